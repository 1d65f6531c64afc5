import { expect, test } from 'vitest';
import { differenzeMaggiori, inNumeri } from '#web/areas/cedolini/confronto/differenze-in-breve.ts';
import { similePrima } from '#web/areas/cedolini/confronto/simile-prima.ts';

const processo = (numero: number, cambi: Partial<Parameters<typeof similePrima>[0]> = {}) =>
  ({
    uid: `p${numero}`,
    ID_ELABORAZIONE: numero,
    TIPO_ELABORAZIONE: 'ACCESSORI',
    annoConguagliato: null,
    simulazione: false,
    numCedolini: 119,
    ...cambi,
  }) as Parameters<typeof similePrima>[0];

test('a run is compared with that of its kind and project of the month before, the most alike in size', () => {
  const questo = processo(9);
  const diAltroTipo = processo(1, { TIPO_ELABORAZIONE: 'SUPPLENZE_BREVI' as never });
  const vuota = processo(2, { numCedolini: 0 });
  const finta = processo(3, { simulazione: true });
  const piccola = processo(4, { numCedolini: 3 });
  const grande = processo(5, { numCedolini: 117 });
  const progetto = processo(6, { progetto: 'PNRR' });
  expect(similePrima(questo, [])).toBeNull();
  expect(similePrima(questo, [questo, diAltroTipo, vuota, finta])).toBeNull();
  for (const delMese of [
    [piccola, progetto, grande],
    [grande, progetto, piccola],
  ])
    expect(similePrima(questo, delMese)?.uid).toBe('p5');
  expect(similePrima(processo(9, { progetto: 'PNRR' }), [grande, progetto])?.uid).toBe('p6');
});

test('the differences are told in few words, the greatest first', () => {
  const persona = (numero: number, esito: string, nettoPrima: number | null, nettoDopo: number | null) =>
    ({
      uidSubAnagrafe: `u${numero}`,
      storico: { desCognome: 'Prova', desNome: `N${numero}`, desCf: `CF${numero}` },
      esito,
      nettoPrima,
      nettoDopo,
      differenza: (nettoDopo ?? 0) - (nettoPrima ?? 0),
      righe: [],
    }) as never;
  const persone = [
    persona(1, 'CAMBIATA', 10_000, 10_100),
    persona(2, 'AGGIUNTA', null, 50_000),
    persona(3, 'TOLTA', 20_000, null),
    persona(4, 'CAMBIATA', 10_000, 10_000),
  ];
  expect(inNumeri({ persone, uguali: 7 })).toBe('Persone in più: 1; in meno: 1; con importi diversi: 2; uguali: 7.');
  expect(differenzeMaggiori({ persone }).map(({ frase }) => frase)).toEqual([
    "Prova N2 (CF2): non c'era, ora 500,00 € netti",
    "Prova N3 (CF3): aveva 200,00 € netti, ora non c'è",
    'Prova N1 (CF1): netto da 100,00 € a 101,00 €',
  ]);
});
