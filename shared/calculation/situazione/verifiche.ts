import { descrizioneTipoElaborazione } from '../../domain/elaborazione/elaborazione.ts';
import { descrizionePercettore, percettoriAmmessi } from '../../domain/persona/percettore.ts';
import { formatGiorno } from '../../domain/tempo/date.ts';
import type { Anomalia } from '../spiegazione/anomalia.ts';
import type { Situazione } from './situazione.ts';

/** What is wrong in a situation of the right shape: every reason at once, each saying what to do. */
export const anomalieDi = (situazione: Situazione): readonly Anomalia[] => [
  ...periodo(situazione),
  ...percettore(situazione),
  ...voci(situazione),
  ...canale(situazione),
  ...ivaDelleVoci(situazione),
  ...supplenza(situazione),
  ...conguaglio(situazione),
  ...altriDatori(situazione),
  ...trattenute(situazione),
  ...verificaDebiti(situazione),
];

/** Only an invoice has VAT. */
const ivaDelleVoci = ({ percettore: { tipo }, voci: righe }: Situazione): readonly Anomalia[] =>
  tipo === 'PROFESSIONISTA' || tipo === 'SOCIETA'
    ? []
    : righe.flatMap(({ iva, descrizione }, indice) =>
        iva === undefined
          ? []
          : [
              {
                codice: 'VOCE_NON_AMMESSA' as const,
                campo: `voci.${indice}.iva`,
                messaggio: `"${descrizione}" è la voce di una fattura: chi è pagato come "${descrizionePercettore[tipo]}" non la emette. Usare una voce di compenso.`,
              },
            ],
      );

/** It has only the tax on what was paid, and settles only who the school pays alone. */
const conguaglio = (situazione: Situazione): readonly Anomalia[] => {
  const { tipo, base, scuola, percettore: chi, voci: righe } = situazione;
  if (tipo !== 'CON') return annoFuoriPosto(situazione);
  const paga = base === 'LS' || righe.length > 0;
  const diNoipa = chi.tipo === 'DIPENDENTE' && (scuola === 'SCUOLA' || chi.contratto === 'TI');
  return [
    ...(paga ? [{ codice: 'VOCE_NON_AMMESSA' as const, campo: 'voci', messaggio: CONGUAGLIO_SENZA_VOCI }] : []),
    ...(diNoipa ? [{ codice: 'PERCETTORE_NON_AMMESSO' as const, campo: 'percettore', messaggio: DI_NOIPA }] : []),
    ...annoConguagliato(situazione),
  ];
};

/** Of a settlement that names its year: it is that of the payment or the one before, and something of it is to be settled. */
const annoConguagliato = ({
  annoConguagliato: anno,
  dataPagamento,
  progressivi,
  altriDatori: altri,
}: Situazione): readonly Anomalia[] => {
  if (anno === undefined) return [];
  const pagato = Number(dataPagamento.slice(0, 4));
  const { imponibileIrpef, irpef, trattamentoIntegrativo, sommaIntegrativa } = progressivi;
  const vuoto = [imponibileIrpef, irpef, trattamentoIntegrativo, sommaIntegrativa].every((somma) => somma === 0);
  return [
    ...(anno === pagato || anno === pagato - 1
      ? []
      : [
          {
            codice: 'SITUAZIONE_NON_VALIDA' as const,
            campo: 'annoConguagliato',
            messaggio: fuoriDalConguaglio(anno, pagato),
          },
        ]),
    ...(vuoto && altri === undefined
      ? [
          {
            codice: 'NESSUNA_VOCE' as const,
            campo: 'annoConguagliato',
            messaggio: `Nel ${anno} la scuola non ha tassato niente a questa persona: il conguaglio sarebbe un cedolino a zero. Togliere la persona o, se si conguaglia un altro anno, correggere l'anno da conguagliare nei dati dell'elaborazione.`,
          },
        ]
      : []),
  ];
};

/** The reason why a payment settles no such year, and the road that is left. */
export const fuoriDalConguaglio = (anno: number, pagato: number): string =>
  anno > pagato
    ? `Il ${anno} non è ancora pagato il giorno del pagamento: si conguaglia il ${pagato} o il ${pagato - 1}. Correggere l'anno da conguagliare, o la data di pagamento.`
    : `Un pagamento del ${pagato} conguaglia il ${pagato} o il ${pagato - 1}, non il ${anno}: di quell'anno si certifica con la CU quanto è stato trattenuto, e la persona lo conguaglia nella sua dichiarazione. Correggere l'anno da conguagliare.`;

const annoFuoriPosto = ({ annoConguagliato: anno }: Situazione): readonly Anomalia[] =>
  anno === undefined
    ? []
    : [
        {
          codice: 'SITUAZIONE_NON_VALIDA',
          campo: 'annoConguagliato',
          messaggio: "Solo un'elaborazione di conguaglio dice l'anno che conguaglia: toglierlo.",
        },
      ];

const CONGUAGLIO_SENZA_VOCI =
  "Un conguaglio non paga voci: ricalcola l'imposta su quanto è già stato pagato. Togliere le voci, e pagarle in un'altra elaborazione.";
const DI_NOIPA =
  "L'imposta dell'anno la conguaglia chi paga lo stipendio: di questo contratto è NoiPA, a cui si comunicano i compensi pagati dalla scuola. Togliere la persona dall'elaborazione.";

/** What other employers certified changes a settlement alone. */
const altriDatori = ({ tipo, opzioni, altriDatori: altri }: Situazione): readonly Anomalia[] =>
  altri === undefined || tipo === 'CON' || opzioni.conguaglio || opzioni.cessazione || opzioni.decesso
    ? []
    : [
        {
          codice: 'SITUAZIONE_NON_VALIDA',
          campo: 'altriDatori',
          messaggio:
            "Le CU di altri datori contano solo in un conguaglio: toglierle, o chiedere il conguaglio dell'anno.",
        },
      ];

const supplenza = ({ tipo, base, percettore: chi }: Situazione): readonly Anomalia[] =>
  tipo !== 'SUP'
    ? []
    : [
        ...(chi.tipo === 'DIPENDENTE' && chi.contratto === 'TI'
          ? [
              {
                codice: 'PERCETTORE_NON_AMMESSO' as const,
                campo: 'percettore.contratto',
                messaggio: 'Una supplenza è a tempo determinato: correggere il contratto.',
              },
            ]
          : []),
        ...(base === 'LS'
          ? [
              {
                codice: 'VOCE_NON_AMMESSA' as const,
                campo: 'base',
                messaggio:
                  'Lo stipendio di una supplenza viene dalle tabelle, in lordo dipendente: scegliere un’elaborazione in lordo dipendente.',
              },
            ]
          : []),
      ];

const trattenute = ({ tipo, trattenute: righe }: Situazione): readonly Anomalia[] =>
  righe.flatMap((riga, indice) =>
    riga.tipo === 'QUOTA_SINDACALE' && tipo !== 'SUP'
      ? [
          {
            codice: 'VOCE_NON_AMMESSA' as const,
            campo: `trattenute.${indice}`,
            messaggio:
              'Le quote associative si trattengono sullo stipendio, non sui compensi pagati dalla scuola: togliere la trattenuta.',
          },
        ]
      : [],
  );

/** The check comes before the payment. */
const verificaDebiti = ({ verifica, dataPagamento }: Situazione): readonly Anomalia[] =>
  verifica === undefined || verifica.data <= dataPagamento
    ? []
    : [
        {
          codice: 'SITUAZIONE_NON_VALIDA',
          campo: 'verifica.data',
          messaggio:
            "L'esito della verifica dei debiti è di un giorno dopo il pagamento: la verifica si fa prima. Correggere la data dell'esito o quella del pagamento.",
        },
      ];

const periodo = ({ liquidazione: { anno, mese } }: Situazione): readonly Anomalia[] =>
  anno >= 2023
    ? []
    : [
        {
          codice: 'LIQUIDAZIONE_FUORI_PERIODO',
          campo: 'liquidazione.anno',
          messaggio: `Liquidazione ${mese}/${anno}: si elaborano i mesi da gennaio 2023. Correggere l'anno.`,
        },
      ];

const percettore = ({ tipo, percettore: { tipo: chi } }: Situazione): readonly Anomalia[] =>
  percettoriAmmessi[tipo].includes(chi)
    ? []
    : [
        {
          codice: 'PERCETTORE_NON_AMMESSO',
          campo: 'percettore.tipo',
          messaggio: `Un'elaborazione "${descrizioneTipoElaborazione[tipo]}" non paga chi è "${descrizionePercettore[chi]}" (paga: ${percettoriAmmessi[tipo].map((uno) => descrizionePercettore[uno]).join(', ')}). Spostare la persona nell'elaborazione giusta.`,
        },
      ];

const voci = (situazione: Situazione): readonly Anomalia[] => {
  const { tipo, base, voci: righe, servizi, ferie } = situazione;
  const vuota: readonly Anomalia[] =
    tipo === 'CON' || righe.length + servizi.length > 0 || ferie !== null
      ? []
      : [
          {
            codice: 'NESSUNA_VOCE',
            campo: 'voci',
            messaggio: "Nessuna voce da pagare: aggiungerne una o togliere la persona dall'elaborazione.",
          },
        ];
  const serviziFuoriPosto: readonly Anomalia[] =
    servizi.length > 0 && tipo !== 'SUP'
      ? [
          {
            codice: 'VOCE_NON_AMMESSA',
            campo: 'servizi',
            messaggio: "I servizi si pagano solo in un'elaborazione di supplenze.",
          },
        ]
      : [];
  const ferieFuoriPosto: readonly Anomalia[] =
    ferie !== null && (tipo !== 'FER' || base === 'LS')
      ? [
          {
            codice: 'VOCE_NON_AMMESSA',
            campo: 'ferie',
            messaggio:
              "Le ferie non godute si calcolano solo in un'elaborazione di ferie non godute, in lordo dipendente.",
          },
        ]
      : [];
  const basiFuoriPosto = righe.flatMap(({ basi, descrizione }, indice): readonly Anomalia[] =>
    basi === undefined || tipo === 'ARR'
      ? []
      : [
          {
            codice: 'VOCE_NON_AMMESSA',
            campo: `voci.${indice}.basi`,
            messaggio: `"${descrizione}": solo gli arretrati di un rinnovo hanno i contributi su un importo diverso da quello pagato. Togliere la voce e rimetterla.`,
          },
        ],
  );
  const periodi = [
    ...righe.map((riga, indice) => ({ ...riga.competenza, campo: `voci.${indice}.competenza` })),
    ...servizi.map((servizio, indice) => ({ ...servizio.competenza, campo: `servizi.${indice}.competenza` })),
  ];
  return [...vuota, ...serviziFuoriPosto, ...ferieFuoriPosto, ...basiFuoriPosto, ...periodi.flatMap(invertito)];
};

const invertito = ({
  dal,
  al,
  campo,
}: {
  readonly dal: string;
  readonly al: string;
  readonly campo: string;
}): readonly Anomalia[] =>
  dal <= al
    ? []
    : [
        {
          codice: 'PERIODO_INVERTITO',
          campo,
          messaggio: `La competenza finisce (${formatGiorno(al)}) prima di cominciare (${formatGiorno(dal)}): correggere le date.`,
        },
      ];

const canale = ({ tipo, scuola, voci: righe, opzioni }: Situazione): readonly Anomalia[] => {
  if (opzioni.simulazione) return [];
  const pagateDaNoipa = righe.flatMap((riga, indice) =>
    riga.canale === 'NOIPA'
      ? [
          {
            codice: 'CANALE_NOIPA' as const,
            campo: `voci.${indice}.canale`,
            messaggio: `"${riga.descrizione}" è pagata da NoiPA: qui può stare solo in una simulazione.`,
          },
        ]
      : [],
  );
  const supplenze: readonly Anomalia[] =
    tipo === 'SUP' && scuola === 'SCUOLA'
      ? [
          {
            codice: 'CANALE_NOIPA',
            campo: 'tipo',
            messaggio: 'Le supplenze delle scuole statali le paga NoiPA: qui si possono solo simulare.',
          },
        ]
      : [];
  return [...pagateDaNoipa, ...supplenze];
};
