import { addGiorni, addMesiAGiorno } from '../domain/tempo/date.ts';
import { meseDi, ultimoGiornoDelMese } from '../domain/tempo/mese.ts';
import type { Centesimi } from '../money/centesimi.ts';
import type { Novita } from '../rules/novita.ts';
import type { RegolaDatata } from '../rules/regola.ts';
import { recordUso, regoleCon, regoleCorrenti } from '../rules/regole.ts';
import { definizioni } from './definizioni.ts';
import { campiChiesti, type Campo, type CampoNumero, type Risposta, type Risposte } from './domande.ts';
import { esitoDelCaso, type EsitoCaso } from './esito.ts';
import { descrizioneGenere, generi, type Genere } from './generi.ts';

/** A kind of payee that a new figure touches: in how many of its sample cases, and between which differences. */
export interface Effetto {
  readonly chi: string;
  readonly casi: number;
  readonly su: number;
  /** Least and greatest difference of the net of a sample case. */
  readonly netto: readonly [Centesimi, Centesimi];
  readonly costo: readonly [Centesimi, Centesimi];
  /** Cases that could not be calculated without the new figure. */
  readonly nuovi: number;
}

/** Amounts that the sample cases are made with, in the unit of their question. */
const CAMPIONE: Readonly<Record<'importo' | 'ore' | 'intero' | 'aliquota', number>> = {
  importo: 100_000,
  ore: 1_000,
  intero: 1,
  aliquota: 430_000,
};
/** Incomes of a year, so that deductions and bonuses have something to be reckoned on. */
const REDDITI: readonly Centesimi[] = [1_200_000, 2_200_000, 3_600_000];
/** A month and a half after the work: what is paid on the first days of a year is of the year before. */
const GIORNI_AL_PAGAMENTO = 45;

/** An amount for an hour, which no project pays more of. */
const TARIFFA = 2_500;

const numeroDi = (nome: string, { tipo, minimo, massimo }: CampoNumero, reddito: Centesimi): number => {
  const detto = nome === 'tariffa' ? TARIFFA : CAMPIONE[tipo];
  const voluto = /reddito/i.test(nome) ? reddito : detto;
  return Math.min(Math.max(voluto, minimo), massimo);
};

/** Arrears are of the year before, everything else of the month that begins. */
const giornoDi = (nome: string, { genere, dal }: Giro): string => {
  if (nome === 'pagamento') return addGiorni(dal, GIORNI_AL_PAGAMENTO);
  const inizio = genere === 'ARRETRATI' ? addMesiAGiorno(dal, -12) : dal;
  return nome === 'al' ? ultimoGiornoDelMese(meseDi(inizio)) : inizio;
};

const rispostaA = (nome: string, campo: Campo, giro: Giro): readonly Risposta[] => {
  switch (campo.tipo) {
    case 'scelta':
      return Object.keys(campo.voci);
    case 'si_no':
      return [true];
    case 'giorno':
      return [giornoDi(nome, giro)];
    case 'importo':
    case 'ore':
    case 'intero':
    case 'aliquota':
      return [numeroDi(nome, campo, giro.reddito)];
  }
};

/** The kind, day and income of some sample cases. */
interface Giro {
  readonly genere: Genere;
  readonly dal: string;
  readonly reddito: Centesimi;
}

/** The cases of a kind: each choice of each question once, beside the first choice of the others. */
const casiDi = (giro: Giro): readonly Risposte[] => {
  const { genere } = giro;
  const { campi } = definizioni[genere];
  const prima = completo({ genere }, giro);
  const scelte = campiChiesti(campi, prima).flatMap(([nome, campo]) =>
    rispostaA(nome, campo, giro)
      .slice(1)
      .map((una) => completo({ genere, [nome]: una }, giro)),
  );
  return [prima, ...scelte];
};

/** The answers with those that they call for, question after question. */
const completo = (dette: Risposte, giro: Giro): Risposte => {
  const manca = campiChiesti(definizioni[giro.genere].campi, dette).find(([nome]) => dette[nome] === undefined);
  if (manca === undefined) return dette;
  const [nome, campo] = manca;
  const [prima] = rispostaA(nome, campo, giro);
  return prima === undefined ? dette : completo({ ...dette, [nome]: prima }, giro);
};

export interface CasoCalcolato {
  readonly genere: Genere;
  readonly caso: Risposte;
  readonly esito: EsitoCaso;
  /** The versions that it used, id|giorno. */
  readonly usate: ReadonlySet<string>;
}

/** The sample cases of a day of work, calculated by the rules of today. */
export const casiDal = (dal: string): readonly CasoCalcolato[] =>
  generi.flatMap((genere) =>
    REDDITI.flatMap((reddito) => casiDi({ genere, dal, reddito })).map((caso) => {
      const regole = recordUso(regoleCorrenti());
      const esito = esitoDelCaso(caso, regole);
      return { genere, caso, esito, usate: new Set(regole.usate().map(({ id, dal: da }) => `${id}|${da}`)) };
    }),
  );

/** The rule as it was before a version. */
export const regolaSenza = ({ regola, versione }: Pick<Novita, 'regola' | 'versione'>): RegolaDatata<unknown> => {
  const [prima, ...altre] = regola.versioni.filter((una) => una !== versione);
  return { ...regola, versioni: prima === undefined ? [{ ...versione, valore: null }] : [prima, ...altre] };
};

/** The kinds of payee that a new figure touches among sample cases, with the amounts: each is calculated by the rules with the figure and by those without. */
export const effettiDi = (novita: Novita, casi: readonly CasoCalcolato[]): readonly Effetto[] => {
  const regole = regoleCon(regoleCorrenti(), [regolaSenza(novita)]);
  const chiave = `${novita.regola.id}|${novita.versione.dal}`;
  return [...Map.groupBy(casi, ({ genere }) => genere)].flatMap(([genere, suoi]): Effetto[] => {
    const differenze = suoi.flatMap(({ caso, esito, usate }) =>
      usate.has(chiave) ? differenzeTra(esito, esitoDelCaso(caso, regole)) : [],
    );
    if (differenze.length === 0) return [];
    const somme = differenze.filter((una) => una !== null);
    return [
      {
        chi: descrizioneGenere[genere].nome,
        casi: differenze.length,
        su: suoi.length,
        netto: estremi(somme.map(({ netto }) => netto)),
        costo: estremi(somme.map(({ costo }) => costo)),
        nuovi: differenze.length - somme.length,
      },
    ];
  });
};

/** Returns the change between two outcomes of a case: nothing, an amount, or null where the second cannot be calculated. */
const differenzeTra = (
  ora: EsitoCaso,
  prima: EsitoCaso,
): ({ readonly netto: number; readonly costo: number } | null)[] => {
  if (ora.esito !== 'calcolato') return [];
  if (prima.esito !== 'calcolato') return [null];
  const [netto, costo] = [ora.netto - prima.netto, ora.lordoStato - prima.lordoStato];
  return netto === 0 && costo === 0 ? [] : [{ netto, costo }];
};

const estremi = (valori: readonly number[]): readonly [number, number] =>
  valori.length === 0 ? [0, 0] : [Math.min(...valori), Math.max(...valori)];
