import { asUid } from '#platform/data/entita.ts';
import type { Percettore } from '#shared/contracts/anagrafe/percettore.ts';
import type { InputCedolino } from '#shared/contracts/cedolini/cedolino-input.ts';
import type { ProcessoInput } from '#shared/contracts/cedolini/processo.ts';
import type { Uid } from '#shared/domain/campi.ts';
import type { SetupType } from '#shared/domain/elaborazione/elaborazione.ts';
import { nomeMese } from '#shared/domain/tempo/date.ts';
import { addMesi, primoGiornoDelMese, ultimoGiornoDelMese, type Mese } from '#shared/domain/tempo/mese.ts';
import { sorte, type Sorte } from '../random.ts';

/** A run as the office enters it. */
export interface ElaborazioneDemo {
  readonly processo: ProcessoInput;
  readonly cedolini: readonly InputCedolino[];
}

/** An outsider, and the assignment of each year if there is one. */
export interface EsternoPagato {
  readonly uid: Uid<'PERSONA'>;
  readonly incarichi: ReadonlyMap<number, Uid<'INCARICO'>>;
}

/** Whom the school pays. */
export interface Persone {
  readonly docenti: readonly Uid<'PERSONA'>[];
  readonly ata: readonly Uid<'PERSONA'>[];
  /** Who has a short contract every autumn. */
  readonly supplenti: readonly Uid<'PERSONA'>[];
  readonly esterni: readonly EsternoPagato[];
  readonly collaboratori: readonly EsternoPagato[];
  /** Whose year before is settled in February: nobody in the first year. */
  readonly daConguagliare: readonly Uid<'PERSONA'>[];
  /** The heir of who died, once there is one. */
  readonly erede: Uid<'PERSONA'> | null;
}

interface MeseDemo {
  readonly liquidazione: Mese;
  readonly caso: Sorte;
  readonly competenza: { readonly dal: string; readonly al: string };
}

/** The runs of one month of liquidation. Competence is the month before, but for the short substitutes, whose fixed pay is of the month. */
export const elaborazioniDelMese = (
  setupType: SetupType,
  liquidazione: Mese,
  persone: Persone,
  seme: number,
): ElaborazioneDemo[] => {
  const prima = addMesi(liquidazione, -1);
  const mese: MeseDemo = {
    liquidazione,
    caso: sorte(seme * 10_000 + liquidazione.anno * 12 + liquidazione.mese),
    competenza: { dal: primoGiornoDelMese(prima), al: ultimoGiornoDelMese(prima) },
  };
  return PAGAMENTI[setupType](mese, persone).filter(({ cedolini }) => cedolini.length > 0);
};

/** Hours of staff every month, in February the settlement of the year before, outsiders every quarter, collaborators twice a year, trainers in April, arrears in October. */
const dellaStatale = (mese: MeseDemo, persone: Persone): ElaborazioneDemo[] => {
  const { mese: numero } = mese.liquidazione;
  return [
    oreAggiuntive(mese, persone),
    ...(numero === 2 ? [conguaglio(mese, persone)] : []),
    ...(numero % 3 === 0 ? [espertiEsterni(mese, persone)] : []),
    ...(numero % 6 === 0 ? [collaborazioni(mese, persone)] : []),
    ...(numero === 4 ? [formazione(mese, persone)] : []),
    ...(numero === 7 && persone.erede !== null ? [aErede(mese, persone.erede)] : []),
    ...(numero === 10 ? [arretrati(mese, persone)] : []),
  ];
};

/** Few: hours at the end of winter and in autumn, the settlement of collaborators in February, outsiders in June, short substitutes in November, whose salary it pays itself. */
const dellAfam = (mese: MeseDemo, persone: Persone): ElaborazioneDemo[] => {
  const { mese: numero } = mese.liquidazione;
  return [
    ...([2, 3, 10].includes(numero) ? [oreAggiuntive(mese, persone)] : []),
    ...(numero === 2 ? [conguaglio(mese, persone)] : []),
    ...(numero === 6 ? [espertiEsterni(mese, persone), collaborazioni(mese, persone)] : []),
    ...(numero === 11 ? [supplenzeBrevi(mese, persone)] : []),
  ];
};

/** Outsiders only: the rates of the fund of private staff are not known to the rules, so its employees cannot be paid. */
const dellaParitaria = (mese: MeseDemo, persone: Persone): ElaborazioneDemo[] => {
  const { mese: numero } = mese.liquidazione;
  return [
    ...(numero % 3 === 0 ? [espertiEsterni(mese, persone), collaborazioni(mese, persone)] : []),
    ...(numero === 2 ? [espertiEsterni(mese, persone), conguaglio(mese, persone)] : []),
  ];
};

const PAGAMENTI: Readonly<Record<SetupType, (mese: MeseDemo, persone: Persone) => ElaborazioneDemo[]>> = {
  SCUOLA: dellaStatale,
  AFAM: dellAfam,
  PARITARIA: dellaParitaria,
  COMUNALE: dellAfam,
};

const oreAggiuntive = (mese: MeseDemo, { docenti, ata }: Persone): ElaborazioneDemo => ({
  processo: processoDel(mese, 'Ore aggiuntive', 'ACC-LD', 'Progetto dimostrativo'),
  cedolini: [
    ...gruppo(mese, docenti, 12).map((uid) => ore(mese, uid, 'ORE_FUNZ', 1925)),
    ...gruppo(mese, ata, 4).map((uid) => ore(mese, uid, 'COMPENSO_ORE', 1375)),
  ],
});

const espertiEsterni = (mese: MeseDemo, { esterni }: Persone): ElaborazioneDemo => ({
  processo: processoDel(mese, 'Esperti esterni', 'EST-LD', 'Esperti nelle classi'),
  cedolini: esterni.map((chi) => compenso(mese, chi, 100 * (300 + mese.caso.intero(900)))),
});

const collaborazioni = (mese: MeseDemo, { collaboratori }: Persone): ElaborazioneDemo => ({
  processo: processoDel(mese, 'Collaborazioni', 'COC-LD', 'Sportello di ascolto'),
  cedolini: collaboratori.map((chi) => compenso(mese, chi, 100_000)),
});

/** Collaborators and auditors: the tax of the year before on all that they were paid in it. */
const conguaglio = (mese: MeseDemo, { daConguagliare }: Persone): ElaborazioneDemo => ({
  processo: {
    ...processoDel(mese, 'Conguaglio', 'CON-LD', ''),
    DES_ELABORAZIONE: `Conguaglio del ${mese.liquidazione.anno - 1}`,
  },
  cedolini: daConguagliare.map((uidSubAnagrafe) => ({ uidSubAnagrafe, percettore: null, voci: [] })),
});

/** Two teachers who train the others, one under each of the two readings of the law. */
const formazione = (mese: MeseDemo, { docenti }: Persone): ElaborazioneDemo => ({
  processo: processoDel(mese, 'Formazione del personale', 'FOR-LD', 'Formazione in servizio'),
  cedolini: docenti.slice(0, REGIMI_FORMATORE.length).map((uid, indice) => ({
    ...compenso(mese, { uid, incarichi: new Map() }, 60_000),
    percettore: {
      tipo: 'FORMATORE',
      contratto: 'TI',
      ruolo: 'DOCENTE',
      regime: REGIMI_FORMATORE[indice],
    } satisfies Percettore,
  })),
});
const REGIMI_FORMATORE = ['IRPEF_IRAP', 'CONTRIBUTI_PIENI'] as const;

/** Arrears of the year, and one of the years before at the rate of the two incomes before. */
const arretrati = (mese: MeseDemo, { docenti }: Persone): ElaborazioneDemo => {
  const { anno } = mese.liquidazione;
  const annoPrima = { ...mese, competenza: { dal: `${anno - 1}-09-01`, al: `${anno - 1}-12-31` } };
  return {
    processo: processoDel(mese, 'Arretrati', 'ARR-LD', ''),
    cedolini: docenti.slice(2, 7).map((uid, indice) => {
      const chi = { uid, incarichi: new Map() };
      const importo = 15_000 + 1000 * indice;
      return indice === 0
        ? { ...compenso(annoPrima, chi, importo, 'ARR_ANNI_PREC'), fiscali: { redditiBiennio: REDDITI } }
        : compenso(mese, chi, importo, 'ARR_ANNO');
    }),
  };
};
const REDDITI = { annoPrecedente: 3_100_000, dueAnniPrima: 2_900_000 } as const;

/** What was due to who died. */
const aErede = (mese: MeseDemo, uid: Uid<'PERSONA'>): ElaborazioneDemo => ({
  processo: processoDel(mese, 'Spettanze a eredi', 'ARR-LD', ''),
  cedolini: [
    {
      ...compenso(mese, { uid, incarichi: new Map() }, 42_000, 'ARR_ANNO'),
      fiscali: { redditiBiennio: REDDITI },
    },
  ],
});

const supplenzeBrevi = (mese: MeseDemo, { supplenti }: Persone): ElaborazioneDemo => ({
  processo: processoDel(mese, 'Supplenze brevi', 'SUP-LD', ''),
  // Their only payslip of the year: it settles the tax and takes the surtaxes at once.
  cedolini: supplenti.map((uidSubAnagrafe) => ({
    uidSubAnagrafe,
    percettore: null,
    voci: [],
    opzioni: { cessazione: true },
  })),
});

const processoDel = (
  { liquidazione: { anno, mese } }: MeseDemo,
  titolo: string,
  idMetodo: ProcessoInput['idMetodo'],
  progetto: string,
): ProcessoInput => ({
  ANNO: anno,
  MESE: mese,
  dataPagamento: `${primoGiornoDelMese({ anno, mese }).slice(0, 8)}23`,
  DES_ELABORAZIONE: `${titolo}, ${nomeMese(mese)} ${anno}`,
  NOTE_ELABORAZIONE: '',
  idMetodo,
  attivita: '',
  progetto,
  fonteFinanziamento: 'Bilancio della scuola',
  cup: null,
  simulazione: false,
});

/** Some people of the list, others every month, each once. */
const gruppo = ({ liquidazione }: MeseDemo, uids: readonly Uid<'PERSONA'>[], quanti: number): Uid<'PERSONA'>[] => {
  const scelti = Array.from(
    { length: Math.min(quanti, uids.length) },
    (_, indice) => uids[(indice * 3 + liquidazione.mese) % uids.length] ?? asUid<'PERSONA'>(''),
  );
  return [...new Set(scelti)];
};

const ore = (
  { caso, competenza }: MeseDemo,
  uidSubAnagrafe: Uid<'PERSONA'>,
  codice: string,
  tariffa: number,
): InputCedolino => ({
  uidSubAnagrafe,
  percettore: null,
  voci: [{ codice, competenza, misura: { unita: 'ORE', quantita: 100 * (4 + caso.intero(20)), tariffa } }],
});

const compenso = (
  { competenza, liquidazione }: MeseDemo,
  { uid, incarichi }: EsternoPagato,
  importo: number,
  codice = 'COMPENSO',
): InputCedolino => {
  const uidIncarico = incarichi.get(liquidazione.anno);
  return {
    uidSubAnagrafe: uid,
    percettore: null,
    voci: [
      {
        codice,
        competenza,
        misura: { unita: 'IMPORTO', importo },
        ...(uidIncarico === undefined ? {} : { uidIncarico }),
      },
    ],
  };
};
