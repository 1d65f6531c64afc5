import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root, sources } from '#support/sources.ts';
import { exportedFunctions, firstWord } from '#support/sources/exported-functions.ts';

/**
 * Italian verbs that a function must not begin with: English has them. A word that is also a noun of the office
 * (stampa, somma, imposta, forma, modifica, conferma, paga) may be one, when the function answers that.
 */
const ITALIAN_VERBS = new Set(
  `accorpa aggiorna aggiungi allarga allinea annota annulla applica apri archivia arrotonda aspetta assegna attendi avanza
  avvia avvisa azzera calcola cambia carica cerca chiedi chiudi collega compila completa componi concludi confronta
  conta contabilizza controlla converti copia correggi costruisci crea decidi descrivi disegna dividi duplica
  elenca elimina entra esci esegui esponi esporta estrai fai ferma filtra forza genera ha importa inserisci intitola invia
  lascia leggi manda metti mostra nascondi ordina osserva passa prendi prepara presenta produci proponi raccogli raggruppa
  registra ricalcola ricarica ricava richiedi riduci riempi rifiuta rileggi rimuovi rinnova ripara ripartisci riprendi
  riprova risolvi ristampa ritira salva scarica scarta scegli scomponi scorri scrivi segna segui separa sincronizza
  sospendi sostituisci sottrai spezza sposta svuota taglia tieni togli torna trasforma trattieni trova unisci usa vai
  valida valuta vedi verifica versa`.split(/\s+/),
);
/** Names that say nothing of what they hold. */
const EMPTY = new Set(['di', 'due', 'di1', 'dato1', 'visto', 'vista', 'roba', 'cosa', 'tmp', 'temp', 'foo']);

const ours = sources('bin', 'lib', 'functions', 'web', 'shared', 'tests');

test('exported functions begin with an English verb or with the noun of what they answer', () => {
  const named = ours.flatMap(exportedFunctions);
  expect(named.length).toBeGreaterThan(1500);
  expect(
    named
      .filter(({ name }) => ITALIAN_VERBS.has(firstWord(name)) || EMPTY.has(name))
      .map(({ path, name }) => `${path}: ${name}`),
  ).toEqual([]);
});

test('the page of verbs lists verbs that functions use, each once, in the order of the alphabet', () => {
  const page = readFileSync(join(root, 'functions/README.md'), 'utf8').split('## Verbs')[1] ?? '';
  const verbs = [...page.matchAll(/^\| `(\w+)`/gm)].map(([, verb]) => verb ?? '');
  expect(verbs.length).toBeGreaterThan(25);
  expect(verbs).toEqual([...new Set(verbs)].toSorted());
  const used = new Set(ours.flatMap(({ text }) => [...text.matchAll(/\b[a-z]+(?=[A-Z(:])/g)].map(([word]) => word)));
  expect(verbs.filter((verb) => !used.has(verb))).toEqual([]);
});
