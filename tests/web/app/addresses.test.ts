import { expect, test } from 'vitest';
import { nomiConsultazioni } from '#shared/domain/accesso/consultazione.ts';
import { ruoli } from '#shared/domain/accesso/ruoli.ts';
import { sources } from '#support/sources.ts';
import { screenAt } from '#web/app/breadcrumbs.ts';
import { mayFollow } from '#web/app/navigation.ts';
import { screens } from '#web/app/screens.ts';

const chi = {
  ruoli: [...ruoli],
  licenze: [],
  consultazioni: [...nomiConsultazioni],
  setupType: 'SCUOLA',
  flgCcnlIstruzione: false,
};

/** Where an address is written: as a property, as a link, or given to the function that makes a step of the first page. */
const WRITTEN = [
  /(?:schermata|indirizzo|percorso): ['`](\/[^'`$][^'`]*)['`]/g,
  /href="#(\/[^"$][^"]*)"/g,
  /href=\{`#(\/[^`$][^`]*)`\}/g,
  /passo(?:DeiDati)?\('[A-Z_]+',[^;\n]*'(\/[^']+)'/g,
];

/** The addresses of the program that server, domain and pages name: where something is filled in, done or read. */
const named = sources('functions', 'shared', 'web/src').flatMap(({ path, text }) =>
  WRITTEN.flatMap((written) => [...text.matchAll(written)]).map(([, indirizzo = '']) => ({
    path,
    indirizzo: indirizzo.replaceAll(/\$\{[^}]*\}/g, 'uno'),
  })),
);

test('an address that the program names is of a screen', () => {
  expect(named.length).toBeGreaterThan(80);
  expect(named.filter(({ indirizzo }) => screenAt(screens, indirizzo.split('?')[0] ?? '') === undefined)).toEqual([]);
});

test('whoever has every role and licence may follow each of them, with its parameters and what it asks', () => {
  const licenze = screens.flatMap(({ licenza }) => licenza ?? []);
  expect(named.filter(({ indirizzo }) => !mayFollow(screens, indirizzo, { ...chi, licenze }))).toEqual([]);
});

test('an address of parameters is followed by the roles of its screen alone', () => {
  expect(mayFollow(screens, '/scambio/importa/servizi?riprendi=7', { ...chi, ruoli: ['GESTORE'] })).toBe(true);
  expect(mayFollow(screens, '/scambio/importa/servizi', { ...chi, ruoli: ['DIPENDENTE'] })).toBe(false);
});
