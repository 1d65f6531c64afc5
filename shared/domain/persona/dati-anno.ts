/** What the 730 return of a person leaves to withhold or to give back, by kind. */
export const voci730 = [
  'IRPEF_SALDO',
  'IRPEF_PRIMO_ACCONTO',
  'IRPEF_SECONDO_ACCONTO',
  'ADDIZIONALE_REGIONALE',
  'ADDIZIONALE_COMUNALE',
  'ADDIZIONALE_COMUNALE_ACCONTO',
  'CEDOLARE_SECCA',
] as const;
export type Voce730 = (typeof voci730)[number];

export const descrizioneVoce730: Readonly<Record<Voce730, string>> = {
  IRPEF_SALDO: 'IRPEF, saldo',
  IRPEF_PRIMO_ACCONTO: 'IRPEF, primo acconto',
  IRPEF_SECONDO_ACCONTO: 'IRPEF, secondo acconto',
  ADDIZIONALE_REGIONALE: 'Addizionale regionale',
  ADDIZIONALE_COMUNALE: 'Addizionale comunale, saldo',
  ADDIZIONALE_COMUNALE_ACCONTO: 'Addizionale comunale, acconto',
  CEDOLARE_SECCA: 'Cedolare secca',
};

/** Papers of the person that a tax choice of the year rests on. */
export const documentiFiscali = ['RINUNCIA_SOSTITUTIVA', 'RICHIESTA_CU_ALTRI'] as const;
export type TipoDocumentoFiscale = (typeof documentiFiscali)[number];

export const descrizioneDocumentoFiscale: Readonly<Record<TipoDocumentoFiscale, string>> = {
  RINUNCIA_SOSTITUTIVA: "Rinuncia all'imposta sostitutiva del 15 %",
  RICHIESTA_CU_ALTRI: 'Richiesta di conguaglio con la CU di altri datori di lavoro',
};

/** Whether the certificate stays out of the pre-filled return, as the form numbers the reasons. */
export const esclusioniPrecompilata = ['1', '2'] as const;
