import type { Giorno } from './tempo/date.ts';

/** What a school of the archive is to the office: itself, one of its sites, another school. */
export const tipiSede = ['PROPRIA', 'SEDE', 'ALTRA'] as const;
export type TipoSede = (typeof tipiSede)[number];

export const descrizioneTipoSede: Readonly<Record<TipoSede, string>> = {
  PROPRIA: 'Scuola principale',
  SEDE: 'Sede della scuola',
  ALTRA: 'Altra scuola',
};

/** Who signs for the school: head teacher and administrative director. */
export const ruoliFirma = ['DS', 'DSGA'] as const;
export type RuoloFirma = (typeof ruoliFirma)[number];

export const descrizioneRuoloFirma: Readonly<Record<RuoloFirma, string>> = {
  DS: 'Dirigente scolastico',
  DSGA: 'Direttore dei servizi generali e amministrativi',
};

/** The version that counts on a day: the last one that began; undefined before the first. */
export const versioneAl = <V extends { readonly dal: Giorno }>(versioni: readonly V[], giorno: Giorno): V | undefined =>
  versioni
    .filter(({ dal }) => dal <= giorno)
    .toSorted((a, b) => (a.dal < b.dal ? -1 : 1))
    .at(-1);
