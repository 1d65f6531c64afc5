import { expect, it } from 'vitest';
import { trattenuteEntroILimiti } from '#shared/calculation/contratto/trattenute-entro-i-limiti.ts';
import { quotaAgenteRiscossione, quotaPignorabileOrdinaria } from '#shared/calculation/contratto/trattenute-terzi.ts';
import type { Trattenuta } from '#shared/calculation/situazione/trattenute.ts';
import { dato } from '#shared/calculation/spiegazione/calcolato.ts';
import { pignoramentoAgenteRiscossione, pignoramentoOrdinario } from '#shared/rules/contratto/trattenute-terzi.ts';
import { inForceOn } from '#shared/rules/regola.ts';
import { giorno, letta, regole } from './spiegazioni.ts';

it('the explanation of shares for third parties', () => {
  const netto = dato('Netto', 300_000);
  expect(
    [
      quotaPignorabileOrdinaria(netto, inForceOn(pignoramentoOrdinario, giorno)),
      quotaAgenteRiscossione(netto, inForceOn(pignoramentoAgenteRiscossione, giorno)),
    ].map(letta),
  ).toEqual([
    [
      '1/5 di 3.000,00 € = 600,00 € — Pignoramento per crediti ordinari e tributi, art. 545 c. 4 c.p.c.',
      'netto × frazione, troncato al centesimo',
      'terzi.pignoramento.ordinario',
      '',
      'Netto: 3.000,00 €',
    ],
    [
      "1/7 di 3.000,00 € = 428,57 € — Pignoramento dell'agente della riscossione, art. 72-ter DPR 602/1973 (DL 16/2012)",
      'netto × frazione, troncato al centesimo',
      'terzi.pignoramento.agente-riscossione',
      '',
      'Netto: 3.000,00 €',
    ],
  ]);
});

it('the explanation of deductions cut by their limits', () => {
  const chieste: readonly Trattenuta[] = [
    { tipo: 'PIGNORAMENTO_ORDINARIO', riferimento: 'rif. 1', importo: 50_000, residuo: 45_000 },
    { tipo: 'PIGNORAMENTO_TRIBUTI', riferimento: 'rif. 2', importo: null, residuo: null },
    { tipo: 'ALIMENTI', riferimento: 'rif. 3', importo: 30_000, residuo: null },
    { tipo: 'ASSICURAZIONE', riferimento: 'rif. 4', importo: 90_000, residuo: null },
  ];
  const applicate = trattenuteEntroILimiti(dato('Netto', 150_000), chieste, giorno, regole);
  expect(applicate.map(({ ridotta, calcolato }) => [ridotta, ...letta(calcolato)])).toEqual([
    [
      true,
      '450,00 € ridotti a 300,00 € — limite di legge della trattenuta',
      'il minore tra importo e limite',
      '',
      '',
      '500,00 € ridotti a 450,00 € — residuo dovuto di 450,00 €',
    ],
    [
      false,
      '1/5 di 1.500,00 € = 300,00 € — Pignoramento per crediti ordinari e tributi, art. 545 c. 4 c.p.c.',
      'netto × frazione, troncato al centesimo',
      'terzi.pignoramento.ordinario',
      '',
      'Netto: 1.500,00 €',
    ],
    [
      true,
      '300,00 € ridotti a 150,00 € — metà del netto per concorso di cause',
      'il minore tra importo e limite',
      '',
      '',
      'Importo indicato, rif. 3: 300,00 €',
    ],
    [
      true,
      '900,00 € ridotti a 750,00 € — netto disponibile',
      'il minore tra importo e limite',
      '',
      '',
      'Importo indicato, rif. 4: 900,00 €',
    ],
  ]);
});
