import Engine from 'publicodes';
import type { Piano } from './piani.ts';
import { addizionali, autonomi } from './rules/autonomi.ts';
import { contributi, esoneri, inail } from './rules/contributi.ts';
import { bonus, detrazioni } from './rules/detrazioni.ts';
import { ingressi } from './rules/ingressi.ts';
import { irpef } from './rules/irpef.ts';
import { lordo } from './rules/lordo.ts';
import { ferie, supplenza } from './rules/supplenza.ts';

/** The computed rules, and those with what a payment is described by: the whole second implementation. */
export const regoleDiCalcolo = {
  ...lordo,
  ...contributi,
  ...inail,
  ...esoneri,
  ...irpef,
  ...detrazioni,
  ...bonus,
  ...autonomi,
  ...addizionali,
  ...supplenza,
  ...ferie,
};
const tutte = { ...ingressi, ...regoleDiCalcolo };

export type Ingresso = number | boolean | string;

export interface Domanda {
  readonly piano: Piano;
  readonly ingressi: Readonly<Record<string, Ingresso>>;
}

const scritto = (valore: Ingresso): string | number => {
  if (typeof valore === 'boolean') return valore ? 'oui' : 'non';
  return typeof valore === 'string' ? `'${valore}'` : valore;
};

/** The rules made ready once; a payment is a situation of them. */
export const motore = (): Engine<string> => new Engine<string>(tutte, { warn: false });

export const situazioneDi = ({ ingressi: dati }: Domanda): Record<string, string | number> =>
  Object.fromEntries(Object.entries(dati).map(([nome, valore]) => [nome, scritto(valore)]));

/**
 * An amount in cents, half up, away from zero. The rules compute in binary fractions: what is within their error of half a cent is half a cent.
 */
export const centesimi = (valore: number): number => {
  const positivo = Math.abs(valore);
  const intero = Math.floor(positivo + 0.5 + positivo * 1e-14 + 1e-10);
  return intero === 0 ? 0 : Math.sign(valore) * intero;
};

/** The figures of a payment, to the cent: every rule of the plan rounded in its stage, then the lines by code; those that come to nothing are left out. */
export const opinione = (regole: Engine<string>, domanda: Domanda): Readonly<Record<string, number>> => {
  const { stadi, righe } = domanda.piano;
  regole.setSituation(situazioneDi(domanda));
  const figure: Record<string, number> = {};
  for (const stadio of stadi) {
    const lette = Object.fromEntries(stadio.map((nome) => [nome, centesimi(numero(regole, nome))]));
    Object.assign(figure, lette);
    regole.setSituation(lette, { keepPreviousSituation: true });
  }
  const importi = Object.entries(righe).map(
    ([codice, nome]) =>
      [codice, nome.startsWith('- ') ? -sommaDi(figure, nome.slice(2)) : sommaDi(figure, nome)] as const,
  );
  return { LORDO: figure['lordo'] ?? 0, ...Object.fromEntries(importi.filter(([, importo]) => importo !== 0)) };
};

const sommaDi = (figure: Readonly<Record<string, number>>, nomi: string): number =>
  nomi.split(' - ').reduce((totale, nome) => {
    const figura = figure[nome];
    if (figura === undefined) throw new Error(`"${nome}" is in no stage of its plan`);
    return totale + figura;
  }, 0);

const numero = (regole: Engine<string>, nome: string): number => {
  const { nodeValue } = regole.evaluate(nome);
  if (typeof nodeValue === 'number') return nodeValue;
  throw new Error(`"${nome}" is not a number: ${String(nodeValue)}`);
};
