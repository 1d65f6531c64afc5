import { CreateStateMachineCommand, StartExecutionCommand, UpdateStateMachineCommand } from '@aws-sdk/client-sfn';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { versioniSuperate } from '#events/versioni.ts';
import { handlerLoader } from '#lib/local/handlers.ts';
import { longWork } from '#lib/workflows/long-work.ts';
import { testModules } from '#support/home/bundles.ts';
import { startServizioLambda, type FunzioneDiProva } from '#support/versioni/servizio-lambda.ts';
import { roleArn, Workbench } from '../../lib/local/step-functions/workbench.ts';

const GIORNO = 86_400_000;
const MACHINE = 'arn:aws:states:eu-south-1:000000000000:stateMachine:prova-stampa';

const funzioni = new Map<string, FunzioneDiProva>();
let bench: Workbench;
let lambda: Awaited<ReturnType<typeof startServizioLambda>>;
let goOn: () => void = () => undefined;

/** The machine of the prints of a deploy, whose steps are of that version. */
const definitionOf = (versione: number): string =>
  JSON.stringify(
    longWork({
      name: 'stampa',
      functionName: `arn:aws:lambda:eu-south-1:000000000000:function:prova-passi-stampa:${versione}`,
      concurrency: 1,
    }),
  );

beforeAll(async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  goOn = resolve;
  bench = await Workbench.open({ invoke: async () => promise.then(() => ({ blocchi: [] })) });
  await bench.client.send(
    new CreateStateMachineCommand({ name: 'prova-stampa', roleArn, definition: definitionOf(2) }),
  );
  lambda = await startServizioLambda(funzioni);
});
afterAll(async () => {
  goOn();
  lambda.close();
  await bench.dispose();
});

/** So many days ago, as Lambda writes instants. */
const giorniFa = (giorni: number): string => new Date(Date.now() - giorni * GIORNO).toISOString().replace('Z', '+0000');
const publishedAt = (...giorni: readonly number[]): Map<number, string> =>
  new Map(giorni.map((fa, indice) => [indice + 1, giorniFa(fa)]));

beforeEach(() => {
  funzioni.clear();
  // replaced 200, 100 and 40 days ago; the fourth and the fifth are the newest ones
  funzioni.set('prova-passi-stampa', { versioni: publishedAt(300, 200, 100, 40, 20), alias: [] });
  funzioni.set('prova-cedolini', {
    versioni: publishedAt(300, 200, 100, 90, 80, 70),
    alias: [{ versione: 6 }, { versione: 3, anche: 1 }],
  });
  funzioni.set('altra-cedolini', { versioni: publishedAt(300, 200, 100), alias: [] });
  vi.stubEnv('FUNCTION_PREFIX', 'prova-');
  vi.stubEnv('FUNCTIONS', 'cedolini,passi-stampa');
  vi.stubEnv('GIORNI', '30');
  vi.stubEnv('STATE_MACHINE_PREFIX', 'arn:aws:states:eu-south-1:000000000000:stateMachine:prova-');
  vi.stubEnv('AWS_REGION', 'eu-south-1');
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'local');
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'local');
  vi.stubEnv('AWS_ENDPOINT_URL_LAMBDA', `http://127.0.0.1:${lambda.port}`);
  vi.stubEnv('AWS_ENDPOINT_URL_SFN', `http://127.0.0.1:${bench.engine.port}`);
  vi.stubEnv('LOG_LEVEL', 'error');
});
afterEach(() => vi.unstubAllEnvs());

/** As Lambda runs it. */
const remove = async (): Promise<unknown> =>
  (await handlerLoader(testModules())(versioniSuperate.handler))(versioniSuperate.payload);
const left = () => Object.fromEntries([...funzioni].map(([nome, { versioni }]) => [nome, [...versioni.keys()]]));

test('what neither an alias nor the machine names goes away, of this deployment only; a second time there is nothing to remove', async () => {
  const rimaste = {
    // the machine names the second
    'prova-passi-stampa': [2, 4, 5],
    // one alias leads to the last, another to the third and, with a part of the calls, to the first
    'prova-cedolini': [1, 3, 5, 6],
    'altra-cedolini': [1, 2, 3],
  };
  expect(await remove()).toEqual({ rimosse: 4 });
  expect(left()).toEqual(rimaste);
  expect(await remove()).toEqual({ rimosse: 0 });
  expect(left()).toEqual(rimaste);
});

test('a version is kept for as many days as the settings say', async () => {
  vi.stubEnv('GIORNI', '60');
  await remove();
  expect(left()['prova-passi-stampa']).toEqual([2, 3, 4, 5]);
});

test('an execution that still runs keeps every version that it may have begun with, whatever the machine names now', async () => {
  vi.stubEnv('GIORNI', '0');
  await bench.client.send(new UpdateStateMachineCommand({ stateMachineArn: MACHINE, definition: definitionOf(4) }));
  // the second was replaced this instant, the first forty days ago
  const deploy = () => funzioni.set('prova-passi-stampa', { versioni: publishedAt(300, 40, 0, 0), alias: [] });
  deploy();
  await remove();
  expect(left()['prova-passi-stampa']).toEqual([3, 4]);
  await bench.client.send(new StartExecutionCommand({ stateMachineArn: MACHINE, name: 'in-corso', input: '{}' }));
  deploy();
  await remove();
  expect(left()['prova-passi-stampa']).toEqual([2, 3, 4]);
});

test('a function that is not there does not keep the others from being looked at, and is an error', async () => {
  vi.stubEnv('FUNCTIONS', 'sparita,passi-stampa');
  vi.stubEnv('GIORNI', '150');
  await expect(remove()).rejects.toThrow(/sparita/);
  expect(left()['prova-passi-stampa']).toEqual([2, 3, 4, 5]);
});
