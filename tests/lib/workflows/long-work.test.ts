import { afterEach, describe, expect, it } from 'vitest';
import { definitions } from '#lib/local/state-machines.ts';
import type { Invoke } from '#lib/local/step-functions/machine/lambda.ts';
import { aslProblems } from '#lib/workflows/asl-problems.ts';
import { longWork } from '#lib/workflows/long-work.ts';
import { Workbench } from '../local/step-functions/workbench.ts';

interface Call {
  readonly passo: string;
  readonly lavoro: unknown;
  readonly blocco?: unknown;
  readonly errore?: { readonly Error: string; readonly Cause: string };
}

const lavoro = { scuola: 'XXIS00000X', uid: 'lavoro-di-prova' };
const definition = longWork({ name: 'prova', functionName: 'elaborazione', concurrency: 3 });

let bench: Workbench | undefined;
afterEach(async () => {
  await bench?.dispose();
  bench = undefined;
});

/** Runs a long work whose function answers or throws by step, and tells what it was called with. */
const work = async (steps: Readonly<Record<string, (call: Call) => unknown>>) => {
  const calls: Call[] = [];
  const invoke: Invoke = async (_, payload) => {
    const call = Object.assign({ passo: '', lavoro: undefined }, payload);
    calls.push(call);
    return steps[call.passo]?.(call);
  };
  bench = await Workbench.open({ invoke });
  const { status, output, error, cause } = await bench.run(definition, lavoro);
  return { calls, status, output, error, cause };
};

const failing = (name: string, message: string) => (): never => {
  throw Object.assign(new Error(message), { name });
};

describe('the shape of long work', () => {
  it('is valid in both homes, which differ in the name of the function only', () => {
    const cloud = longWork({ name: 'prova', functionName: '${FunctionArn}', concurrency: 3 });
    expect(aslProblems(definition)).toEqual([]);
    expect(aslProblems(cloud)).toEqual([]);
    expect(JSON.stringify(cloud).replaceAll('${FunctionArn}', 'elaborazione')).toBe(JSON.stringify(definition));
    expect(JSON.stringify(cloud).match(/\$\{[^}]*\}/g)).toHaveLength(4);
  });

  it.each([...definitions])('of %s is valid: the engine of this machine does not look again', (_, definition) => {
    expect(aslProblems(JSON.parse(definition))).toEqual([]);
  });

  it.each([0, 41, 1.5])('does not take a concurrency of %d', (concurrency) => {
    expect(aslProblems(longWork({ name: 'prova', functionName: 'f', concurrency }))).not.toEqual([]);
  });

  it('prepares, works each block once, concludes, and answers what the conclusion answers', async () => {
    const { calls, status, output } = await work({
      prepara: () => ({ blocchi: ['b1', 'b2', 'b3', 'b4'] }),
      concludi: () => ({ fatti: 4 }),
    });
    expect([status, output]).toEqual(['SUCCEEDED', '{"fatti":4}']);
    expect(calls[0]).toEqual({ passo: 'prepara', lavoro });
    const blocks = calls.slice(1, 5).sort((a, b) => String(a.blocco).localeCompare(String(b.blocco)));
    expect(blocks).toEqual(['b1', 'b2', 'b3', 'b4'].map((blocco) => ({ passo: 'blocco', lavoro, blocco })));
    expect(calls.slice(5)).toEqual([{ passo: 'concludi', lavoro }]);
  });

  it('concludes at once when there are no blocks', async () => {
    const { calls, status } = await work({ prepara: () => ({ blocchi: [] }) });
    expect(status).toBe('SUCCEEDED');
    expect(calls.map(({ passo }) => passo)).toEqual(['prepara', 'concludi']);
  });

  it('does not carry along what the blocks answer: a thousand large answers are no problem', async () => {
    const blocchi = Array.from({ length: 1000 }, (_, index) => index);
    const { status, calls } = await work({ prepara: () => ({ blocchi }), blocco: () => 'x'.repeat(1000) });
    expect([status, calls.length]).toEqual(['SUCCEEDED', 1002]);
  });
});

describe('long work that goes wrong', () => {
  it('tries a block again when the failure passes by itself', async () => {
    let failures = 0;
    const { status, calls } = await work({
      prepara: () => ({ blocchi: ['b1'] }),
      blocco: () => {
        failures += 1;
        if (failures === 1) failing('ThrottlingException', 'troppe richieste')();
      },
    });
    expect([status, calls.map(({ passo }) => passo)]).toEqual([
      'SUCCEEDED',
      ['prepara', 'blocco', 'blocco', 'concludi'],
    ]);
  });

  it.each(['prepara', 'blocco', 'concludi'])(
    'calls fallito with the error of %s, and ends as failed with it',
    async (passo) => {
      const steps = { prepara: () => ({ blocchi: ['b1'] }) };
      const { status, error, cause, calls } = await work({
        ...steps,
        [passo]: failing('RegolaMancante', 'nessuna aliquota'),
      });
      expect([status, error]).toEqual(['FAILED', 'RegolaMancante']);
      expect(cause).toContain('nessuna aliquota');
      expect(calls.at(-1)).toMatchObject({
        passo: 'fallito',
        lavoro,
        errore: { Error: 'RegolaMancante', Cause: expect.stringContaining('nessuna aliquota') },
      });
    },
  );

  it.each(['Runtime.ExitError', 'Sandbox.Timedout'])(
    'tries a step dead of %s once more, then calls fallito with that name',
    async (death) => {
      const { status, error, calls } = await work({
        prepara: () => ({ blocchi: ['b1'] }),
        blocco: failing(death, 'signal: killed'),
      });
      expect([status, error]).toEqual(['FAILED', death]);
      expect(calls.map(({ passo }) => passo)).toEqual(['prepara', 'blocco', 'blocco', 'fallito']);
      expect(calls.at(-1)?.errore?.Error).toBe(death);
    },
  );

  it('calls fallito also when an answer is too large to be passed on', async () => {
    const { status, error, calls } = await work({ prepara: () => ({ blocchi: ['x'.repeat(300_000)] }) });
    expect([status, error]).toEqual(['FAILED', 'States.DataLimitExceeded']);
    expect(calls.map(({ passo }) => passo)).toEqual(['prepara', 'fallito']);
  });

  it('calls fallito when prepara answers no blocks at all', async () => {
    const { status, error, calls } = await work({ prepara: () => ({}) });
    expect([status, error]).toEqual(['FAILED', 'States.QueryEvaluationError']);
    expect(calls.at(-1)?.passo).toBe('fallito');
  });

  it('shows the first error even when fallito fails too', async () => {
    const steps = { prepara: failing('RegolaMancante', 'nessuna aliquota'), fallito: failing('Altro', 'anche questo') };
    expect(await work(steps)).toMatchObject({ status: 'FAILED', error: 'RegolaMancante' });
  });
});
