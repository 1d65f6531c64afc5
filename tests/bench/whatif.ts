import { calcoloRoutes } from '../../shared/contracts/cedolini/calcolo.ts';
import { accessorio, compenso, elaborazione, oreInsegnamento, storePersone } from '../support/cedolini.ts';
import { startTestHome } from '../support/home/test-home.ts';
import { loginOf, SCUOLA_A } from '../support/home/test-users.ts';
import type { BenchRow } from './bench-row.ts';

const DOMANDE = 200;

/** P11: "and if it were so many hours?", asked for one person with the explanations, through the product as a person uses it. */
export const run = async (): Promise<BenchRow[]> => {
  const home = await startTestHome({ oggi: '2026-03-10' });
  const [persona] = await storePersone(home.store, SCUOLA_A, 1);
  if (persona === undefined) throw new Error('Nobody to ask about');
  const ufficio = await home.as(loginOf('CEDOLINI'));
  const domanda = (quale: number): Promise<unknown> =>
    ufficio.ok(calcoloRoutes.simulaProcesso, {
      body: {
        processo: elaborazione(),
        cedolini: [accessorio(persona.uid, [oreInsegnamento(100 + quale), compenso(10_000 + quale)])],
        spiegazioni: true,
      },
    });
  for (let quale = 0; quale < 20; quale += 1) await domanda(quale);
  const tempi: number[] = [];
  for (let quale = 0; quale < DOMANDE; quale += 1) {
    const inizio = performance.now();
    await domanda(quale);
    tempi.push(performance.now() - inizio);
  }
  await home.close();
  const p95 = tempi.toSorted((a, b) => a - b)[Math.floor(DOMANDE * 0.95)] ?? Infinity;
  return [
    {
      id: 'P11',
      goal: 'what-if on one person p95 ≤ 100 ms',
      measured: `${p95.toFixed(1)} ms, ${DOMANDE} questions`,
      ratio: p95 / 100,
      reached: p95 <= 100,
      note: 'sign-in, archive and explanations included',
    },
  ];
};
