import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { acrossFields } from '#shared/contracts/across-fields.ts';
import { numero, testo } from '#shared/domain/campi.ts';
import { differences, formsOfRoutes, textsOfPages } from '#support/forms-and-routes.ts';

const forms = await formsOfRoutes();
const texts = await textsOfPages();

describe('a rule that the form has and the route has not, or the other way round, is found', () => {
  const planted = (schema: z.ZodObject, body: z.ZodObject) =>
    differences({ path: '', form: 'Planted', route: 'planted', schema, body });
  const mesi = z.strictObject({ da: numero(1, 12), a: numero(1, 12), nota: testo(0, 40) });
  const inOrdine = mesi.check(
    acrossFields<{ readonly da: number; readonly a: number }>(({ da, a }, contesto) => {
      if (a < da) contesto.addIssue({ code: 'custom', path: ['a'], message: 'Finisce prima di iniziare.' });
    }),
  );
  test('between two fields', () => {
    expect(planted(inOrdine, mesi)).toEqual(['only the form: a Finisce prima di iniziare.']);
    expect(planted(mesi, inOrdine)).toEqual(['only the route: a Finisce prima di iniziare.']);
    expect(planted(inOrdine, inOrdine)).toEqual([]);
  });
  test('of one field: its length, its range, that it is required', () => {
    expect(planted(mesi.extend({ nota: testo(0, 30) }), mesi)).toEqual([
      'only the form: nota Al massimo 30 caratteri.',
    ]);
    expect(planted(mesi.extend({ nota: testo(1, 40) }), mesi)).toEqual(['only the form: nota Campo obbligatorio.']);
    expect(planted(mesi.extend({ da: numero(0, 12) }), mesi)).toHaveLength(1);
  });
});

test('the forms of the pages are found with their routes', () => {
  expect(forms.length).toBeGreaterThan(50);
  expect(texts.length).toBeGreaterThan(5);
});

test.each(forms)('$form is judged as $route judges it', (form) => {
  expect(differences(form)).toEqual([]);
});

test('a text whose length a page writes is as long as its route has it', () => {
  expect(texts.filter(({ ofPage, ofRoutes }) => !ofRoutes.includes(ofPage))).toEqual([]);
});
