import { expect, test } from 'vitest';
import { stampe } from '#shared/contracts/stampe/index.ts';
import { indirizziDi, type Stampa } from '#shared/contracts/stampe/stampa.ts';
import { anteprime } from '#web/areas/stampe/anteprime.ts';

/** Where the prints say that they are looked at, with who may ask for one of those shown there. */
const dichiarate = Map.groupBy(
  Object.values<Stampa>(stampe).flatMap((stampa) => indirizziDi(stampa).map((path) => ({ path, stampa }))),
  ({ path }) => path,
);

test('the viewer opens at every address that a print declares, to whoever may ask for it, and at no other', () => {
  const aperte = new Map(anteprime.map(({ path, ruoli }) => [String(path), ruoli.toSorted()]));
  const attese = new Map(
    [...dichiarate].map(([path, di]) => [
      String(path),
      [...new Set(di.flatMap(({ stampa }) => stampa.roles))].toSorted(),
    ]),
  );
  expect(aperte).toEqual(attese);
  expect(anteprime.length).toBe(attese.size);
});
