import { afterAll, beforeAll, expect, test } from 'vitest';
import { registro } from '#archivio/accesso/registro.ts';
import { notificheRepository } from '#archivio/casa/notifica.ts';
import { preferenzeRepository } from '#archivio/casa/preferenza.ts';
import { settoreEntita } from '#archivio/scuola/settore.ts';
import { immaginiRepository } from '#functions/scambio/immagini.ts';
import { archivioDi } from '#platform/data/archivio.ts';
import { asUid } from '#platform/data/entita.ts';
import { riferimenti } from '#platform/data/uso-dei-record.ts';
import { apiHandler } from '#platform/http/api-handler.ts';
import { platformFromEnv } from '#platform/platform.ts';
import { lavoriRepository } from '#platform/work/lavoro.ts';
import { defineRoute, routeKey } from '#shared/contracts/route.ts';
import { SettoreInput } from '#shared/contracts/scuola/settore.ts';
import { startTestHome, type TestHome } from '#support/home/test-home.ts';
import { loginOf, SCUOLA_A } from '#support/home/test-users.ts';

let home: TestHome;
beforeAll(async () => {
  home = await startTestHome();
});
afterAll(() => home.close());

const ROUTES = {
  createSettore: defineRoute({
    method: 'POST',
    path: '/emo/settori-di-prova',
    summary: 'A call whose use case has a defect',
    roles: ['GESTORE'],
    licences: [],
    effect: 'write',
    scope: 'scuola',
    errors: [],
    body: SettoreInput,
    response: SettoreInput,
  }),
};

test('a use case that would store what could not be read back fails before anything of it is written', async () => {
  const { token, sessione } = await home.as(loginOf('GESTORE'));
  const lungo = 'un testo che nessun settore può avere come codice';
  const handler = apiHandler(
    ROUTES,
    () => ({
      createSettore: async ({ body }, { archivio, modifica }) => {
        const settori = archivio.of(settoreEntita);
        modifica.write(settori.create({ ...body, uid: asUid('buono'), versione: 1 }));
        modifica.write(settori.create({ ...body, codice: lungo, uid: asUid('cattivo'), versione: 1 }));
        return body;
      },
    }),
    { platform: platformFromEnv(process.env, 'prova') },
  );
  const call = (body: SettoreInput) =>
    Reflect.apply(handler, undefined, [
      {
        routeKey: routeKey(ROUTES.createSettore),
        headers: {
          'content-type': 'application/json',
          authorization: `Bearer ${token}`,
          'x-auth-token': sessione.token,
          'x-client-type': 'WWS',
          'idempotency-key': crypto.randomUUID(),
        },
        body: JSON.stringify(body),
        isBase64Encoded: false,
        requestContext: { requestId: 'prova-prova' },
      },
      {},
    ]);
  let answer: unknown;
  const changes = await home.changesDuring(async () => {
    answer = await call({ codice: 'D', descrizione: 'Didattica' });
  });
  expect(answer).toMatchObject({ statusCode: 500, body: expect.stringContaining('difetto del programma') });
  expect(changes).toEqual([]);
  expect(await archivioDi(home.store, SCUOLA_A).of(settoreEntita).get(asUid('buono'))).toBeUndefined();
});

/** What is stored beside the records of the archive. Each has its schema, and what breaks it is no operation. */
test.each<[string, () => unknown]>([
  ['a block of work', () => lavoriRepository(archivio()).putBlocco('u', 1, { ...BLOCCO, fatti: 0.5 })],
  [
    'before-images',
    () => immaginiRepository(archivio(), 'u').put({ blocco: 'b', immagini: [{ ...IMMAGINE, uid: MALE }] }),
  ],
  ['a preference', () => preferenzeRepository(archivio(), 'u').save({ ...PREFERENZA, righePerPagina: 1000 })],
  ['a notification', () => notificheRepository(archivio()).put({ ...NOTIFICA, RIFERIMENTO: 'x'.repeat(201) })],
  [
    'a reference',
    () => riferimenti(archivio()).change({ entita: 'A', uid: 'a', descrizione: MALE }, [], [{ entita: 'B', uid: 'b' }]),
  ],
  ['a user', () => registro(home.store).putUtente(undefined, { ...UTENTE, user: MALE })],
  ['a school', () => registro(home.store).putScuola(undefined, { ...SCUOLA, codmin: 'corto' })],
  ['an invitation', () => registro(home.store).putInvito('c', { ...INVITO, scade: NaN })],
])('%s that could not be read back', async (_, write) => {
  await expect(async () => write()).rejects.toThrow(expect.objectContaining({ name: 'ZodError' }));
});

const archivio = () => archivioDi(home.store, SCUOLA_A);
/** A value of another type than the compiler believes, as a defect would let through. */
const MALE: string = JSON.parse('null');
const BLOCCO = { blocco: 'b', fatti: 1, scartati: 0, esiti: [], totali: {} };
const IMMAGINE = {
  ruolo: 'RECORD' as const,
  chiave: { pk: 'p', sk: 's' },
  uid: 'u',
  descrizione: '',
  prima: null,
  dopo: null,
};
const PREFERENZA = { lista: 'l', colonne: [], righePerPagina: 20, righeAlte: false, filtri: '', versione: 0 };
const NOTIFICA = {
  UID: 'u',
  DAT_CREAZIONE: '2026-01-01T00:00:00.000Z',
  FLG_LETTA: false,
  RIFERIMENTO: '',
  COD_TIPO: 'SYNCANAG_R' as const,
  DES_JSON: {},
};
const UTENTE = { issuer: 'i', subject: 's', user: 'u', descutente: 'd', iscrizioni: [], versione: 0 };
const SCUOLA = {
  codmin: SCUOLA_A,
  desScuola: '',
  citta: '',
  regione: '',
  provincia: '',
  setupType: 'SCUOLA' as const,
  licenze: [],
  inManutenzione: false,
  creata: '',
  versione: 0,
};
const INVITO = {
  codmin: SCUOLA_A,
  descutente: '',
  user: '',
  ruoli: [],
  uid: null,
  uidSubAnagrafe: null,
  cf: null,
  scade: 0,
};
