import { calcoloRoutes } from '#shared/contracts/cedolini/calcolo.ts';
import { accessorio, compenso, elaborazione, oreInsegnamento, storePersone } from '#support/cedolini.ts';
import { startTestHome } from '#support/home/test-home.ts';
import { loginOf, SCUOLA_A } from '#support/home/test-users.ts';
import type { BenchRow } from './bench-row.ts';
import { median, milliseconds, percentile, rounds } from './measures/rounds.ts';

/** Questions of a round, and the milliseconds that ninety-five in a hundred may take. */
const DOMANDE = 100;
const GOAL = 100;

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
  const giro = async (quale: number): Promise<number> => {
    const una = (altra: number) => milliseconds(() => domanda(quale * DOMANDE + altra));
    return percentile(await rounds(una, { warm: 0, many: DOMANDE }), 95);
  };
  const tempi = await rounds(giro);
  await home.close();
  return [
    {
      id: 'P11',
      goal: `what-if on one person p95 ≤ ${GOAL} ms`,
      measured: `${median(tempi).toFixed(1)} ms, ${DOMANDE} questions a round`,
      bound: { atMost: 1 },
      ratios: tempi.map((p95) => p95 / GOAL),
      note: 'sign-in, archive and explanations included',
    },
  ];
};
