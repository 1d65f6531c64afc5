import { expect, test } from 'vitest';
import type { Sessione } from '#shared/contracts/accesso/sessione.ts';
import { isReusable } from '#web/app/sign-in/session-store.ts';

const ADESSO = Date.parse('2026-03-01T10:00:00Z');
const scuola = { codmin: 'XXIC00001A', desScuola: 'Istituto inventato', citta: 'Roma', ruoli: [] };
const sessione: Sessione = {
  token: 'gettone',
  expiration: '2026-03-01T11:00:00Z',
  subject: 'inventato',
  user: 'inventato',
  uid: null,
  uidSubAnagrafe: null,
  codcli: 'WWS',
  codmin: scuola.codmin,
  ac: '',
  scuola: '',
  desScuola: '',
  citta: '',
  regione: '',
  provincia: '',
  setupType: 'SCUOLA',
  flgCcnlIstruzione: false,
  descutente: '',
  cf: null,
  ruoli: ['GESTORE'],
  licenze: ['WWS'],
  consultazioni: [],
  isUtenteAccessibile: true,
  minVersion: '0.1.0',
  wwpAttivo: false,
  wwsAttivo: true,
  avvisi: [],
  scuole: [scuola],
  oggi: '2026-03-01',
};
const mia = { subject: 'inventato', invitato: false };

test('a stored session is used again by its user while it lasts', () => {
  expect(isReusable(sessione, mia, ADESSO)).toBe(true);
});

test.each<[string, Partial<Sessione>]>([
  ['of a school that is none of theirs any more', { scuole: [{ ...scuola, codmin: 'XXIC00002B' }] }],
  ['without a client code', { codcli: '' }],
  ['without its token', { token: '' }],
  ['opened during maintenance', { isUtenteAccessibile: false }],
  ['that is over', { expiration: '2026-03-01T10:00:00Z' }],
])('one %s is asked for again', (_quale, cambi) => {
  expect(isReusable({ ...sessione, ...cambi }, mia, ADESSO)).toBe(false);
});

test('another user asks for a session of their own, and an invitation opens the school it is for', () => {
  expect(isReusable(sessione, { ...mia, subject: 'altro' }, ADESSO)).toBe(false);
  expect(isReusable(sessione, { ...mia, invitato: true }, ADESSO)).toBe(false);
});
