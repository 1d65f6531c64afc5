/** A period of V1 as an office writes it by hand: a contribution of January 2026 that the employer pays late. */
export const PERIODO_V1 = {
  '@CausaleVariazione': '5',
  GiornoInizio: '2026-01-01',
  GiornoFine: '2026-01-31',
  'InquadramentoLavPA.TipoImpiego': '1',
  'InquadramentoLavPA.TipoServizio': '4',
  'InquadramentoLavPA.Contratto': 'SCUO',
  'InquadramentoLavPA.Qualifica': '012345',
  'Gestioni.GestPensionistica.CodGestione': '1',
  'Gestioni.GestPensionistica.Imponibile': 50_000,
  'Gestioni.GestPensionistica.Contributo': 16_500,
  'EnteVersante.0.TipoContributo': '1',
  'EnteVersante.0.CFAzienda': '80012345676',
  'EnteVersante.0.PRGAZIENDA': '00000',
  'EnteVersante.0.Imponibile': 50_000,
  'EnteVersante.0.Contributo': 16_500,
  'EnteVersante.0.AnnoMeseErogazione': '2026-01',
  'EnteVersante.0.Aliquota': '2',
};

/** An instalment of F1 beyond the last of its plan. */
export const PIANO_A_RATE = {
  AnnoMeseRif: '2026-03',
  CodGestione: '1',
  TipoPiano: '11',
  DataInizio: '2024-01-01',
  DataScadenza: '2028-12-31',
  PrgRata: '61',
  TotaleRate: '60',
  Importo: 4_567,
  TipoOperazione: 'V',
};
