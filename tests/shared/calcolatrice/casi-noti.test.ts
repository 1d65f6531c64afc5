import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { senzaSuperflue } from '#shared/calcolatrice/definizioni.ts';
import type { Risposte } from '#shared/calcolatrice/domande.ts';
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
const { cases: esempi } = Pubblicati.parse(letto('../../cases/pubblicati.json'));
const pubblicati = esempi.flatMap(({ id, situation }) => (situation === null ? [] : [{ id, situazione: situation }]));

const settledOrWithheld = (quali: readonly string[], risposte: Risposte) =>
  Object.fromEntries(quali.map((quale) => [quale, risposte] as const));

const adatti = [...pubblicati, ...golden].flatMap(({ id, situazione: una }) => {
  const dette = risposteDi(una);
  const risposte = dette === null ? null : senzaSuperflue(dette);
  const diretto = cedolino(una);
  return risposte === null || diretto.esito === 'scartato' || esitoDelCaso(risposte).esito === 'incompleto'
    ? []
    : [{ id, genere: risposte['genere'], risposte, diretto: diretto.cedolino }];
});

/** Published examples of no payment, with the answers to the calculator's questions where it has any. */
const NON_CALCOLATI: Readonly<Record<string, Risposte | null>> = {
  ...settledOrWithheld(
    [
      'somma-8000',
      'somma-10000',
      'somma-integrativa-14000',
      'somma-17000',
      'somma-20000',
      'ulteriore-detrazione-33000',
      'ulteriore-detrazione-37000',
      'ulteriore-detrazione-39000',
    ],
    { genere: 'CONGUAGLIO', paga: 'NOIPA' },
  ),
  ...settledOrWithheld(
    [
      'pignoramento-dopo-cessione',
      'pignoramento-dopo-cessione-di-200',
      'pignoramento-con-cessione-di-222',
      'pignoramento-di-mille',
      'pignoramento-di-1420',
      'pignoramento-di-1500',
      'pignoramento-dopo-cessione-e-alimenti',
      'cessione-quinto-alimenti-1700',
      'alimenti-200-di-2000',
      'alimenti-300-di-2000',
      'alimenti-dopo-quinto-1350',
      'alimenti-senza-cessione-1350',
      'agente-un-settimo-di-3000',
    ],
    { genere: 'TRATTENUTA', pagato: 'PERSONALE' },
  ),
  // days of absence, which come to no payment
  'malattia-figlio': null,
  // of a commission: how many it counts, what each is paid, which its own rules are asked
  'classe-articolata': null,
  'commissione-2022': null,
  vicepresidente: null,
  'trasferta-maturita': null,
  // when a payment is asked about, and for how long it waits
  'stipendi-oltre-2500': null,
  'sospensione-sessanta': null,
  'sospensione-trenta': null,
};

/** The answer that a published example should have. */
const attesoDi = (id: string): string => {
  const risposte = NON_CALCOLATI[id];
  if (risposte === undefined) return 'esce';
  return risposte === null ? 'nessun pagamento' : 'non_calcolato';
};

test.each(esempi.map(({ id }) => id))('%s comes out of the calculator, or it says why not and who does it', (id) => {
  const risposte = NON_CALCOLATI[id];
  const situazione = pubblicati.find((una) => una.id === id)?.situazione;
  const detto = adatti.some((uno) => uno.id === id) ? 'esce' : 'nessun pagamento';
  expect(risposte ? esitoDelCaso(risposte).esito : detto).toBe(attesoDi(id));
  // no situation, no payment; one that is settled or withheld cannot be said
  expect(situazione === undefined).toBe(risposte === null);
});

test('what is said not to come out does not, and many kinds are among the rest', () => {
  expect(esempi).toHaveLength(58);
  expect(adatti.filter(({ id }) => NON_CALCOLATI[id] !== undefined)).toEqual([]);
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
