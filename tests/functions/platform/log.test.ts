import { afterEach, expect, test, vi } from 'vitest';
import { consoleLog } from '#platform/log.ts';

afterEach(() => vi.restoreAllMocks());

const written = (soloErrori?: boolean): { readonly out: number; readonly err: number } => {
  const [out, err] = [
    vi.spyOn(process.stdout, 'write').mockReturnValue(true),
    vi.spyOn(process.stderr, 'write').mockReturnValue(true),
  ];
  const log = consoleLog('prova', soloErrori);
  log.info('passo', { blocco: '0001' });
  log.error('difetto', new Error('segreto'));
  return {
    out: out.mock.calls.length,
    err: err.mock.calls.filter(([riga]) => !String(riga).includes('segreto')).length,
  };
};

test('in the cloud every step leaves its line; where a person reads the console only what went wrong does', () => {
  expect(written()).toEqual({ out: 1, err: 1 });
  vi.restoreAllMocks();
  expect(written(true)).toEqual({ out: 0, err: 1 });
});

test('each line says the version of the function that speaks, where there is one', () => {
  const err = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  consoleLog('prova', false, '7').error('difetto', new Error('segreto'));
  consoleLog('prova').error('difetto', new Error('segreto'));
  const [con, senza] = err.mock.calls.map(([riga]): unknown => JSON.parse(String(riga)));
  expect(con).toMatchObject({ evento: 'difetto', versione: '7' });
  expect(senza).not.toHaveProperty('versione');
});
