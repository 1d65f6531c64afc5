import type { InputCedolino } from '#shared/contracts/cedolini/cedolino-input.ts';
import { chiusuraRoutes } from '#shared/contracts/cedolini/chiusura.ts';
import { accessorio, oreInsegnamento, storePersone } from '#support/cedolini.ts';
import { startTestHome, type Person } from '#support/home/test-home.ts';
import { loginOf, SCUOLA_A } from '#support/home/test-users.ts';
import type { BenchRow } from './bench-row.ts';
import { computeRun } from './measures/computed-run.ts';
import { median, rounds } from './measures/rounds.ts';

const PERSONE = 1000;
const GOAL = 0.5;

/** P11: two runs of 1,000 people compared, every one of them with something different, beside computing one, turn by turn. */
export const run = async (): Promise<BenchRow[]> => {
  const home = await startTestHome({ oggi: '2026-03-10' });
  try {
    const ufficio = await home.as(loginOf('CEDOLINI'));
    const persone = await storePersone(home.store, SCUOLA_A, PERSONE);
    const conOre = (inPiu: number): InputCedolino[] =>
      persone.map((persona, indice) => accessorio(persona.uid, [oreInsegnamento(100 + indice + inPiu)]));
    let prima = (await computeRun(ufficio, conOre(0))).uid;
    const confrontaUnAltro = async (giro: number): Promise<{ calcolo: number; confronto: number }> => {
      const { uid, tempo: calcolo } = await computeRun(ufficio, conOre(giro + 1));
      const tempo = await confronto(ufficio, prima, uid);
      prima = uid;
      return { calcolo, confronto: tempo };
    };
    const tempi = await rounds(confrontaUnAltro, { warm: 0 });
    const di = (quale: 'calcolo' | 'confronto') => Math.round(median(tempi.map((giro) => giro[quale])));
    return [
      {
        id: 'P11',
        goal: `diff of two runs of ${PERSONE} ≤ ${GOAL}× of computing one`,
        measured: `${di('confronto')} against ${di('calcolo')} ms`,
        bound: { atMost: GOAL },
        ratios: tempi.map((giro) => giro.confronto / giro.calcolo),
        note: 'through the API, every person different',
      },
    ];
  } finally {
    await home.close();
  }
};

const confronto = async (ufficio: Person, prima: string, dopo: string): Promise<number> => {
  const inizio = performance.now();
  const { diverse } = await ufficio.ok(chiusuraRoutes.confronta, {
    body: { prima: { idProcesso: prima }, dopo: { idProcesso: dopo } },
  });
  const durata = performance.now() - inizio;
  if (diverse !== PERSONE) throw new Error(`${diverse} people differ instead of ${PERSONE}`);
  return durata;
};
