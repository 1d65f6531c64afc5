/** Sex as the registry and the codice fiscale write it: `flgSesso`. */
export const sessi = ['M', 'F'] as const;
export type Sesso = (typeof sessi)[number];

export const descrizioneSesso: Readonly<Record<Sesso, string>> = { M: 'Maschio', F: 'Femmina' };

/** Contract of a service, the last day it can reach and what it means for pay. */
export const tipiRapporto = ['INDETERMINATO', 'ANNUALE', 'TERMINE_ATTIVITA', 'BREVE'] as const;
export type TipoRapporto = (typeof tipiRapporto)[number];

export const descrizioneTipoRapporto: Readonly<Record<TipoRapporto, string>> = {
  INDETERMINATO: 'Tempo indeterminato',
  ANNUALE: 'Supplenza annuale (fino al 31/08)',
  TERMINE_ATTIVITA: 'Supplenza fino al termine delle attività didattiche (30/06)',
  BREVE: 'Supplenza breve e saltuaria',
};

/** Working time of a service: part time needs its hours, full time refuses them. */
export const tipiOrario = ['F', 'P', 'V', 'M'] as const;
export type TipoOrario = (typeof tipiOrario)[number];

export const descrizioneTipoOrario: Readonly<Record<TipoOrario, string>> = {
  F: 'Tempo pieno',
  P: 'Part time orizzontale',
  V: 'Part time verticale',
  M: 'Part time misto',
};

/** What a user item is measured in. */
export const unitaVoce = ['IMPORTO', 'GIORNI', 'ORE'] as const;
export type UnitaVoce = (typeof unitaVoce)[number];

export const descrizioneUnitaVoce: Readonly<Record<UnitaVoce, string>> = {
  IMPORTO: 'Importo',
  GIORNI: 'Giorni',
  ORE: 'Ore',
};
