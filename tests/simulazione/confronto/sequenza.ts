import { inspect } from 'node:util';
import { sorte, type Sorte } from '#lib/local/demo/random.ts';
import { NienteDaFare, pick } from '../passo.ts';
import { compareHistories, compareMarks, compareSealed, compareTransfers } from './cedolini.ts';
import { compareCu, compareF24, compareFilings, compareUniemens, MESI } from './denunce.ts';
import { passiChiusura } from './passi/chiusura.ts';
import { passiElaborazioni } from './passi/elaborazioni.ts';
import { passiPersone } from './passi/persone.ts';
import { Differenza, openUfficio, type PassoConfrontato, type Ufficio } from './ufficio.ts';

/** The outcome of a sequence: its steps by name, and where product and ledger part. */
export interface EsitoConfronto {
  readonly seme: number;
  readonly passi: readonly string[];
  readonly differenza: string | null;
}

const files = async (ufficio: Ufficio, caso: Sorte): Promise<void> => {
  for (const mese of MESI) await compareUniemens(ufficio, mese);
  await compareCu(ufficio);
  for (const mese of MESI) await compareF24(ufficio, mese);
  await compareHistories(ufficio);
  await compareTransfers(ufficio, caso);
};

/** Filings are gathered so often, whatever is drawn. */
const DENUNCE_OGNI = 6;
/** Steps that are gone through whatever the time. */
const ALMENO = 7;
const denuncia: PassoConfrontato = { nome: 'files', peso: 0, make: files };
const passi = [...passiElaborazioni, ...passiChiusura, ...passiPersone];
const urna = passi.flatMap((passo) => Array.from({ length: passo.peso }, () => passo));

interface Durata {
  readonly quanti: number;
  /** By the clock of the process, in milliseconds. */
  readonly until?: number;
  /** Steps to go through instead of those that the seed draws: a sequence that is kept stays what it was when steps are added. */
  readonly fatti?: readonly string[] | undefined;
}

const stepOf = (numero: number, caso: Sorte, fatti: readonly string[] | undefined): PassoConfrontato => {
  if (fatti === undefined) return numero % DENUNCE_OGNI === 0 ? denuncia : pick(caso, urna);
  // the draws of a step follow the one that chose it
  if (numero % DENUNCE_OGNI !== 0) pick(caso, urna);
  const nome = fatti[numero - 1];
  const passo = [...passi, denuncia].find((uno) => uno.nome === nome);
  if (passo === undefined) throw new Error(`No step is called ${nome}`);
  return passo;
};

/** An office that a seed draws, and the ledger beside it: after each step money, marks and what is sealed, now and then filings, are the same. */
export const compareOffice = async (
  seme: number,
  { quanti, until = Infinity, fatti }: Durata,
): Promise<EsitoConfronto> => {
  const caso = (numero: number) => sorte(Math.trunc(seme * 1000 + numero));
  const ufficio = await openUfficio(caso(0));
  const nomi: string[] = [];
  let differenza: string | null = null;
  const fine = fatti?.length ?? quanti;
  while (differenza === null && nomi.length < fine && (nomi.length < ALMENO || performance.now() < until)) {
    const suo = caso(nomi.length + 1);
    const passo = stepOf(nomi.length + 1, suo, fatti);
    nomi.push(passo.nome);
    differenza = await differenceAfter(ufficio, passo, suo);
  }
  await ufficio.home.close();
  return {
    seme,
    passi: nomi,
    differenza: differenza === null ? null : `step ${nomi.length}, ${nomi.at(-1)}: ${differenza}`,
  };
};

/** One step, and what is compared after it; null where product and ledger say the same. */
const differenceAfter = async (ufficio: Ufficio, { make }: PassoConfrontato, caso: Sorte): Promise<string | null> => {
  try {
    await make(ufficio, caso).catch((error: unknown) => {
      if (!(error instanceof NienteDaFare)) throw error;
    });
    await compareMarks(ufficio);
    await compareSealed(ufficio);
    await compareFilings(ufficio);
    return null;
  } catch (error) {
    return error instanceof Differenza ? error.message : inspect(error);
  }
};
