import { afterAll, beforeAll, describe, test } from 'vitest';
import { openAnno, type Anno } from '../mondo.ts';
import { autunno } from './autunno.ts';
import { chiusura } from './chiusura.ts';
import { inverno } from './inverno.ts';
import { primavera } from './primavera.ts';
import { secondaEstate } from './seconda-estate.ts';

// A State school made new, from September 2025 to March 2027, with the same people in every season.

/** The seasons, in order: a later one needs the archive that an earlier one leaves. */
const STAGIONI = [
  ['autumn 2025', autunno],
  ['winter 2026', inverno],
  ['spring 2026', primavera],
  ['autumn 2026', secondaEstate],
  ['closing of 2026', chiusura],
] as const;

let scuola: Anno;
beforeAll(async () => {
  scuola = await openAnno('TOIS09900X', 'I.I.S. Norberto Inventato', 'SCUOLA', '2025-09-01');
});
afterAll(() => scuola.home.close());

describe.each(STAGIONI)('%s', (_nome, atti) => {
  test.each(atti)('%s', (_atto, act) => act(scuola));
});
