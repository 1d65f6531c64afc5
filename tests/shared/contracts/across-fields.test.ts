import { expect, test } from 'vitest';
import * as z from 'zod';
import { acrossFields } from '#shared/contracts/across-fields.ts';
import { PersonaModulo, PersonaNuova } from '#shared/contracts/anagrafe/anagrafe.ts';
import { personaDiProva } from '#support/persone-di-prova.ts';

const errori = (schema: z.ZodType, valore: unknown): string[] =>
  (schema.safeParse(valore).error?.issues ?? []).map(({ path, message }) => `${path.join('.')}: ${message}`);

const Periodo = z
  .strictObject({ nome: z.string().min(1, 'manca'), dal: z.iso.date('data'), al: z.iso.date('data'), nota: z.string() })
  .check(
    acrossFields(({ nota, dal, al }, contesto) => {
      if (nota === 'x') contesto.addIssue({ code: 'custom', path: ['nota'], message: 'nota inutile' });
      if (al < dal) contesto.addIssue({ code: 'custom', path: ['al'], message: 'finisce prima' });
    }),
  );

test('what fields refuse and what their rules refuse is told in one go', () => {
  expect(errori(Periodo, { nome: '', dal: '2026-02-01', al: '2026-01-01', nota: '' })).toEqual([
    'nome: manca',
    'al: finisce prima',
  ]);
});

test('a rule that reads a refused field says nothing of it, an absent one included', () => {
  expect(errori(Periodo, { nome: 'a', dal: 'ieri', al: '2026-01-01', nota: '' })).toEqual(['dal: data']);
  expect(errori(Periodo, { nome: 'a', al: '2026-01-01', nota: '' })).toEqual(['dal: data']);
  for (const altro of [null, [], 'testo', 3]) expect(errori(Periodo, altro)).toHaveLength(1);
  expect(errori(Periodo, { nome: 'a', dal: '2026-01-01', al: '2026-01-02', nota: '' })).toEqual([]);
});

test('what a rule throws by itself is not swallowed', () => {
  const rotto = z.object({ a: z.string() }).check(
    acrossFields(() => {
      throw new Error('defect');
    }),
  );
  expect(() => rotto.safeParse({ a: 'a' })).toThrow('defect');
});

test('a person saved empty is told everything that is wanted: of the form, of the kind, of the payment', () => {
  const vuota = {
    ...personaDiProva(1),
    desCognome: '',
    desNome: '',
    desCf: '',
    flgSesso: null,
    datNascita: null,
    codComuneNascita: null,
    codCc: null,
  };
  for (const schema of [PersonaModulo, PersonaNuova])
    expect(new Set(schema.safeParse(vuota).error?.issues.map(({ path }) => path.join('.')))).toEqual(
      new Set(['desCognome', 'desCf', 'desNome', 'flgSesso', 'datNascita', 'codComuneNascita', 'codCc']),
    );
});

test('an heir without a codice fiscale is told whose heir and of how much', () => {
  const erede = { ...personaDiProva(1), tipoSoggetto: 'EREDE', desCf: 'X', cfDeceduto: null, quotaEredita: null };
  expect(new Set(PersonaNuova.safeParse(erede).error?.issues.map(({ path }) => path.join('.')))).toEqual(
    new Set(['desCf', 'cfDeceduto', 'quotaEredita']),
  );
});
