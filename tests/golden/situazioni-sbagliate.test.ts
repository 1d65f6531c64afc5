import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cedolino } from '#shared/calculation/cedolino/cedolino.ts';
import type { SituazioneInput } from '#shared/calculation/situazione/situazione.ts';
import { CODICI_ANOMALIA } from '#shared/calculation/spiegazione/anomalia.ts';
import { pagamenti } from '../second-opinion/situazioni.ts';
import { SIGLE } from '../shared/calculation/messaggi/sigle.ts';

type Percorso = readonly string[];

/** Every place of a situation that holds a value. */
const foglie = (valore: unknown, percorso: Percorso = []): readonly Percorso[] =>
  typeof valore === 'object' && valore !== null
    ? Object.entries(valore).flatMap(([chiave, interno]) => foglie(interno, [...percorso, chiave]))
    : [percorso];

const sostituito = (valore: unknown, [chiave, ...resto]: Percorso, nuovo: unknown): unknown => {
  if (chiave === undefined) return nuovo;
  if (Array.isArray(valore))
    return valore.map((interno, indice) => (String(indice) === chiave ? sostituito(interno, resto, nuovo) : interno));
  return typeof valore === 'object' && valore !== null
    ? Object.fromEntries(
        Object.entries(valore).map(([nome, interno]) => [
          nome,
          nome === chiave ? sostituito(interno, resto, nuovo) : interno,
        ]),
      )
    : valore;
};

/** What a wrong program, a wrong import or a wrong hand writes in a field. */
const storti = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    undefined,
    Number.NaN,
    Number.POSITIVE_INFINITY,
    -1,
    0,
    0.1,
    1e21,
    999_999_999,
    1_000_000_000,
    -999_999_999,
    366,
    367,
    '',
    ' ',
    'boh',
    '0-8',
    '2023-02-29',
    '2026-13-01',
    '1900-01-01',
    '2100-12-31',
    '2022-12-31',
    '2027-01-01',
    true,
    false,
    [],
    {},
  ),
  fc.integer(),
  fc.double(),
  fc.string({ maxLength: 5 }),
  fc.integer({ min: 1900, max: 2100 }).map((anno) => `${anno}-06-15`),
);

/** Reasons told to who writes a situation by hand or by program: they name the field, or the codes it may hold. */
const DI_CHI_SCRIVE_DATI: readonly string[] = ['SITUAZIONE_NON_VALIDA', 'PROFILO_SCONOSCIUTO'];

/** A sentence without what it quotes of the situation: whoever wrote a day or a code in a name reads it there again. */
const senzaParoleDi = (valore: unknown, messaggio: string): string => {
  if (typeof valore === 'string') return valore.length > 4 ? messaggio.replaceAll(valore, '') : messaggio;
  return typeof valore === 'object' && valore !== null
    ? Object.values(valore).reduce<string>((resto, interno) => senzaParoleDi(interno, resto), messaggio)
    : messaggio;
};

const SEGNO = 'valore storto ';

/** A payment with one to three of its values gone wrong: marked in the text of it, then put in place as it is read. */
const sbagliate = fc
  .tuple(pagamenti, fc.array(fc.tuple(fc.nat(), storti), { minLength: 1, maxLength: 3 }))
  .map(([situazione, modifiche]): SituazioneInput => {
    const luoghi = foglie(situazione);
    const segnata = modifiche.reduce<unknown>(
      (intera, [dove], quale) => sostituito(intera, luoghi[dove % luoghi.length] ?? [], `${SEGNO}${quale}`),
      situazione,
    );
    return JSON.parse(JSON.stringify(segnata), (_, valore: unknown) =>
      typeof valore === 'string' && valore.startsWith(SEGNO)
        ? modifiche[Number(valore.slice(SEGNO.length))]?.[1]
        : valore,
    );
  });

/** Numbers of a result that are not whole and exact: not one is admitted. */
const nonInteri = (valore: unknown): readonly unknown[] => {
  if (typeof valore === 'number') return Number.isSafeInteger(valore) && !Object.is(valore, -0) ? [] : [valore];
  return typeof valore === 'object' && valore !== null ? Object.values(valore).flatMap(nonInteri) : [];
};

describe('wrong situations', () => {
  test('each has its named reasons, or a payslip of exact cents: never a throw, never a defect of the program', () => {
    const motivi = new Set<string>();
    fc.assert(
      fc.property(sbagliate, (situazione) => {
        const esito = cedolino(situazione);
        expect(nonInteri(esito)).toEqual([]);
        if (esito.esito === 'calcolato') return;
        for (const { codice, messaggio } of esito.anomalie) {
          expect(CODICI_ANOMALIA).toContain(codice);
          expect(messaggio.length).toBeGreaterThan(20);
          if (!DI_CHI_SCRIVE_DATI.includes(codice)) expect(messaggio).not.toMatch(/NaN|undefined|null|Infinity/);
          if (!DI_CHI_SCRIVE_DATI.includes(codice)) expect(senzaParoleDi(situazione, messaggio)).not.toMatch(SIGLE);
          motivi.add(codice);
        }
        expect(esito.anomalie.length).toBeGreaterThan(0);
        expect(esito.anomalie.map(({ codice }) => codice)).not.toContain('ERRORE_DEL_CALCOLO');
      }),
      { numRuns: 6_000, seed: 20_261_120 },
    );
    expect(motivi.size).toBeGreaterThanOrEqual(8);
  });
});
