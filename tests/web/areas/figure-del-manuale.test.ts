import { expect, test } from 'vitest';
import { formatEuro } from '#shared/money/centesimi.ts';
import { figure } from '#web/areas/aiuto/figure/figure.ts';
import { rigaSpiegata } from '#web/areas/aiuto/figure/riga-spiegata.ts';
import { manuale } from '#web/areas/aiuto/testi-manuale.ts';

const nominate = manuale.flatMap(({ passi = [] }) => passi.flatMap(({ figura }) => figura ?? []));

test('each picture is in one place of the manual', () => {
  expect(nominate.toSorted()).toEqual(Object.keys(figure).toSorted());
});

test('the figure that is explained is of the day, with its rule, and is what its words say', () => {
  for (const oggi of ['2023-02-10', '2026-12-01', '2027-01-15']) {
    const riga = rigaSpiegata(oggi);
    expect(riga?.spiegazione.regola?.dal, oggi).toBeDefined();
    expect(riga?.spiegazione.regola?.dal.localeCompare(oggi), oggi).toBeLessThanOrEqual(0);
    expect(figure.cifraSpiegata.didascalia).toContain(formatEuro(riga?.base ?? 0));
  }
});
