import * as z from 'zod';
import { annoMese, codice, codiceGiudicato, ente, euro, giorno, intero } from './elementi.ts';

const AltraAmministrazione = z.strictObject({
  ServizioPressoAltraAmministrazione: z
    .strictObject({ TipologiaServizio: codice(2), Amministrazione: z.strictObject(ente) })
    .optional(),
  DipendenteAltraAmministrazione: z.strictObject({ TipologiaServizio: codice(2), ...ente }).optional(),
});

const InquadramentoLavPA = z.strictObject({
  TipoImpiego: codice(2).optional(),
  TipoServizio: codice(2).optional(),
  PercRetribuzione: intero().optional(),
  Contratto: codice(10).optional(),
  Qualifica: codice(10).optional(),
  PartTimePA: z.strictObject({ TipoPartTime: codice(1), PercPartTime: intero(100_000) }).optional(),
  RegimeFineServizio: codice(1).optional(),
  PercAspettativaL300_70: intero(100_000).optional(),
  AltraAmministrazione: AltraAmministrazione.optional(),
});

const GestPensionistica = z.strictObject({
  CodGestione: codice(2),
  Imponibile: euro().optional(),
  Contributo: euro().optional(),
  ImponibileEccMass: euro().optional(),
  Contrib1PerCento: euro().optional(),
  IndennitaVolo: euro().optional(),
  MaggiorazBasePensL165_97: euro().optional(),
  GiorniUtiliFiniPensionistici: intero(999).optional(),
  RetribVirtualeFiniPens: euro().optional(),
  Maggiorazione: z.array(z.strictObject({ CodMaggiorazione: codice(3), GiorniMaggiorazione: intero(366) })).optional(),
  StipendioTabellare: euro().optional(),
  RetribIndivAnzianita: euro().optional(),
  QuotaDatoreL166_91: euro().optional(),
  ContributoL166_91: euro().optional(),
  RecuperoSgravi: z
    .array(
      z.strictObject({
        AnnoRif: codice(4),
        MeseRif: codice(2),
        /** Required, and told as missing: no source lists the codes. */
        CodiceRecupero: codice(4).optional(),
        AltroImponibile: euro().optional(),
        Importo: euro(),
      }),
    )
    .optional(),
});

const GestPrevidenziale = z.strictObject({
  CodGestione: codice(2),
  ImponibileTFR: euro().optional(),
  ContributoTFR: euro().optional(),
  ImponibileTFRUlterioriElem: euro().optional(),
  ContributoTFRUlterioriElem: euro().optional(),
  ImponibileTFREccMass: euro().optional(),
  ImponibileTFS: euro().optional(),
  ContributoTFS: euro().optional(),
  ImponibileTFSEccMass: euro().optional(),
  ContributoSospesoPrev: euro().optional(),
});

const Gestioni = z.strictObject({
  GestPensionistica: GestPensionistica.optional(),
  GestPrevidenziale: GestPrevidenziale.optional(),
  GestCredito: z
    .strictObject({
      CodGestione: codice(2),
      AderenteCredito45_2007: codice(1).optional(),
      Imponibile: euro().optional(),
      Contributo: euro().optional(),
      ImponibileEccMass: euro().optional(),
      ContributoSospesoCred: euro().optional(),
    })
    .optional(),
  ENPDEP: z
    .strictObject({
      CodGestione: codice(2),
      Imponibile: euro().optional(),
      Contributo: euro().optional(),
      ContributoSospesoENPDEP: euro().optional(),
    })
    .optional(),
  ENAM: z
    .strictObject({ CodGestione: codice(2), Imponibile: euro().optional(), Contributo: euro().optional() })
    .optional(),
});

/** What periods of the month and earlier ones have in common. */
const periodo = {
  GiornoInizio: giorno(),
  GiornoFine: giorno(),
  InquadramentoLavPA: InquadramentoLavPA.optional(),
  Gestioni: Gestioni.optional(),
  CodiceCessazione: codice(2).optional(),
};
const retribuzioniTFR = {
  RetribTeoricaTabellareTFR: euro().optional(),
  RetribValutabileTFR: euro().optional(),
};
const versante = { TipoContributo: codice(2), ...ente, Imponibile: euro().optional(), Contributo: euro().optional() };

export const E0 = z.strictObject({
  ...periodo,
  NumeroMensilita: intero().optional(),
  ...retribuzioniTFR,
  DataFineBeneficioCalamita: giorno().optional(),
  ConguaglioImponibile: euro().optional(),
  AltroEnteVersante: z.array(z.strictObject(versante)).optional(),
});
export type E0 = z.infer<typeof E0>;

const DatiPosContribIscritto = z.strictObject({
  '@ContribVersNonDich': codice(10).optional(),
  CodFondo: codice(5).optional(),
  Comparto: codice(5).optional(),
  DataSottoscrizioneDomanda: giorno().optional(),
  AnnoMeseDecorrenzaContrib: annoMese().optional(),
  DataInizioPeriodo: giorno().optional(),
  DataFinePeriodo: giorno().optional(),
  AliquotaLav: intero(100_000).optional(),
  AliquotaDL: intero(100_000).optional(),
  PercTFR: intero(100_000).optional(),
  Cessazione: z
    .strictObject({
      DataCessazione: giorno().optional(),
      CodCessazione: codice(3).optional(),
      CodSospensione: codice(3).optional(),
    })
    .optional(),
  RetribSoggettaAContrib: euro().optional(),
  ContribLav: euro().optional(),
  ContribDL: euro().optional(),
  ContribAgg: euro().optional(),
  QuotaIscrizioneLav: euro().optional(),
  QuotaIscrizioneDL: euro().optional(),
  ConguaglioFiscale: euro().optional(),
  QuotaReintegrazione: euro().optional(),
  VersTFRAPrevCompl: euro().optional(),
});

export const E1 = z.strictObject({
  DatiPosContribIscritto: z.array(DatiPosContribIscritto).optional(),
  ContribOmessiOIndebiti: z
    .strictObject({
      DataInizioPeriodo: giorno().optional(),
      DataFinePeriodo: giorno().optional(),
      ContribDL: euro().optional(),
      ContribLav: euro().optional(),
      ImportoRifusioneDanno: euro().optional(),
      ImportoSanzione: euro().optional(),
      ContribIndebitoDL: euro().optional(),
      ContribIndebitoLav: euro().optional(),
    })
    .optional(),
  AltroEnteVersante: z.strictObject({ CodiceFiscale: codiceGiudicato(), Progressivo: codiceGiudicato() }).optional(),
});

export const F1 = z.strictObject({
  '@AnnoMeseVerNonDich': annoMese().optional(),
  AnnoMeseVersNonDich: annoMese().optional(),
  AnnoMeseRif: annoMese(),
  CodGestione: codice(2),
  TipoPiano: codice(2),
  DataInizio: giorno(),
  DataScadenza: giorno(),
  PrgRata: intero(),
  TotaleRate: intero(),
  DataRipristino: giorno().optional(),
  AnteSubentro: codice(1).optional(),
  Importo: euro(),
  TipoOperazione: codice(1),
  AltroEnteVersante: z.strictObject({ CodiceFiscale: codiceGiudicato(), Progressivo: codiceGiudicato() }).optional(),
});

export const V1 = z.strictObject({
  '@CausaleVariazione': codice(2),
  '@CodMotivoUtilizzo': codice(2).optional(),
  Aliquota: codice(1).optional(),
  ...periodo,
  ...retribuzioniTFR,
  DescrMotivoUtilizzo: z
    .strictObject({
      DataAtto: giorno().optional(),
      IdentAtto: codice(50).optional(),
      NumeroRegistro: codice(50).optional(),
      CodOrgano: codice(10).optional(),
      SedeGeograficaOrgano: codice(100).optional(),
    })
    .optional(),
  EnteVersante: z
    .array(z.strictObject({ ...versante, AnnoMeseErogazione: annoMese().optional(), Aliquota: codice(1).optional() }))
    .optional(),
});
export type V1 = z.infer<typeof V1>;

/** Who a worker is and where they work, without their periods. */
export const Lavoratore = z.strictObject({
  CFLavoratore: codiceGiudicato(),
  Cognome: codice(40),
  Nome: codice(30),
  DatiPrevCompl: z
    .strictObject({ GiornoOpzioneTFR: giorno().optional(), CodTipoIscrFondoPrevCompl: codice(2).optional() })
    .optional(),
  DatiSedeLavoro: z
    .strictObject({ CodiceComune: codiceGiudicato().optional(), CAP: codiceGiudicato().optional() })
    .optional(),
});

/** The order of its forms is the only one that a source gives as that of the official schema. */
const D0 = z
  .strictObject({
    ...Lavoratore.shape,
    E0_PeriodoNelMese: z.array(E0).optional(),
    E1_FondoPensioneCompl: z.array(E1).optional(),
    F1_Ammortamento: z.array(F1).optional(),
    V1_PeriodoPrecedente: z.array(V1).optional(),
  })
  .meta({ xml: 'sequenza' });
export type D0 = z.infer<typeof D0>;

/** Their elements are not known: presumed as those of every other body. */
const enti = { EnteAppartenenza: z.strictObject(ente).optional(), SedeServizio: z.strictObject(ente).optional() };

const PosPA = z.strictObject({ ...enti, D0_DenunciaIndividuale: z.array(D0).optional() });

/** Who declares, before the workers. */
const dichiarante = {
  '@TipoListaPosPA': codice(1).optional(),
  PRGAZIENDA: codiceGiudicato(),
  CFRappresentanteFirmatario: codiceGiudicato().optional(),
  ISTAT: codice(6).optional(),
  FormaGiuridica: codice(4).optional(),
  EnteVersanteMEF: codice(20).optional(),
};

/** What is due besides what the workers declare: the form Z2, and what is recovered. */
const altriImporti = {
  AltriImportiDovuti_Z2: z
    .array(
      z.strictObject({
        AnnoMese: annoMese(),
        Gestione: codice(2),
        TipologiaDovuto: codice(4),
        ImportoDovuto: euro(),
        TipoOperazione: codice(1).optional(),
        TipoEvento: codice(3).optional(),
      }),
    )
    .optional(),
  AltriImportiAConguaglio: euro().optional(),
};

/** The front page of a list: all of it but its workers. */
export const Frontespizio = z.strictObject({ ...dichiarante, ...enti, ...altriImporti });

/** The public family: the staff of one body; `@TipoListaPosPA` 1 for a file of variations only. */
export const ListaPosPA = z.strictObject({ ...dichiarante, PosPA: z.array(PosPA).optional(), ...altriImporti });
export type ListaPosPA = z.infer<typeof ListaPosPA>;
