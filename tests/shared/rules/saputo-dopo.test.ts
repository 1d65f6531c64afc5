import { expect, test } from 'vitest';
import { tutteLeRegole } from '#shared/rules/index.ts';
import type { Versione } from '#shared/rules/regola.ts';

const DATA = /\b(\d{1,2})\/(\d{1,2})\/(\d{4})\b/gu;

/** The day of the first norm of a version, where its text says one. */
const giornoDellAtto = ({ norma: [prima] }: Versione<unknown>): string | null =>
  [...prima.testo.matchAll(DATA)]
    .map(([, giorno = '', mese = '', anno = '']) => `${anno}-${mese.padStart(2, '0')}-${giorno.padStart(2, '0')}`)
    .toSorted()
    .at(-1) ?? null;

/** The first payment that the program makes: what was known before it was known to all of them. */
const DAL = '2023-01-01';

const TABELLE =
  'Contracts of 18/1/2024 and 23/12/2025: no school paid by this program before them. A payment dated before is computed by what is due; as it was known, it is in golden/temi/contratto-saputo.';

/** Families of rules that hold from before the act that says them, and why a payment made in between is not computed by what was known then. */
const SAPUTE_DOPO: Readonly<Record<string, string>> = {
  'adempimenti.codici-tributo': 'An open table: each of its codes begins with its own rule.',
  'compensi.revisori': 'The most that a year may pay: the office writes the fee, and the decree before paid less.',
  'contratto.assenza': 'Written again by the contract of 2024, and explained by ARAN in 2023: it was so before.',
  'contratto.cia': TABELLE,
  'contratto.ferie': 'Written again by the contract of 2024 as it was.',
  'contratto.incremento': TABELLE,
  'contratto.indennita-direzione': TABELLE,
  'contratto.maturita': 'The circular of March speaks of the exams of June: nobody is paid before it.',
  'contratto.mof': 'Seventeen days of January 2024, whose hours are paid after them.',
  'contratto.rpd': TABELLE,
  'contratto.tabellare': TABELLE,
  'contratto.una-tantum': TABELLE,
  'contratto.vacanza-contrattuale': TABELLE,
};

/** The first words of the id of a rule that tell its family. */
const famiglia = (id: string): string => id.split('.').slice(0, 2).join('.');

test('a version that holds from before its act says since when it is known, or is of a family that says why not', () => {
  const tardive = tutteLeRegole.flatMap(({ id, versioni }) =>
    versioni.flatMap((versione) => {
      const atto = giornoDellAtto(versione);
      return atto !== null && atto > versione.dal && atto >= DAL && versione.noto === undefined ? [famiglia(id)] : [];
    }),
  );
  expect([...new Set(tardive)].toSorted()).toEqual(Object.keys(SAPUTE_DOPO).toSorted());
});
