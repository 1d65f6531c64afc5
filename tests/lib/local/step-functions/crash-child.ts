/**
 * An engine in a process of its own, to be killed: its functions write each call into a file before and after working.
 * Arguments: data folder, file of the calls. It prints its port, and resumes when something arrives on its standard input.
 */
import { once } from 'node:events';
import { appendFileSync } from 'node:fs';
import { startStepFunctions } from '#lib/local/step-functions/server.ts';

const [dataDir = '', callsFile = ''] = process.argv.slice(2);

interface Call {
  readonly passo: string;
  readonly lavoro: { readonly uid: string };
  readonly blocco?: number;
}

const blocchi = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];

/** Some milliseconds of work, more for one block than for another. */
const work = (payload: Call): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, 3 + (((payload.blocco ?? 0) * 7) % 20)));

const answers: Readonly<Record<string, (payload: Call) => unknown>> = {
  prepara: () => ({ blocchi }),
  blocco: () => null,
  concludi: ({ lavoro }) => ({ finito: lavoro.uid }),
};

const isCall = (payload: unknown): payload is Call =>
  typeof payload === 'object' && payload !== null && 'passo' in payload && 'lavoro' in payload;

const engine = await startStepFunctions({
  port: 0,
  dataDir,
  invoke: async (_, payload) => {
    if (!isCall(payload)) throw new Error('unexpected payload');
    appendFileSync(callsFile, `${JSON.stringify(payload)}\n`);
    await work(payload);
    return answers[payload.passo]?.(payload) ?? null;
  },
});
console.log(engine.port);
await once(process.stdin, 'data');
engine.resume();
