import type { ModelloF24 } from './denuncia.ts';
import { tipiElaborazione, type SetupType } from './elaborazione.ts';

/** Facts of a school that decide which things are its own here. */
export interface ChiE {
  readonly setupType: SetupType;
  /** A municipal school states that it applies the national contract of the schools; absent where nobody has. */
  readonly flgCcnlIstruzione?: boolean | undefined;
}

/** Things that not every kind of school has: runs, payees, filings, lists, duties of the year. */
export const cose = [
  ...tipiElaborazione,
  'DIPENDENTE',
  'FORMATORE',
  'FONDI_PUBBLICI',
  'F24_EP',
  'TESORERIA_UNICA',
  'ORDINE_BANCA',
  'SCISSIONE_IVA',
  'VERIFICA_DEBITI',
  'LISTA_POS_PA',
  'IRAP',
  'SPT',
  'MODELLO_M',
  'LISTE_NOIPA',
  'INCARICHI_ANAGRAFE',
  'INCARICHI_COMPENSO',
  'REVISORI',
  'FERIE_NON_GODUTE',
  'ESAME_DI_STATO',
  'LISTA_FMOF',
  'PASSAGGIO_CONSEGNE',
  'DICHIARAZIONE_ACCESSIBILITA',
] as const;
export type Cosa = (typeof cose)[number];

/** How a thing is called to people, and why who has it not has it not: what is done instead, and nothing that is not true. */
interface Offerta {
  readonly nome: string;
  /** Null: of every kind of school. */
  readonly di: readonly SetupType[] | null;
  readonly perche: string;
}

const TUTTE = null;
const STATALI: readonly SetupType[] = ['SCUOLA'];
const STATO_E_AFAM: readonly SetupType[] = ['SCUOLA', 'AFAM'];
const NON_STATALI: readonly SetupType[] = ['AFAM', 'PARITARIA', 'COMUNALE'];
/** Kinds of school that are public administrations. */
const PUBBLICHE: readonly SetupType[] = ['SCUOLA', 'AFAM', 'COMUNALE'];

const PERSONALE =
  'il personale di una scuola paritaria ha contratti privati e contributi INPS che questo programma non calcola: si paga con il programma di chi tiene i suoi libri paga. Qui si pagano esperti esterni e collaboratori.';
const diPersonale = (nome: string): Offerta => ({ nome, di: PUBBLICHE, perche: PERSONALE });
const diTutti = (nome: string): Offerta => ({ nome, di: TUTTE, perche: '' });
const IRAP_PROPRIA =
  "l'IRAP sui compensi è delle sole amministrazioni pubbliche (D.Lgs. 446/1997, art. 10-bis): un ente privato versa la sua, con acconti e saldo, nella propria dichiarazione annuale.";
const DI_NOIPA = 'è il rapporto con NoiPA e con la Ragioneria, che pagano il personale delle sole scuole statali.';
const ANAGRAFE =
  "l'anagrafe delle prestazioni è delle sole amministrazioni pubbliche (D.Lgs. 165/2001, art. 53): una scuola privata non comunica nulla.";

const OFFERTE: Readonly<Record<Cosa, Offerta>> = {
  ACC: diPersonale('Compensi accessori al personale'),
  FOR: diPersonale('Compensi ai formatori del personale'),
  EST: diTutti('Compensi a esterni'),
  COC: diTutti('Collaborazioni coordinate e continuative'),
  ARR: diPersonale('Arretrati del personale'),
  FER: diPersonale('Ferie non godute'),
  SUP: diPersonale('Supplenze'),
  CON: diTutti("Conguaglio dell'anno"),
  DIPENDENTE: diPersonale('Pagamenti a un dipendente della scuola o ai suoi eredi'),
  FORMATORE: diPersonale('Pagamenti a un formatore del personale'),
  FONDI_PUBBLICI: {
    nome: 'Fondi pensione e di fine servizio dei dipendenti pubblici',
    di: PUBBLICHE,
    perche:
      "CTPS, CPDEL, CPI, ENPAS, INADEL ed ENPDEP sono dei dipendenti pubblici: quelli di una scuola paritaria sono iscritti all'INPS (FPLD) e qui non si pagano, quindi il fondo resta vuoto.",
  },
  F24_EP: {
    nome: 'F24 enti pubblici',
    di: PUBBLICHE,
    perche:
      "è delle amministrazioni pubbliche con il conto in tesoreria unica: una scuola paritaria versa con l'F24 ordinario, che si sceglie in «Modello F24» degli altri dati della scuola.",
  },
  TESORERIA_UNICA: {
    nome: 'Conto di tesoreria unica',
    di: PUBBLICHE,
    perche:
      "la Banca d'Italia tiene i conti dei soli enti in tesoreria unica (L. 720/1984): una scuola paritaria paga e versa dal suo conto in banca, e l'IBAN è quello.",
  },
  ORDINE_BANCA: {
    nome: 'File dei bonifici per la banca',
    di: NON_STATALI,
    perche:
      "una scuola statale paga con mandato sul suo istituto cassiere, firmato da dirigente e DSGA (DI 129/2018, artt. 16 e 17), e non con un file di bonifici: tra le stampe dell'elaborazione ci sono le righe del mandato, anche come foglio di calcolo.",
  },
  SCISSIONE_IVA: {
    nome: "Scissione dei pagamenti dell'IVA",
    di: PUBBLICHE,
    perche:
      "l'IVA dei fornitori la versano allo Stato le sole amministrazioni pubbliche (DPR 633/1972, art. 17-ter): un ente privato la paga al fornitore con la fattura.",
  },
  VERIFICA_DEBITI: {
    nome: 'Verifica dei debiti prima di pagare',
    di: PUBBLICHE,
    perche:
      "verificano i debiti verso l'agente della riscossione le sole amministrazioni pubbliche (DPR 602/1973, art. 48-bis): un ente privato paga senza chiedere.",
  },
  LISTA_POS_PA: {
    nome: 'ListaPosPA (UniEmens, parte ex INPDAP)',
    di: PUBBLICHE,
    perche: 'ci sta il solo personale iscritto ai fondi dei dipendenti pubblici, che una scuola paritaria non ha.',
  },
  IRAP: { nome: 'IRAP sui compensi', di: PUBBLICHE, perche: IRAP_PROPRIA },
  SPT: { nome: 'Accessori fuori sistema (SPT)', di: STATALI, perche: DI_NOIPA },
  MODELLO_M: {
    nome: 'Modello M',
    di: STATALI,
    perche:
      'è un allegato del conto consuntivo delle scuole statali (DI 129/2018): le altre hanno un bilancio proprio.',
  },
  LISTE_NOIPA: {
    nome: 'Liste NoiPA',
    di: STATO_E_AFAM,
    perche: 'le paga NoiPA, al solo personale a cui paga lo stipendio: quello delle istituzioni statali.',
  },
  INCARICHI_ANAGRAFE: { nome: 'Anagrafe delle prestazioni', di: PUBBLICHE, perche: ANAGRAFE },
  INCARICHI_COMPENSO: { nome: 'Comunicazione dei compensi degli incarichi', di: PUBBLICHE, perche: ANAGRAFE },
  REVISORI: {
    nome: 'Visita dei revisori dei conti',
    di: STATO_E_AFAM,
    perche: 'i revisori del ministero sono delle sole istituzioni statali.',
  },
  FERIE_NON_GODUTE: { nome: 'Ferie non godute alla Ragioneria', di: STATALI, perche: DI_NOIPA },
  ESAME_DI_STATO: {
    nome: "Compensi dell'esame di Stato",
    di: STATALI,
    perche: 'le commissioni di esame delle altre scuole le paga una scuola statale.',
  },
  LISTA_FMOF: { nome: 'Lista del fondo per il miglioramento', di: STATALI, perche: DI_NOIPA },
  PASSAGGIO_CONSEGNE: {
    nome: 'Passaggio di consegne',
    di: STATO_E_AFAM,
    perche: 'lo prescrive il regolamento contabile delle istituzioni statali.',
  },
  DICHIARAZIONE_ACCESSIBILITA: {
    nome: 'Dichiarazione di accessibilità',
    di: PUBBLICHE,
    perche:
      "la fanno ogni anno sul sito dell'AgID le pubbliche amministrazioni (L. 4/2004, art. 3-quater): qui a una scuola paritaria non si ricorda.",
  },
};

/** Things that a municipal school has only where it applies the national contract of the schools, whose tables are those of the program. */
const COL_CCNL: readonly Cosa[] = ['ACC', 'FOR', 'ARR', 'FER', 'SUP', 'DIPENDENTE', 'FORMATORE'];
const SENZA_CCNL =
  'di una scuola comunale questo programma calcola il personale solo dove si applica il CCNL Istruzione e Ricerca, perché le tabelle degli altri contratti non ci sono. Se è così, dichiararlo in Dati della scuola; se no, quel personale lo paga il Comune con il suo programma.';

/** Kinds of school that a thing is of; null where it is of all. */
export const diChi = (cosa: Cosa): readonly SetupType[] | null => OFFERTE[cosa].di;

const motivo = (cosa: Cosa, { setupType, flgCcnlIstruzione }: ChiE): string | null => {
  const { di, perche } = OFFERTE[cosa];
  if (di !== null && !di.includes(setupType)) return perche;
  return setupType === 'COMUNALE' && flgCcnlIstruzione !== true && COL_CCNL.includes(cosa) ? SENZA_CCNL : null;
};

/** That a school has a thing. */
export const isOfferta = (cosa: Cosa, scuola: ChiE): boolean => motivo(cosa, scuola) === null;

/** The reason why a school has not a thing, and what is done instead; null for what it has. The same on every road. */
export const percheNon = (cosa: Cosa, scuola: ChiE): string | null => {
  const perche = motivo(cosa, scuola);
  return perche === null ? null : `${OFFERTE[cosa].nome}: ${perche}`;
};

/** That a school sends lists to the funds of public employees: those of the State have sent none since 2020. */
export const isConListaPosPA = (scuola: ChiE): boolean =>
  scuola.setupType !== 'SCUOLA' && isOfferta('LISTA_POS_PA', scuola);

/** That a school pays the salary of its fixed-term staff here; of the others NoiPA does, or another program. */
export const isStipendioDellaScuola = (scuola: ChiE | null | undefined): boolean =>
  scuola !== null && scuola !== undefined && scuola.setupType !== 'SCUOLA' && isOfferta('SUP', scuola);

/** The form by which a kind of school pays: that of public bodies, or the ordinary one of private ones. */
export const modelloDi = (scuola: ChiE | null | undefined): ModelloF24 =>
  scuola === null || scuola === undefined || isOfferta('F24_EP', scuola) ? 'EP' : 'ORDINARIO';

/** Of which account a school is asked: that of the treasury, or that of a private body in its bank. */
export const delConto = (scuola: ChiE): 'di tesoreria' | 'del conto in banca' =>
  isOfferta('TESORERIA_UNICA', scuola) ? 'di tesoreria' : 'del conto in banca';

/** Payees whose pay is computed as that of the staff, the heirs of an employee among them. */
const DEL_PERSONALE: Readonly<Record<string, Cosa>> = {
  DIPENDENTE: 'DIPENDENTE',
  FORMATORE: 'FORMATORE',
  EREDE: 'DIPENDENTE',
};

/** The reason why a school pays nobody as such a payee; null where it does. */
export const percheNonSiPaga = (chi: string, scuola: ChiE): string | null => {
  const cosa = DEL_PERSONALE[chi];
  return cosa === undefined ? null : percheNon(cosa, scuola);
};

export const isPagato = (chi: string, scuola: ChiE): boolean => percheNonSiPaga(chi, scuola) === null;

/** The things that a school has, and those it has not, each reason once with the names it is of. */
export const offertaDi = (
  scuola: ChiE,
): {
  readonly ha: readonly Cosa[];
  readonly nonHa: readonly { readonly nomi: readonly string[]; readonly perche: string }[];
} => {
  const motivi = cose.flatMap((cosa) => {
    const perche = motivo(cosa, scuola);
    return perche === null ? [] : [{ cosa, perche }];
  });
  return {
    ha: cose.filter((cosa) => isOfferta(cosa, scuola)),
    nonHa: [...new Set(motivi.map(({ perche }) => perche))].map((perche) => ({
      nomi: motivi.filter((uno) => uno.perche === perche).map(({ cosa }) => OFFERTE[cosa].nome),
      perche,
    })),
  };
};
