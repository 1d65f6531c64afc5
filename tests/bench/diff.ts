import type { InputCedolino } from '../../shared/contracts/cedolini/cedolino-input.ts';
import { chiusuraRoutes } from '../../shared/contracts/cedolini/chiusura.ts';
import { accessorio, oreInsegnamento, storePersone } from '../support/cedolini.ts';
import { startTestHome, type Person } from '../support/home/test-home.ts';
import { loginOf, SCUOLA_A } from '../support/home/test-users.ts';
import type { BenchRow } from './bench-row.ts';
import { computeRun } from './measures/computed-run.ts';
import { median } from './measures/time.ts';

const PERSONE = 1000;
const GIRI = 3;
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
    const tempi: { calcolo: number; confronto: number }[] = [];
    for (let giro = 1; giro <= GIRI; giro += 1) {
      const { uid, tempo } = await computeRun(ufficio, conOre(giro));
      tempi.push({ calcolo: tempo, confronto: await confronto(ufficio, prima, uid) });
      prima = uid;
    }
    const ratio = median(tempi.map((giro) => giro.confronto / giro.calcolo));
    const di = (quale: 'calcolo' | 'confronto') => Math.round(median(tempi.map((giro) => giro[quale])));
    return [
      {
        id: 'P11',
        goal: `diff of two runs of ${PERSONE} ≤ ${GOAL}× of computing one`,
        measured: `${di('confronto')} against ${di('calcolo')} ms`,
        ratio,
        reached: ratio <= GOAL,
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
