import { expect, test } from 'vitest';
import { dizionarioVoci } from '#functions/riferimento/voci/dizionario.ts';
import { vociNoipa } from '#functions/riferimento/voci/noipa.ts';
import { vociOfferte } from '#web/areas/cedolini/preparazione/foglio/colonne-voci.ts';

test('what NoiPA pays is offered in simulations only', () => {
  const codici = (simulazione: boolean) => vociOfferte(dizionarioVoci, { simulazione }).map(({ codice }) => codice);
  const diNoipa = vociNoipa.map(({ codice }) => codice);
  expect(diNoipa.length).toBeGreaterThan(20);
  expect(codici(true)).toEqual(dizionarioVoci.map(({ codice }) => codice));
  expect(codici(false)).toEqual(codici(true).filter((codice) => !diNoipa.includes(codice)));
});
