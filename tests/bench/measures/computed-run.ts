import { processiRoutes } from '#shared/contracts/cedolini/cedolini.ts';
import type { InputCedolino } from '#shared/contracts/cedolini/cedolino-input.ts';
import type { ProcessoInput } from '#shared/contracts/cedolini/processo.ts';
import { elaborazione, prepare, waitForEnd } from '#support/cedolini.ts';
import type { Person } from '#support/home/test-home.ts';
import { milliseconds } from './rounds.ts';

/** A run computed through the API, and how long its people took. */
export const computeRun = async (
  ufficio: Person,
  cedolini: InputCedolino[],
  cambi: Partial<ProcessoInput> = {},
): Promise<{ readonly uid: string; readonly tempo: number }> => {
  const { uid, versione } = await prepare(ufficio, elaborazione(cambi));
  const tempo = await milliseconds(async () => {
    await ufficio.ok(processiRoutes.startCalcolo, { body: { processo: { uid, versione }, cedolini } });
    // Seldom enough not to weigh on what is measured.
    await waitForEnd(ufficio, uid, 300_000, 200);
  });
  return { uid, tempo };
};
