import { processiRoutes } from '../../shared/contracts/cedolini/cedolini.ts';
import type { InputCedolino } from '../../shared/contracts/cedolini/cedolino-input.ts';
import { chiusuraRoutes } from '../../shared/contracts/cedolini/chiusura.ts';
import { accessorio, elaborazione, oreInsegnamento, prepare, storePersone, waitForEnd } from '../support/cedolini.ts';
import { startTestHome, type Person } from '../support/home/test-home.ts';
import { loginOf, SCUOLA_A } from '../support/home/test-users.ts';
import type { BenchRow } from './bench-row.ts';

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
    let prima = (await calcolo(ufficio, conOre(0))).uid;
    const tempi: { calcolo: number; confronto: number }[] = [];
    for (let giro = 1; giro <= GIRI; giro += 1) {
      const { uid, millisecondi } = await calcolo(ufficio, conOre(giro));
      tempi.push({ calcolo: millisecondi, confronto: await confronto(ufficio, prima, uid) });
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

const calcolo = async (ufficio: Person, cedolini: InputCedolino[]): Promise<{ uid: string; millisecondi: number }> => {
  const { uid, versione } = await prepare(ufficio, elaborazione());
  const inizio = performance.now();
  await ufficio.ok(processiRoutes.startCalcolo, { body: { processo: { uid, versione }, cedolini } });
  // Seldom enough not to weigh on what is measured.
  await waitForEnd(ufficio, uid, 300_000, 200);
  return { uid, millisecondi: performance.now() - inizio };
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

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
