import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { nodoDi, type Nodo } from '#functions/denunce/macchina/nodo-xml.ts';
import { Uniemens } from '#shared/contracts/denunce/uniemens/uniemens.ts';

/** The elements that one payroll program writes, in its order, and the form of those that are amounts, days or months: a second telling. */
const elementi = z
  .array(z.tuple([z.string(), z.enum(['', 'euro', 'intero', 'giorno', 'mese'])]))
  .parse(JSON.parse(readFileSync(new URL('../../../../golden/uniemens/elementi.json', import.meta.url), 'utf8')));

interface Elemento {
  readonly percorso: string;
  readonly nodo: Nodo;
  readonly posto: number;
}

const elementiDi = (nodo: Nodo, percorso: string): readonly Elemento[] =>
  nodo.di === 'figli'
    ? nodo.figli
        .filter(({ attributo }) => !attributo)
        .flatMap(({ nome, nodo: figlio }, posto) => [
          { percorso: `${percorso}/${nome}`, nodo: figlio, posto },
          ...elementiDi(figlio, `${percorso}/${nome}`),
        ])
    : [];
const nostri = new Map(elementiDi(nodoDi(Uniemens), 'DenunceMensili').map((uno) => [uno.percorso, uno]));

/** What the other telling has under another name or in another place: real files of today are followed. */
const DIVERSI: Readonly<Record<string, string>> = {
  'DenunceMensili/Azienda/PosContributiva/DenunciaIndividuale/RegimePost95':
    'after Cittadinanza there, before it in real files',
  'DenunceMensili/Azienda/PosContributiva/DenunciaIndividuale/Cittadinanza': 'before RegimePost95 there',
  'DenunceMensili/Azienda/PosContributiva/DenunciaIndividuale/Assunzione':
    'before Cessazione there, after it in real files',
  'DenunceMensili/Azienda/PosContributiva/DenunciaIndividuale/Cessazione': 'after Assunzione there',
};

test('every element that the other program writes is one of ours', () => {
  expect(
    elementi.map(([percorso]) => percorso).filter((percorso) => percorso !== 'DenunceMensili' && !nostri.has(percorso)),
  ).toEqual([]);
});

test('and has the same form: cents with a comma, whole euro, day, month', () => {
  const forma = (nodo: Nodo | undefined): string => {
    if (nodo === undefined || nodo.di === 'figli') return '';
    if (nodo.di !== 'testo') return nodo.di === 'euro' ? 'euro' : 'intero';
    if (nodo.schema.safeParse('2025-03').success && !nodo.schema.safeParse('A').success) return 'mese';
    return nodo.schema.safeParse('2025-03-01').success && !nodo.schema.safeParse('A').success ? 'giorno' : '';
  };
  const diverse = elementi.filter(
    ([percorso, attesa]) => attesa !== '' && forma(nostri.get(percorso)?.nodo) !== attesa,
  );
  expect(diverse).toEqual([]);
});

test('and comes in the same order among those beside it, but for what is known to differ', () => {
  const perPadre = Map.groupBy(elementi, ([percorso]) => percorso.slice(0, percorso.lastIndexOf('/')));
  const fuori = [...perPadre.values()].flatMap((fratelli) => {
    const posti = fratelli
      .map(([percorso]) => percorso)
      .filter((percorso) => !(percorso in DIVERSI))
      .flatMap((percorso) => nostri.get(percorso) ?? []);
    return posti.filter(({ posto }, indice) => posto < (posti[indice - 1]?.posto ?? 0)).map(({ percorso }) => percorso);
  });
  expect(fuori).toEqual([]);
});
