import { descrizioneMotivoSospensione, descrizioneTipoCessazione } from '../elaborazione/denuncia.ts';
import { descrizioneFondoPiano, descrizioneTipoPiano } from '../persona/previdenza.ts';
import {
  descrizioneCodiceCessazione,
  descrizioneMaggiorazione,
  descrizioneTipoDistacco,
} from '../persona/rapporto-inps.ts';
import {
  descrizioneAliquotaVersata,
  descrizioneCausaleVariazione,
  descrizioneMotivoUtilizzo,
  descrizioneOperazione,
  descrizioneRegimeFineServizio,
  descrizioneTipoContributo,
  descrizioneTipoImpiego,
  descrizioneTipoPartTime,
} from './codici-pos-pa.ts';
import { descrizioneTipoServizioInps } from './tipo-servizio-inps.ts';

/** A field of a form: the element it becomes, its words, what it holds. */
export interface CampoModulo {
  readonly nome: string;
  readonly titolo: string;
  readonly tipo: 'importo' | 'testo' | 'data' | 'scelta';
  readonly voci?: Readonly<Record<string, string>>;
  /** How it is written, where its words do not say. */
  readonly aiuto?: string;
  /** Says which record it is: nothing to mend in it. */
  readonly fisso?: true;
}
export interface GruppoCampi {
  readonly titolo: string;
  readonly campi: readonly CampoModulo[];
}

const importo = (nome: string, titolo: string): CampoModulo => ({ nome, titolo, tipo: 'importo' });
const testo = (nome: string, titolo: string): CampoModulo => ({ nome, titolo, tipo: 'testo' });
const data = (nome: string, titolo: string): CampoModulo => ({ nome, titolo, tipo: 'data' });
const scelta = (nome: string, titolo: string, voci: Readonly<Record<string, string>>): CampoModulo => ({
  nome,
  titolo,
  voci,
  tipo: 'scelta',
});

const PERIODO: GruppoCampi = {
  titolo: 'Periodo',
  campi: [
    data('GiornoInizio', 'Dal'),
    data('GiornoFine', 'Al'),
    scelta('CodiceCessazione', 'Cessazione', descrizioneCodiceCessazione),
  ],
};

const di = 'InquadramentoLavPA';
const altrove = `${di}.AltraAmministrazione.ServizioPressoAltraAmministrazione`;
const INQUADRAMENTO: GruppoCampi = {
  titolo: 'Inquadramento',
  campi: [
    scelta(`${di}.TipoImpiego`, 'Tipo di impiego', descrizioneTipoImpiego),
    scelta(`${di}.TipoServizio`, 'Tipo di servizio', descrizioneTipoServizioInps),
    testo(`${di}.Contratto`, 'Contratto'),
    testo(`${di}.Qualifica`, 'Qualifica del conto annuale'),
    scelta(`${di}.PartTimePA.TipoPartTime`, 'Tipo di part time', descrizioneTipoPartTime),
    testo(`${di}.PartTimePA.PercPartTime`, 'Percentuale di part time per mille'),
    testo(`${di}.PercRetribuzione`, 'Percentuale di retribuzione per mille'),
    scelta(`${di}.RegimeFineServizio`, 'Regime di fine servizio', descrizioneRegimeFineServizio),
    scelta(`${altrove}.TipologiaServizio`, 'Servizio presso altra amministrazione', descrizioneTipoDistacco),
    testo(`${altrove}.Amministrazione.CFAzienda`, 'Altra amministrazione: codice fiscale'),
    testo(`${altrove}.Amministrazione.PRGAZIENDA`, 'Altra amministrazione: progressivo'),
  ],
};

const gestione = (nome: string, titolo: string, campi: readonly CampoModulo[]): GruppoCampi => ({
  titolo,
  campi: [testo(`Gestioni.${nome}.CodGestione`, `${titolo}: codice gestione`), ...campi],
});
const pensione = 'Gestioni.GestPensionistica';
const fine = 'Gestioni.GestPrevidenziale';

const GESTIONI: readonly GruppoCampi[] = [
  gestione('GestPensionistica', 'Pensione', [
    importo(`${pensione}.Imponibile`, 'Imponibile della pensione'),
    importo(`${pensione}.Contributo`, 'Contributo della pensione'),
    importo(`${pensione}.Contrib1PerCento`, 'Contributo 1 %'),
    importo(`${pensione}.ImponibileEccMass`, 'Imponibile oltre il massimale'),
    importo(`${pensione}.StipendioTabellare`, 'Stipendio tabellare, per intero'),
    importo(`${pensione}.RetribIndivAnzianita`, 'Retribuzione individuale di anzianità'),
    testo(`${pensione}.GiorniUtiliFiniPensionistici`, 'Giorni utili (a giornata)'),
    scelta(`${pensione}.Maggiorazione.0.CodMaggiorazione`, 'Maggiorazione di servizio', descrizioneMaggiorazione),
    testo(`${pensione}.Maggiorazione.0.GiorniMaggiorazione`, 'Maggiorazione: giorni'),
    testo(`${pensione}.RecuperoSgravi.0.AnnoRif`, 'Recupero sgravi: anno'),
    testo(`${pensione}.RecuperoSgravi.0.MeseRif`, 'Recupero sgravi: mese'),
    testo(`${pensione}.RecuperoSgravi.0.CodiceRecupero`, 'Recupero sgravi: codice'),
    importo(`${pensione}.RecuperoSgravi.0.Importo`, 'Recupero sgravi: importo'),
  ]),
  gestione('GestPrevidenziale', 'Fine servizio', [
    importo(`${fine}.ImponibileTFR`, 'Imponibile TFR'),
    importo(`${fine}.ContributoTFR`, 'Contributo TFR'),
    importo(`${fine}.ImponibileTFS`, 'Imponibile TFS'),
    importo(`${fine}.ContributoTFS`, 'Contributo TFS'),
    importo(`${fine}.ImponibileTFRUlterioriElem`, 'Ulteriori elementi TFR: imponibile'),
    importo(`${fine}.ContributoTFRUlterioriElem`, 'Ulteriori elementi TFR: contributo'),
    importo('RetribTeoricaTabellareTFR', 'Retribuzione teorica per il TFR'),
    importo('RetribValutabileTFR', 'Retribuzione valutabile per il TFR'),
  ]),
  gestione('GestCredito', 'Fondo credito', [
    importo('Gestioni.GestCredito.Imponibile', 'Imponibile del credito'),
    importo('Gestioni.GestCredito.Contributo', 'Contributo del credito'),
  ]),
  gestione('ENPDEP', 'ENPDEP', [
    importo('Gestioni.ENPDEP.Imponibile', 'Imponibile ENPDEP'),
    importo('Gestioni.ENPDEP.Contributo', 'Contributo ENPDEP'),
  ]),
  gestione('ENAM', 'ENAM', [
    importo('Gestioni.ENAM.Imponibile', 'Imponibile ENAM'),
    importo('Gestioni.ENAM.Contributo', 'Contributo ENAM'),
  ]),
];

const versante = (indice: number): GruppoCampi => {
  const [nome, quale] = [`EnteVersante.${indice}`, `Ente versante ${indice + 1}`];
  return {
    titolo: quale,
    campi: [
      scelta(`${nome}.TipoContributo`, `${quale}: tipo di contributo`, descrizioneTipoContributo),
      testo(`${nome}.CFAzienda`, `${quale}: codice fiscale`),
      testo(`${nome}.PRGAZIENDA`, `${quale}: progressivo`),
      importo(`${nome}.Imponibile`, `${quale}: imponibile`),
      importo(`${nome}.Contributo`, `${quale}: contributo`),
      testo(`${nome}.AnnoMeseErogazione`, `${quale}: pagato nel mese (AAAA-MM)`),
      scelta(`${nome}.Aliquota`, `${quale}: aliquota`, descrizioneAliquotaVersata),
    ],
  };
};

const fondo = 'DatiPosContribIscritto.0';
const motivo = 'DescrMotivoUtilizzo';

/** The fields of each form, group by group. */
export const campiModulo = {
  e0: (): readonly GruppoCampi[] => [PERIODO, INQUADRAMENTO, ...GESTIONI],
  v1: (versanti: number): readonly GruppoCampi[] => [
    {
      titolo: 'Variazione',
      campi: [
        scelta('@CausaleVariazione', 'Causale', descrizioneCausaleVariazione),
        scelta('@CodMotivoUtilizzo', 'Motivo di un conguaglio previdenziale', descrizioneMotivoUtilizzo),
        data(`${motivo}.DataAtto`, "Data dell'atto"),
        testo(`${motivo}.IdentAtto`, "Numero dell'atto"),
        testo(`${motivo}.NumeroRegistro`, 'Numero di registro'),
        testo(`${motivo}.CodOrgano`, "Codice dell'organo"),
        testo(`${motivo}.SedeGeograficaOrgano`, "Sede dell'organo"),
      ],
    },
    PERIODO,
    INQUADRAMENTO,
    ...GESTIONI,
    ...Array.from({ length: versanti }, (_, indice) => versante(indice)),
  ],
  e1: (): readonly GruppoCampi[] => [
    {
      titolo: 'Fondo pensione',
      campi: [
        testo(`${fondo}.CodFondo`, 'Codice del fondo'),
        testo(`${fondo}.Comparto`, 'Comparto'),
        data(`${fondo}.DataSottoscrizioneDomanda`, 'Domanda sottoscritta il'),
        testo(`${fondo}.AnnoMeseDecorrenzaContrib`, 'Contributi dal mese (AAAA-MM)'),
        data(`${fondo}.DataInizioPeriodo`, 'Periodo dal'),
        data(`${fondo}.DataFinePeriodo`, 'Periodo al'),
        testo(`${fondo}.AliquotaLav`, 'Aliquota del lavoratore per mille'),
        testo(`${fondo}.AliquotaDL`, 'Aliquota della scuola per mille'),
        testo(`${fondo}.PercTFR`, 'Percentuale di TFR per mille'),
        data(`${fondo}.Cessazione.DataCessazione`, 'Cessazione o sospensione dal'),
        scelta(`${fondo}.Cessazione.CodCessazione`, 'Cessazione', descrizioneTipoCessazione),
        scelta(`${fondo}.Cessazione.CodSospensione`, 'Sospensione', descrizioneMotivoSospensione),
        importo(`${fondo}.RetribSoggettaAContrib`, 'Retribuzione soggetta'),
        importo(`${fondo}.ContribLav`, 'Contributo del lavoratore'),
        importo(`${fondo}.ContribDL`, 'Contributo della scuola'),
        importo(`${fondo}.ContribAgg`, 'Contributo aggiuntivo del fondo'),
        importo(`${fondo}.QuotaIscrizioneLav`, 'Quota di iscrizione del lavoratore'),
        importo(`${fondo}.QuotaIscrizioneDL`, 'Quota di iscrizione della scuola'),
      ],
    },
  ],
  f1: (): readonly GruppoCampi[] => [
    {
      titolo: 'Piano di ammortamento',
      campi: [
        testo('AnnoMeseRif', 'Mese di riferimento (AAAA-MM)'),
        scelta('CodGestione', 'Gestione', descrizioneFondoPiano),
        scelta('TipoPiano', 'Tipo di piano', descrizioneTipoPiano),
        data('DataInizio', 'Inizio del piano'),
        data('DataScadenza', 'Scadenza del piano'),
        testo('PrgRata', 'Numero della rata'),
        testo('TotaleRate', 'Rate in tutto'),
        data('DataRipristino', 'Ripreso il'),
        importo('Importo', 'Importo della rata'),
        scelta('TipoOperazione', 'Operazione', descrizioneOperazione),
      ],
    },
  ],
  frontespizio: (): readonly GruppoCampi[] => [
    {
      titolo: 'Dichiarante',
      campi: [
        testo('PRGAZIENDA', 'Progressivo del dichiarante'),
        testo('CFRappresentanteFirmatario', 'Codice fiscale di chi firma'),
        testo('ISTAT', 'Attività (ATECO)'),
        testo('FormaGiuridica', 'Forma giuridica'),
        testo('EnteVersanteMEF', 'Ente versante MEF'),
      ],
    },
    {
      titolo: 'Enti',
      campi: [
        testo('EnteAppartenenza.CFAzienda', 'Ente di appartenenza: codice fiscale'),
        testo('EnteAppartenenza.PRGAZIENDA', 'Ente di appartenenza: progressivo'),
        testo('SedeServizio.CFAzienda', 'Sede di servizio: codice fiscale'),
        testo('SedeServizio.PRGAZIENDA', 'Sede di servizio: progressivo'),
      ],
    },
    {
      titolo: 'Altri importi (Z2)',
      campi: [
        testo('AltriImportiDovuti_Z2.0.AnnoMese', 'Z2: mese (AAAA-MM)'),
        testo('AltriImportiDovuti_Z2.0.Gestione', 'Z2: gestione'),
        testo('AltriImportiDovuti_Z2.0.TipologiaDovuto', 'Z2: tipologia'),
        importo('AltriImportiDovuti_Z2.0.ImportoDovuto', 'Z2: importo'),
        importo('AltriImportiAConguaglio', 'Altri importi a conguaglio'),
      ],
    },
  ],
  lavoratore: (): readonly GruppoCampi[] => [
    {
      titolo: 'Lavoratore',
      campi: [
        testo('Cognome', 'Cognome'),
        testo('Nome', 'Nome'),
        testo('DatiSedeLavoro.CodiceComune', 'Comune della sede di lavoro'),
        testo('DatiSedeLavoro.CAP', 'CAP della sede di lavoro'),
        data('DatiPrevCompl.GiornoOpzioneTFR', 'Opzione per il TFR il'),
        testo('DatiPrevCompl.CodTipoIscrFondoPrevCompl', 'Tipo di iscrizione al fondo pensione'),
      ],
    },
  ],
} as const;
