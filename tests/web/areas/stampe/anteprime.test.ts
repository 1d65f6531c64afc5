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

/** Previews that open from their screen alone: who may not open it has no way to them, whatever they may print elsewhere. */
const DELLA_SCHERMATA = ['/dotazionefinanziaria'];
const mayLook = (path: string, ruolo: Ruolo): boolean =>
  screens
    .filter((screen) => DELLA_SCHERMATA.includes(screen.path) && path === `${screen.path}/:printId/preview`)
    .every(({ ruoli }) => ruoli.includes(ruolo));

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
