import { expect, test } from 'vitest';
import { stampe } from '#shared/contracts/stampe/index.ts';
import { indirizziDi, type Stampa } from '#shared/contracts/stampe/stampa.ts';
import type { Ruolo } from '#shared/domain/accesso/ruoli.ts';
import { screens } from '#web/app/screens.ts';
import { anteprime } from '#web/areas/stampe/anteprime.ts';

/** Where the prints say that they are looked at, with who may ask for one of those shown there. */
const dichiarate = Map.groupBy(
  Object.values<Stampa>(stampe).flatMap((stampa) => indirizziDi(stampa).map((path) => ({ path, stampa }))),
  ({ path }) => path,
);

/** The screen that a preview belongs to: who may not open it has nothing to look at. */
const sua = (path: string) => screens.find((screen) => path === `${screen.path}/:printId/preview`);
const mayLook = (path: string, ruolo: Ruolo): boolean => sua(path)?.ruoli.includes(ruolo) ?? true;

test('the viewer opens at every address that a print declares, to whoever may ask for it there, and at no other', () => {
  const aperte = new Map(anteprime.map(({ path, ruoli }) => [String(path), ruoli.toSorted()]));
  const attese = new Map(
    [...dichiarate].map(([path, di]) => [
      String(path),
      [...new Set(di.flatMap(({ stampa }) => stampa.roles))].filter((ruolo) => mayLook(path, ruolo)).toSorted(),
    ]),
  );
  expect(aperte).toEqual(attese);
  expect(anteprime.length).toBe(attese.size);
});

test('a preview asks for the licence that its prints ask for', () => {
  const licenze = new Map(anteprime.map(({ path, licenza }) => [String(path), licenza]));
  const diverse = [...dichiarate].filter(([path, di]) =>
    di.some(({ stampa }) => stampa.licences.find((licenza) => licenza !== 'WWS') !== licenze.get(path)),
  );
  expect(diverse.map(([path]) => path)).toEqual([]);
});
