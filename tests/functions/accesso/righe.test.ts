import { expect, test } from 'vitest';
import { judgeRiga, type Presenti } from '#functions/accesso/elenco/righe.ts';
import { UtenteScuola } from '#shared/contracts/accesso/utenti.ts';

const gestore = UtenteScuola.parse({
  uid: 'uno',
  versione: 1,
  stato: 'ATTIVO',
  descutente: 'Ada Inventata',
  user: 'gestore',
  ruoli: ['CEDOLINI'],
  uidSubAnagrafe: null,
  cf: null,
  ultimoAccesso: null,
  invitatoDa: null,
  scade: null,
  email: null,
  daFare: null,
});
const presenti: Presenti = {
  utenti: new Map([['gestore', [gestore]]]),
  persone: new Map(),
  io: { uid: 'altro', ruoli: ['GESTORE'] },
};
const foundBy = (user: string): string | undefined =>
  judgeRiga({ numero: 1, descutente: '', user, ruoli: 'Cedolini', cf: '', azione: '' }, presenti, new Map()).trovato
    ?.uid;

test.each(['gestore', ' Gestore ', 'ＧＥＳＴＯＲＥ'])('the row of %j is of the user who is there already', (user) => {
  expect(foundBy(user)).toBe('uno');
});

test('a name that only looks alike is of somebody else', () => {
  expect(foundBy('gestoré')).toBeUndefined();
});
