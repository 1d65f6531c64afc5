import { describe, expect, test } from 'vitest';
import { controlliAzienda } from '#functions/denunce/formati/uniemens/controlli/azienda.ts';
import { controlliCollaboratori } from '#functions/denunce/formati/uniemens/controlli/collaboratori.ts';
import { controlliIdentita } from '#functions/denunce/formati/uniemens/controlli/identita.ts';
import { controlliIndividuali } from '#functions/denunce/formati/uniemens/controlli/individuali.ts';
import { controlliListe } from '#functions/denunce/formati/uniemens/controlli/liste.ts';
import { controlliPeriodi } from '#functions/denunce/formati/uniemens/controlli/periodi.ts';
import { controlliPersone } from '#functions/denunce/formati/uniemens/controlli/persone.ts';
import { controlliPosPA } from '#functions/denunce/formati/uniemens/controlli/pos-pa.ts';
import { controlliTabelle } from '#functions/denunce/formati/uniemens/controlli/tabelle.ts';
import { conGuasto, trovati, type Campione } from '#support/denunce/uniemens-di-prova.ts';

const PA = 'Azienda.0.ListaPosPA.0';
const D0 = `${PA}.PosPA.0.D0_DenunciaIndividuale`;
const E0 = `${D0}.0.E0_PeriodoNelMese.0`;
const TFR = `${D0}.1.E0_PeriodoNelMese.0`;
const V1 = `${D0}.0.V1_PeriodoPrecedente`;
const POS = 'Azienda.0.PosContributiva.0';
const IND = `${POS}.DenunciaIndividuale.0`;
const COLL = 'Azienda.0.ListaCollaboratori.Collaboratore.0';

const INQUADRATO = { TipoImpiego: '1', TipoServizio: '4', Contratto: 'SCUO', Qualifica: '012345' };

/** A sample, what is changed in it, the code found and the field it is found in; the field is that changed when not said. */
type Guasto = readonly [Campione, string, unknown, string, string?];

const guasti: readonly Guasto[] = [
  ['z2', 'DatiMittente.CFMittente', '80999990016', 'uniemens.mittente'],
  ['z2', 'Azienda.0.CFAzienda', '80999990016', 'uniemens.azienda'],
  ['collaboratore', 'Azienda.0.ListaCollaboratori', undefined, 'uniemens.vuota', 'Azienda.0'],
  ['z2', 'DatiMittente.CFSoftwarehouse', '00000000000', 'uniemens.software'],
  // Who is declared, in each part: a provisional codice fiscale, a town that was abolished.
  ['supplente-ds', `${IND}.CFLavoratore`, '80012345676', 'uniemens.codice-provvisorio'],
  ['collaboratore', `${COLL}.CFCollaboratore`, '80012345676', 'uniemens.codice-provvisorio'],
  ['due-docenti', `${D0}.0.CFLavoratore`, '80012345676', 'uniemens.codice-provvisorio'],
  ['supplente-ds', `${IND}.CodiceComune`, 'A042', 'uniemens.comune'],
  ['collaboratore', `${COLL}.CodiceComune`, 'A042', 'uniemens.comune'],
  ['due-docenti', `${D0}.0.DatiSedeLavoro.CodiceComune`, 'A042', 'uniemens.comune'],
  // Private family.
  ['supplente-ds', `${POS}.Matricola`, '70000001', 'uniemens.matricola'],
  ['supplente-ds', `${IND}.CFLavoratore`, 'TRMLVI93B03F205X', 'uniemens.codice-fiscale'],
  ['supplente-ds', `${IND}.Qualifica1`, undefined, '00090E'],
  ['supplente-ds', `${IND}.Qualifica3`, undefined, '00090E'],
  ['supplente-ds', `${IND}.PercPartTime`, 5000, '00820E'],
  ['supplente-ds', `${IND}.Qualifica2`, 'P', '1527', `${IND}.DatiRetributivi.OreContribuite`],
  ['supplente-ds', `${IND}.@TipoRegolarizz`, 'RS', '31', `${IND}.@IdentInvioAttoINPS`],
  [
    'supplente-ds',
    `${POS}.DenunciaAziendale.@TipoRegolarizz`,
    'RS',
    '31',
    `${POS}.DenunciaAziendale.@IdentInvioAttoINPS`,
  ],
  ['supplente-ds', `${IND}.DatiRetributivi.GiorniRetribuiti`, 1, '02560E'],
  ['supplente-ds', `${IND}.DatiRetributivi.GiorniRetribuiti`, 13, '02570E'],
  ['supplente-ds', `${IND}.DatiRetributivi.Giorno.19.Lavorato`, 'S', '07780E', `${IND}.DatiRetributivi.Giorno.19`],
  [
    'supplente-ds',
    `${IND}.DatiRetributivi.Settimana.2`,
    { IdSettimana: 15, TipoCopertura: 'X' },
    'uniemens.settimane',
    `${IND}.DatiRetributivi.Settimana.2.IdSettimana`,
  ],
  ['supplente-ds', `${IND}.DatiRetributivi.OreContribuite`, 5000, 'uniemens.giorni-o-ore'],
  ['supplente-ds', `${POS}.DenunciaAziendale.DatiQuadraturaRetrContr.NumDenIndiv`, 2, 'uniemens.numero-denunce'],
  ['supplente-ds', `${POS}.DenunciaAziendale.DatiQuadraturaRetrContr.TotaleADebito`, 18, 'uniemens.totali'],
  ['supplente-ds', `${POS}.DenunciaAziendale.DatiQuadraturaRetrContr.TotaleACredito`, 1, 'uniemens.totali'],
  [
    'mese-diminuito',
    `${IND}.DatiRetributivi.VarRetributive.0.CausaleVarRetr`,
    undefined,
    'uniemens.causale-variazione',
  ],
  ['mese-diminuito', `${IND}.DatiRetributivi.VarRetributive.0.AnnoMeseVarRetr`, '2025-03', 'uniemens.mese-variazione'],
  ['mese-diminuito', `${POS}.DenunciaAziendale.DatiQuadraturaRetrContr.TotaleACredito`, 1, 'uniemens.totali'],
  [
    'mese-diminuito',
    `${POS}.DenunciaAziendale.DatiQuadraturaRetrContr.TotaleACredito`,
    0,
    'uniemens.totali-altra-lettura',
  ],
  [
    'supplente-ds',
    `${IND}.DatiRetributivi.ContribuzioneAggiuntiva`,
    { Contrib1PerCento: { ImponibileCtrAgg: 100, ContribAggCorrente: 100 } },
    'uniemens.totali-altra-lettura',
    `${POS}.DenunciaAziendale.DatiQuadraturaRetrContr.TotaleADebito`,
  ],
  ['supplente-ds', `${IND}.PercPartTimeMese`, 5000, '00820E'],
  ['supplente-ds', `${IND}.@TipoRegolarizz`, '', '31'],
  ['supplente-ds', `${IND}.@IdentInvioAttoINPS`, '', '31'],
  ['supplente-ds', `${IND}.DatiRetributivi.Giorno.30.@GG`, '32', 'uniemens.giorni'],
  ['supplente-ds', `${IND}.DatiRetributivi.Giorno.30.@GG`, 'XX', 'uniemens.giorni'],
  ['supplente-ds', `${IND}.DatiRetributivi.Giorno.30.@GG`, '30', 'uniemens.giorni'],
  ['supplente-ds', `${IND}.CFLavoratore`, 'TRMLVI93B03F205CC', 'uniemens.codice-fiscale'],
  // Collaborators.
  ['collaboratore', `${COLL}.CFCollaboratore`, 'RSCDLM72P09D612X', 'collaboratori.codice-fiscale'],
  ['collaboratore', `${COLL}.CFCollaboratore`, 'RSCDLM72P09D612NN', 'collaboratori.codice-fiscale'],
  ['collaboratore', `${COLL}.CodiceComune`, 'H50', 'collaboratori.comune'],
  ['collaboratore', `${COLL}.CodiceComune`, 'H5011', 'collaboratori.comune'],
  ['collaboratore', `${COLL}.Aliquota`, undefined, 'collaboratori.senza-aliquota'],
  ['collaboratore', 'Azienda.0.ListaCollaboratori.Collaboratore', [], 'uniemens.vuota', 'Azienda.0'],
  ['collaboratore', `${COLL}.TipoRapporto`, undefined, 'collaboratori.tipo-rapporto'],
  ['collaboratore', `${COLL}.Imponibile`, 0, 'collaboratori.imponibile'],
  ['collaboratore', `${COLL}.Al`, '2024-03-31', 'collaboratori.periodo'],
  // Public family.
  ['due-docenti', `${PA}.PosPA`, [], '00124I'],
  ['due-docenti', `${PA}.PRGAZIENDA`, '1', 'pospa.progressivo'],
  ['due-docenti', `${D0}.0.CFLavoratore`, 'NVLBRC79L54H501X', 'pospa.codice-fiscale'],
  ['due-docenti', `${D0}.0.DatiSedeLavoro.CAP`, '100', 'pospa.sede-lavoro'],
  ['due-docenti', `${E0}.GiornoFine`, '2025-04-01', 'pospa.mese', `${E0}.GiornoInizio`],
  ['due-docenti', `${TFR}.GiornoFine`, '2025-03-02', 'pospa.periodo'],
  [
    'due-docenti',
    `${TFR}.InquadramentoLavPA.TipoImpiego`,
    '2',
    '00072I',
    `${TFR}.Gestioni.GestPensionistica.GiorniUtiliFiniPensionistici`,
  ],
  ['due-docenti', `${TFR}.Gestioni.GestPrevidenziale.ContributoTFR`, 72_992, '00089I'],
  [
    'due-docenti',
    `${E0}.Gestioni.GestPrevidenziale`,
    undefined,
    '00390I',
    `${E0}.InquadramentoLavPA.RegimeFineServizio`,
  ],
  ['due-docenti', `${TFR}.RetribTeoricaTabellareTFR`, undefined, '00383I'],
  ['due-docenti', `${TFR}.RetribValutabileTFR`, undefined, '00116I'],
  ['due-docenti', `${TFR}.RetribValutabileTFR`, 91_300, 'pospa.valutabile-tfr'],
  ['due-docenti', `${TFR}.Gestioni.GestPrevidenziale.ImponibileTFRUlterioriElem`, 100, '00601I'],
  [
    'due-docenti',
    `${E0}.InquadramentoLavPA.PartTimePA`,
    { TipoPartTime: 'P', PercPartTime: 50_000 },
    'pospa.part-time',
  ],
  [
    'part-time',
    `${E0}.InquadramentoLavPA.PartTimePA.TipoPartTime`,
    'O',
    'pospa.part-time',
    `${E0}.InquadramentoLavPA.PartTimePA`,
  ],
  [
    'due-docenti',
    `${E0}.Gestioni.GestPensionistica.RecuperoSgravi`,
    [{ AnnoRif: '2025', MeseRif: '02', Importo: 1_000 }],
    'pospa.codice-recupero',
    `${E0}.Gestioni.GestPensionistica.RecuperoSgravi.0.CodiceRecupero`,
  ],
  [
    'due-docenti',
    `${E0}.Gestioni`,
    {
      GestPensionistica: { CodGestione: '1', Imponibile: -1, StipendioTabellare: 0, RetribIndivAnzianita: 0 },
      GestPrevidenziale: { CodGestione: '7', ImponibileTFS: 187_654, ContributoTFS: 18_015 },
    },
    'pospa.importi',
    `${E0}.Gestioni.GestPensionistica.Imponibile`,
  ],
  ['due-docenti', `${E0}.Gestioni.GestCredito.Imponibile`, -234_567, 'pospa.importi'],
  ['due-docenti', `${E0}.Gestioni.GestPrevidenziale.ImponibileTFS`, -187_654, 'pospa.importi'],
  ['due-docenti', `${E0}.Gestioni.GestCredito.Imponibile`, 234_568, 'pospa.imponibile-credito'],
  ['due-docenti', `${E0}.InquadramentoLavPA.TipoImpiego`, undefined, 'pospa.inquadramento'],
  ['due-docenti', `${E0}.InquadramentoLavPA.Qualifica`, undefined, 'pospa.inquadramento'],
  [
    'variazioni',
    `${V1}.1`,
    { '@CausaleVariazione': '5', GiornoInizio: '2024-11-01', GiornoFine: '2024-11-30', InquadramentoLavPA: INQUADRATO },
    'pospa.inquadramento',
    `${V1}.1.Gestioni`,
  ],
  ['due-docenti', `${E0}.Gestioni.GestPensionistica.StipendioTabellare`, undefined, 'pospa.tabellare'],
  ['due-docenti', `${E0}.Gestioni.GestPensionistica.CodGestione`, '7', 'pospa.gestione'],
  ['due-docenti', `${E0}.InquadramentoLavPA.RegimeFineServizio`, '9', 'pospa.regime'],
  ['due-docenti', `${E0}.InquadramentoLavPA.TipoImpiego`, '99', 'pospa.codice'],
  ['due-docenti', `${E0}.InquadramentoLavPA.TipoServizio`, '61', 'pospa.codice'],
  ['due-docenti', `${TFR}.CodiceCessazione`, '99', 'pospa.codice'],
  ['due-docenti', `${E0}.Gestioni.GestPensionistica.GiorniUtiliFiniPensionistici`, 20, 'pospa.giorni-utili'],
  ['due-docenti', `${PA}.CFRappresentanteFirmatario`, undefined, 'pospa.firmatario'],
  ['due-docenti', `${PA}.CFRappresentanteFirmatario`, 'VRDTTV66D61H501X', 'pospa.firmatario'],
  ['due-docenti', `${PA}.PosPA.0.D0_DenunciaIndividuale`, [], 'pospa.vuota', `${PA}.PosPA`],
  ['due-docenti', `${PA}.@TipoListaPosPA`, '0', 'pospa.tipo-lista'],
  [
    'due-docenti',
    `${PA}.PosPA.0.EnteAppartenenza`,
    { CFAzienda: '80999990015', PRGAZIENDA: '0' },
    'pospa.enti',
    `${PA}.PosPA.0.EnteAppartenenza.PRGAZIENDA`,
  ],
  ['variazioni', `${V1}.0.EnteVersante.0.CFAzienda`, '80999990016', 'pospa.enti'],
  ['variazioni', `${V1}.0.EnteVersante.0.PRGAZIENDA`, '1', 'pospa.enti'],
  [
    'ammortamento',
    `${D0}.0.F1_Ammortamento.0.AltroEnteVersante`,
    { CodiceFiscale: '80999990015', Progressivo: '1' },
    'pospa.enti',
    `${D0}.0.F1_Ammortamento.0.AltroEnteVersante.Progressivo`,
  ],
  ['causale-7', `${V1}.0.@CodMotivoUtilizzo`, '12', 'pospa.motivo-utilizzo'],
  ['variazioni', `${PA}.AltriImportiAConguaglio`, 100, 'pospa.lista-variazioni'],
  ['variazioni', `${V1}.1.CodiceCessazione`, '18', '00126I', `${V1}.1`],
  ['variazioni', `${V1}.1.@CausaleVariazione`, '2', 'pospa.causale'],
  ['variazioni', `${V1}.0.@CodMotivoUtilizzo`, '3', 'pospa.motivo-utilizzo'],
  [
    'variazioni',
    `${V1}.0.EnteVersante.0.Imponibile`,
    70_001,
    '00171I',
    `${V1}.0.Gestioni.GestPensionistica.Imponibile`,
  ],
  [
    'variazioni',
    `${V1}.0.EnteVersante.0.Imponibile`,
    69_999,
    '00171I',
    `${V1}.0.Gestioni.GestPensionistica.Imponibile`,
  ],
  [
    'variazioni',
    `${V1}.0.EnteVersante.0.Contributo`,
    23_099,
    '00172I',
    `${V1}.0.Gestioni.GestPensionistica.Contributo`,
  ],
  ['variazioni', `${V1}.0.EnteVersante.1.Contributo`, 246, '00032I', `${V1}.0.Gestioni.GestCredito.Contributo`],
  ['variazioni', `${V1}.0.EnteVersante.1.Imponibile`, 70_001, '00032I', `${V1}.0.Gestioni.GestCredito.Imponibile`],
  [
    'variazioni',
    `${V1}.0.EnteVersante.2.Contributo`,
    5_377,
    'pospa.tfr-versanti',
    `${V1}.0.Gestioni.GestPrevidenziale.Contributo`,
  ],
  [
    'variazioni',
    `${V1}.0.EnteVersante.6`,
    {
      TipoContributo: '7',
      CFAzienda: '80999990015',
      PRGAZIENDA: '00000',
      Imponibile: 0,
      Contributo: 1,
      AnnoMeseErogazione: '2024-10',
    },
    'pospa.tfs-versanti',
    `${V1}.0.Gestioni.GestPrevidenziale.Contributo`,
  ],
  ['variazioni', `${V1}.0.EnteVersante.0.AnnoMeseErogazione`, undefined, 'AMEV'],
  ['variazioni', `${V1}.0.EnteVersante.0.AnnoMeseErogazione`, '2024-09', '00356I'],
  ['ammortamento', `${D0}.0.F1_Ammortamento.0.PrgRata`, 61, 'pospa.rate'],
  ['ammortamento', `${D0}.0.F1_Ammortamento.0.TipoOperazione`, 'X', 'pospa.operazione'],
  ['ammortamento', `${D0}.0.F1_Ammortamento.0.TipoPiano`, '99', 'uniemens.tabella-osservata'],
  ['ammortamento', `${D0}.0.F1_Ammortamento.0.CodGestione`, '12', 'pospa.sigla-gestione'],
  ['variazioni', `${V1}.0.InquadramentoLavPA.Contratto`, 'ZZZZ', 'pospa.segnaposto'],
  ['variazioni', `${V1}.0.InquadramentoLavPA.Qualifica`, '000000', 'pospa.segnaposto'],
  ['variazioni', `${D0}.0.Cognome`, 'ALTRI', 'uniemens.identita'],
  ['supplente-ds', 'Azienda.0.PosContributiva.0.DenunciaIndividuale.0.Qualifica3', 'X', 'uniemens.tabella'],
  ['supplente-ds', 'Azienda.0.PosContributiva.0.DenunciaIndividuale.0.RegimePost95', 'X', 'uniemens.tabella'],
  ['supplente-ds', 'Azienda.0.PosContributiva.0.@Composizione', 'XX', 'uniemens.tabella'],
];

/** Rules whose fault takes more than one change: each has its test in controlli-composti. */
const A_PARTE = [
  'uniemens.cessazione-diversa',
  'pospa.aliquota',
  'pospa.motivo-assente',
  '02580E',
  '00603I',
  'collaboratori.aliquota',
  'collaboratori.doppio',
] as const;

describe('one fault is found with its code, and nothing else', () => {
  const casi = guasti.map(([campione, percorso, valore, codice, campo = percorso]) => ({
    campione,
    percorso,
    valore,
    codice,
    campo,
    nome: `${campione}: ${percorso} = ${JSON.stringify(valore)} → ${codice}`,
  }));
  test.each(casi)('$nome', ({ campione, percorso, valore, codice, campo }) => {
    expect(trovati(conGuasto(campione, percorso, valore)).map((uno) => [uno.codice, uno.campo])).toEqual([
      [codice, campo],
    ]);
  });

  test('every rule has its fault', () => {
    const provati = new Set([...guasti.map(([, , , codice]) => codice), ...A_PARTE]);
    const regole = [
      ...[controlliAzienda, controlliIndividuali, controlliCollaboratori],
      ...[controlliListe, controlliPosPA, controlliPeriodi, controlliPersone, controlliTabelle, controlliIdentita],
    ];
    expect(regole.flat().flatMap(({ codice }) => (provati.has(codice) ? [] : [codice]))).toEqual([]);
  });
});
