import * as z from 'zod';
import { testo } from '#shared/domain/campi.ts';
import { annoMese, codice, codiceGiudicato, euro, euroInteri, giorno, intero } from './elementi.ts';

const Settimana = z.strictObject({
  IdSettimana: intero(99),
  TipoCopertura: codice(1),
  CodiceEvento: codice(3).optional(),
});
export type Settimana = z.infer<typeof Settimana>;

const InfoAggEvento = z.strictObject({ '@TipoInfoAggEvento': codice(2), testo: codice(50) });

const Giorno = z.strictObject({
  '@GG': codice(2),
  Lavorato: codice(1),
  TipoCoperturaGiorn: codice(1).optional(),
  EventoGiorn: z.strictObject({ CodiceEventoGiorn: codice(3), InfoAggEvento: InfoAggEvento.optional() }).optional(),
});

const Malattia = z.strictObject({
  MalADebito: z.array(z.strictObject({ CausaleVersMal: codice(4), ImportoVersMal: euro() })).optional(),
  MalACredito: z
    .strictObject({
      MalACredAltre: z.array(z.strictObject({ CausaleRecMal: codice(4), ImportoRecMal: euro() })).optional(),
    })
    .optional(),
});

const VarRetributive = z.strictObject({
  AnnoMeseVarRetr: annoMese(),
  CausaleVarRetr: codice(10).optional(),
  ImponibileVarRetr: euroInteri().optional(),
  ContributoVarRetr: euro().optional(),
});

/** Pay of the month of a worker; whole euro for bases, cents for contributions. */
const DatiRetributivi = z.strictObject({
  '@ForzImpZero': codice(1).optional(),
  TipoLavoratore: codice(4).optional(),
  TipoLavStat: codice(4).optional(),
  Maternita: z
    .strictObject({
      MatACredito: z.strictObject({ IndMat1Fascia: euro().optional(), IndMat2Fascia: euro().optional() }).optional(),
    })
    .optional(),
  Imponibile: euroInteri().optional(),
  Contributo: euro().optional(),
  ContribuzioneAggiuntiva: z
    .strictObject({
      Contrib1PerCento: z.strictObject({ ImponibileCtrAgg: euroInteri(), ContribAggCorrente: euro() }).optional(),
    })
    .optional(),
  Malattia: Malattia.optional(),
  LavPensionato: z
    .strictObject({
      LavPensTrattenuta: z
        .strictObject({
          QuotaFPLD: euro().optional(),
          FondiDiversi: z.array(z.strictObject({ CausaleTrattPens: codice(10), ImportoTrattPens: euro() })).optional(),
        })
        .optional(),
    })
    .optional(),
  AltreADebito: z
    .array(
      z.strictObject({
        CausaleADebito: codice(4),
        NumOre: intero().optional(),
        NumGG: intero().optional(),
        AltroImponibile: euroInteri().optional(),
        ImportoADebito: euro(),
      }),
    )
    .optional(),
  RetribTeorica: euroInteri().optional(),
  OreLavorabili: intero().optional(),
  VarRetributive: z.array(VarRetributive).optional(),
  Settimana: z.array(Settimana).max(6).optional(),
  Giorno: z.array(Giorno).max(31).optional(),
  DifferenzeAccredito: z
    .array(
      z.strictObject({
        CodiceEvento: codice(3),
        DiffAccredito: euroInteri(),
        InfoEvento: z
          .array(
            z.strictObject({
              MotivoEvento: z.strictObject({ '@TipoMotivoEvento': codice(10), testo: codice(50) }),
              DiffAccreditoEvento: euroInteri(),
            }),
          )
          .optional(),
      }),
    )
    .optional(),
  GiorniRetribuiti: intero(99).optional(),
  GiorniContribuiti: intero(31).optional(),
  OreContribuite: intero().optional(),
  RispettoMinimale: codice(1).optional(),
  SettimaneUtili: intero(53).optional(),
  InfoAggCausaliContrib: z
    .array(
      z.strictObject({
        CodiceCausale: codice(4),
        IdentMotivoUtilizzoCausale: z
          .strictObject({ '@TipoIdentMotivoUtilizzo': codice(20).optional(), testo: codice(60) })
          .optional(),
        AnnoMeseRif: annoMese(),
        ImportoAnnoMeseRif: euro(),
      }),
    )
    .optional(),
  DatiParticolari: z
    .strictObject({
      ConvBilat: z
        .strictObject({
          Conv: z.array(
            z.strictObject({
              CodConv: codice(10),
              Importo: z.strictObject({ '@Periodo': codice(7).optional(), testo: codice(15) }),
            }),
          ),
        })
        .optional(),
    })
    .optional(),
});

const GestioneTFR = z.strictObject({
  DestinazioneTFR: z
    .strictObject({
      TipoScelta: codice(2),
      DataScelta: giorno().optional(),
      ProfiloLav: z.strictObject({ IscrizPrevObbl: codice(3), IscrizPrevCompl: codice(2) }).optional(),
      SceltaDest: z
        .strictObject({ SceltaTFR: z.strictObject({ FondoTesoreria: codice(2).optional() }).optional() })
        .optional(),
    })
    .optional(),
  MeseTFR: z
    .strictObject({
      BaseCalcoloTFR: euroInteri().optional(),
      BaseCalcoloPrevCompl: euroInteri().optional(),
      MisureCompensative: z
        .strictObject({
          MisCompACredito: z.array(z.strictObject({ CausaleMCACred: codice(4), ImportoMCACred: euro() })),
        })
        .optional(),
    })
    .optional(),
});

/** Empty where the file has the attribute with nothing in it: INPS refuses it. */
const regolarizzazione = {
  '@TipoRegolarizz': testo(0, 2).optional(),
  '@IdentInvioAttoINPS': testo(0, 40).optional(),
};

const DenunciaIndividuale = z.strictObject({
  ...regolarizzazione,
  CFLavoratore: codiceGiudicato(),
  Cognome: codice(30),
  Nome: codice(20),
  RecapitiLav: z.strictObject({ EmailLav: codice(100).optional(), CellLav: codice(20).optional() }).optional(),
  Qualifica1: codice(1).optional(),
  Qualifica2: codice(1).optional(),
  Qualifica3: codice(1).optional(),
  TipoContribuzione: codice(2).optional(),
  RegimePost95: codice(1).optional(),
  Cittadinanza: codice(3).optional(),
  UnitaOperativa: codice(10).optional(),
  UnitaProduttiva: codice(10).optional(),
  CodiceComune: codiceGiudicato().optional(),
  CodiceContratto: codice(10).optional(),
  TipoCodiceContratto: codice(2).optional(),
  QualProf: codice(10).optional(),
  TipoPaga: codice(1).optional(),
  DivisoreOrarioContr: intero().optional(),
  OrarioContrattuale: intero().optional(),
  OrarioGiornMedioContrattuale: intero().optional(),
  TipoApplCongedoParOre: codice(1).optional(),
  TipoRetrMal: codice(1).optional(),
  PercPartTime: intero(10_000).optional(),
  PercPartTimeMese: intero(10_000).optional(),
  NumMensilita: intero(20_000).optional(),
  Cessazione: z.strictObject({ GiornoCessazione: intero(31), TipoCessazione: codice(2) }).optional(),
  Assunzione: z.strictObject({ GiornoAssunzione: intero(31), TipoAssunzione: codice(2) }).optional(),
  DatiRetributivi: DatiRetributivi.optional(),
  GestioneTFR: GestioneTFR.optional(),
});
export type DenunciaIndividuale = z.infer<typeof DenunciaIndividuale>;

const DenunciaAziendale = z.strictObject({
  ...regolarizzazione,
  DataEsecutivita: giorno().optional(),
  TrattQuotaLav: codice(1).optional(),
  NumLavoratori: intero().optional(),
  ForzaAziendale: intero().optional(),
  AltrePartiteADebito: z
    .array(
      z.strictObject({
        CausaleADebito: codice(4),
        NumDip: intero().optional(),
        Retribuzione: euroInteri().optional(),
        SommaADebito: euroInteri(),
      }),
    )
    .optional(),
  DatiQuadraturaRetrContr: z
    .strictObject({ NumDenIndiv: intero(), TotaleADebito: euroInteri(), TotaleACredito: euroInteri() })
    .optional(),
});

/** The private family: what concerns one position of the school at INPS. */
export const PosContributiva = z.strictObject({
  '@Composizione': codice(2).optional(),
  Matricola: codiceGiudicato(),
  DenunciaIndividuale: z.array(DenunciaIndividuale).optional(),
  DenunciaAziendale: DenunciaAziendale.optional(),
});
export type PosContributiva = z.infer<typeof PosContributiva>;
