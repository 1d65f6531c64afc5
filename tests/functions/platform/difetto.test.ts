import { expect, test, vi } from 'vitest';
import { personaEntita } from '#archivio/persone/persona.ts';
import { readItem } from '#platform/data/repository.ts';
import { failure } from '#platform/http/answer.ts';
import { consoleLog } from '#platform/log.ts';
import type { Platform } from '#platform/platform.ts';

/** A person whose stored data break the shape: the surname is a list that says who it is. */
const ROTTA = {
  pk: 'SCUOLA#XXIS00100A#PERSONA#abc',
  sk: 'PERSONA',
  tipo: 'PERSONA',
  schema: personaEntita.shape,
  scuola: 'XXIS00100A',
  uid: 'abc',
  versione: 1,
  desCognome: ['Inventata'],
  desCf: 'NVNDAI80A01H501Z',
};

const lineOf = (error: unknown): Readonly<Record<string, unknown>> => {
  const err = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const platform: Partial<Platform> = { log: consoleLog('prova') };
  failure(error, { correlationId: 'c', route: 'GET /emo/anagrafe/{uid}' }, platform as Platform);
  const testo = String(err.mock.calls[0]?.[0]);
  err.mockRestore();
  expect(testo).not.toMatch(/Inventata|NVNDAI80A01H501Z/);
  return JSON.parse(testo);
};

const defectOf = (item: typeof ROTTA): unknown => {
  try {
    return readItem(personaEntita, item);
  } catch (error) {
    return error;
  }
};

test('the log of a defect says route, kind, uid and field of what is to be mended, and no value', () => {
  expect(lineOf(defectOf(ROTTA))).toMatchObject({
    evento: 'difetto',
    correlationId: 'c',
    route: 'GET /emo/anagrafe/{uid}',
    specie: 'PERSONA',
    uid: 'abc',
    campi: expect.arrayContaining(['desCognome: invalid_type']),
  });
});

test('a key that is data is not said', async () => {
  const { z } = await import('zod');
  const { error } = z.record(z.string(), z.number()).safeParse({ NVNDAI80A01H501Z: 'Inventata' });
  expect(lineOf(error)).toMatchObject({ campi: ['*: invalid_type'] });
});
