import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { senzaSuperflue } from '#shared/calcolatrice/definizioni.ts';
import { esitoDelCaso, type EsitoCaso } from '#shared/calcolatrice/esito.ts';
import { cedolino } from '#shared/calculation/cedolino/cedolino.ts';
import type { SituazioneInput } from '#shared/calculation/situazione/situazione.ts';
import { risposteDi } from '#support/calcolatrice/risposte.ts';

const letto = (file: string): unknown => JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8'));

const Golden = z.array(z.looseObject({ id: z.string(), tema: z.string(), ingressi: z.custom<SituazioneInput>() }));
const Pubblicati = z.object({
  cases: z.array(z.looseObject({ id: z.string(), situation: z.custom<SituazioneInput>().nullable() })),
});

const golden = ['cedolini', 'percettori', 'supplenze', 'seconda-implementazione'].flatMap((file) =>
  Golden.parse(letto(`../../golden/dati/${file}.json`)).flatMap(({ id, tema, ingressi }) =>
    tema === 'cedolino' ? [{ id, situazione: ingressi }] : [],
  ),
);
const pubblicati = Pubblicati.parse(letto('../../cases/pubblicati.json')).cases.flatMap(({ id, situation }) =>
  situation === null ? [] : [{ id, situazione: situation }],
);

const adatti = [...pubblicati, ...golden].flatMap(({ id, situazione: una }) => {
  const dette = risposteDi(una);
  const risposte = dette === null ? null : senzaSuperflue(dette);
  const diretto = cedolino(una);
  return risposte === null || diretto.esito === 'scartato' || esitoDelCaso(risposte).esito === 'incompleto'
    ? []
    : [{ id, genere: risposte['genere'], risposte, diretto: diretto.cedolino }];
});

/** Settlements of a year and orders to withhold: the calculator asks about one payment, and about no debt. */
const isDiUnPagamento = ({ tipo, trattenute }: SituazioneInput): boolean => tipo !== 'CON' && trattenute === undefined;

test('the published examples of pay are all among those that the calculator can say', () => {
  const detti = new Set(adatti.map(({ id }) => id));
  const diPaga = pubblicati.filter(({ situazione }) => isDiUnPagamento(situazione));
  expect(diPaga.length).toBeGreaterThan(12);
  expect(diPaga.map(({ id }) => id).filter((id) => !detti.has(id))).toEqual([]);
  expect(adatti.length).toBeGreaterThan(90);
  expect(new Set(adatti.map(({ genere }) => genere)).size).toBeGreaterThan(12);
});

/** The figures of a payslip by code, the totals with them. */
const cifre = (esito: Extract<EsitoCaso, { esito: 'calcolato' }>['cedolino']) => ({
  ...esito.totali,
  ritenute: esito.righe
    .filter(({ gruppo }) => !['competenze', 'somme_esenti', 'riepilogo'].includes(gruppo))
    .map(({ codice, importo }) => `${codice} ${importo}`),
});

test.each(adatti.map((caso) => [caso.id, caso] as const))(
  '%s comes out of the questions',
  (_, { risposte, diretto }) => {
    const esito = esitoDelCaso(risposte);
    expect(esito).toMatchObject({ esito: 'calcolato' });
    if (esito.esito !== 'calcolato') return;
    expect(cifre(esito.cedolino)).toEqual(cifre({ ...diretto, avvisi: [] }));
  },
);
