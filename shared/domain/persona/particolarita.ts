/** Dated conditions that change the contributions or the tax of a person. */
export const codiciParticolarita = [
  'ESONERO_IVS_2',
  'ESONERO_IVS_3',
  'ESTERO_RITENUTA',
  'ESTERO_CONVENZIONE',
  'ESTERO_ABITUALE',
  'MADRE_DUE_FIGLI',
  'MADRE_TRE_FIGLI',
  'CATEGORIA_PROTETTA',
] as const;
export type CodiceParticolarita = (typeof codiciParticolarita)[number];

export const descrizioneParticolarita: Readonly<Record<CodiceParticolarita, string>> = {
  ESONERO_IVS_2: 'Esonero della quota IVS, 2 % (6 % dal 7/2023)',
  ESONERO_IVS_3: 'Esonero della quota IVS, 3 % (7 % dal 7/2023)',
  ESTERO_RITENUTA: "Occasionale non residente, ritenuta a titolo d'imposta",
  ESTERO_CONVENZIONE: 'Occasionale non residente, esente per convenzione',
  ESTERO_ABITUALE: 'Non residente, attività abituale',
  MADRE_DUE_FIGLI: 'Esonero lavoratrici madri con due figli (2024)',
  MADRE_TRE_FIGLI: 'Esonero lavoratrici madri con tre o più figli',
  CATEGORIA_PROTETTA: 'Categoria protetta (L. 68/1999)',
};

/** Of each group a person has one at most on a day. */
export type GruppoParticolarita = 'ESONERO' | 'ESTERO' | 'MADRE' | 'PROTETTA';

export const gruppoParticolarita: Readonly<Record<CodiceParticolarita, GruppoParticolarita>> = {
  ESONERO_IVS_2: 'ESONERO',
  ESONERO_IVS_3: 'ESONERO',
  ESTERO_RITENUTA: 'ESTERO',
  ESTERO_CONVENZIONE: 'ESTERO',
  ESTERO_ABITUALE: 'ESTERO',
  MADRE_DUE_FIGLI: 'MADRE',
  MADRE_TRE_FIGLI: 'MADRE',
  CATEGORIA_PROTETTA: 'PROTETTA',
};

/** What the office reads when two of a group meet. */
export const messaggioEsclusione: Readonly<Record<GruppoParticolarita, string>> = {
  ESONERO: 'Gli esoneri del 2 % e del 3 % non si possono avere insieme.',
  ESTERO: 'Per gli occasionali esteri si sceglie una sola opzione.',
  MADRE: "L'esonero per le lavoratrici madri è uno solo.",
  PROTETTA: "L'appartenenza alle categorie protette c'è già in quei giorni.",
};
