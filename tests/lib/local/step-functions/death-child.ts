/**
 * An engine in a process of its own whose function never lets it go, to be killed. Arguments: data folder, file of the calls, milliseconds after which a
 * death is suspect. It prints its port and resumes; told 'chiudi' before its function is called, it closes well.
 */
import { appendFileSync } from 'node:fs';
import { startStepFunctions } from '#lib/local/step-functions/server.ts';

const [dataDir = '', callsFile = '', suspectAfterMs = ''] = process.argv.slice(2);

/** Keeps the thread, as an endless computation does. */
const seize = (): never => {
  for (;;) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1000);
};

const engine = await startStepFunctions({
  port: 0,
  dataDir,
  suspectAfterMs: Number(suspectAfterMs),
  invoke: async (functionName) => {
    appendFileSync(callsFile, `${functionName}\n`);
    // what was written before the call reaches the disk while the thread is seized
    await new Promise((resolve) => setTimeout(resolve, 20));
    return functionName === 'mortale' ? seize() : new Promise(() => undefined);
  },
});
console.log(engine.port);
engine.resume();
