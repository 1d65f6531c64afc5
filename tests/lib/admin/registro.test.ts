import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider';
import { S3Client } from '@aws-sdk/client-s3';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { AMMINISTRAZIONE } from '#lib/admin/amministrazione.ts';
import { comandi } from '#lib/admin/comandi/index.ts';
import type { Connection } from '#lib/admin/connection.ts';
import { LOCAL_POOL } from '#lib/local/identity/amministrazione.ts';
import { LOCAL_USERS } from '#lib/local/settings.ts';
import { archivioDi } from '#platform/data/archivio.ts';
import { Modifica, sendModifica } from '#platform/data/modifica.ts';
import { identitaDi } from '#platform/user-pool.ts';
import { leaveLavoro } from '#platform/work/lavoro.ts';
import { approvazioniRoutes } from '#shared/contracts/casa/approvazioni.ts';
import { auditRoutes, type VoceAudit } from '#shared/contracts/casa/audit.ts';
import { casaRoutes } from '#shared/contracts/casa/casa.ts';
import { REGISTRO_AMMINISTRAZIONE } from '#shared/domain/accesso/amministrazione.ts';
import { BUCKET_NAME, startTestHome, type Person, type TestHome } from '#support/home/test-home.ts';
import { loginOf, SCUOLA_A, SCUOLA_B, SCUOLA_C } from '#support/home/test-users.ts';

/** The instant is a true one: invitations end by the clock of the table, whatever the business day. */
const MOMENTO = { oggi: '2026-03-10', adesso: new Date() };

let home: TestHome;
let gestore: Person;
let connection: Connection;
let cartella: string;
beforeAll(async () => {
  vi.stubEnv('CHIAVE_COPIA', 'parole inventate per questa prova');
  cartella = await mkdtemp(join(tmpdir(), 'emolumenti-registro-'));
  home = await startTestHome({ oggi: MOMENTO.oggi });
  gestore = await home.as(loginOf('GESTORE'));
  connection = {
    archivio: home.dataDir,
    store: home.store,
    deposito: { client: new S3Client({ forcePathStyle: true }), bucket: BUCKET_NAME },
    issuer: LOCAL_USERS,
    origin: home.origin,
    close: async () => undefined,
    identita: identitaDi(new CognitoIdentityProviderClient({}), LOCAL_POOL),
  };
});
afterAll(async () => {
  await home.close();
  await rm(cartella, { recursive: true, force: true });
  vi.unstubAllEnvs();
});

/** Work that waits, which nobody has started yet. */
const lavoroInAttesa = async (): Promise<string> => {
  const modifica = new Modifica();
  const chi = { utente: 'prova', descutente: 'Prova' };
  const correlationId = randomUUID();
  const archivio = archivioDi(home.store, SCUOLA_A);
  const nuovo = { tipo: 'pulizia', area: 'scambio', descrizione: 'Lavoro di prova', oggetto: 'x', totale: 0 };
  const { uid } = leaveLavoro(
    { ...nuovo, ruoli: ['GESTORE'], parametri: {} },
    { archivio, modifica, correlationId, oggi: MOMENTO.oggi, adesso: new Date(), sessione: chi },
  );
  await sendModifica(home.store, modifica, {
    codmin: SCUOLA_A,
    utente: chi.utente,
    nome: chi.descutente,
    correlationId,
    adesso: new Date(),
  });
  return uid;
};

type Parole = () => Promise<{ readonly args: readonly string[]; readonly opzioni?: Readonly<Record<string, string>> }>;
const A = { nome: 'Ugo Invitato', ruoli: 'SERVIZI', email: 'ugo@scuola.example' };
const inCopia = () => join(cartella, 'scuola.copia');
const inChiaro = () => join(cartella, 'esportazione');
/** How each command is given so that it does what it does, in the order in which one needs another. */
const dati: Readonly<Record<string, Parole>> = {
  scuola: async () => ({ args: [SCUOLA_A], opzioni: { nome: 'Scuola di prova', citta: 'Roma', provincia: 'RM' } }),
  'nuova-scuola': async () => ({
    args: [SCUOLA_A],
    opzioni: { nome: 'N', citta: 'Roma', provincia: 'RM', gestore: 'Ugo Primo', utente: 'ugo.primo' },
  }),
  licenza: async () => ({ args: [SCUOLA_A, 'F24'], opzioni: { scade: '2098-12-31' } }),
  subentro: async () => {
    await (await home.as(loginOf('GESTORE', SCUOLA_B))).ok(casaRoutes.initScuola, { body: {} });
    return { args: [SCUOLA_B, SCUOLA_A], opzioni: { dal: '2026-09-01', cf: '97000007779' } };
  },
  unione: async () => {
    await (await home.as(loginOf('GESTORE', SCUOLA_C))).ok(casaRoutes.initScuola, { body: {} });
    return { args: [SCUOLA_C, SCUOLA_A], opzioni: { dal: '2026-09-01' } };
  },
  manutenzione: async () => ({ args: [SCUOLA_A, 'no'] }),
  approvazioni: async () => {
    const preside = await home.as(loginOf('PRESIDE'));
    const { versione, ...opzioni } = (await preside.ok(approvazioniRoutes.listApprovazioni, { body: {} })).opzioni;
    const body = { opzioni: { ...opzioni, INVIO: 'PRESIDE' as const }, versione };
    await preside.ok(approvazioniRoutes.saveOpzioniApprovazione, { body });
    return { args: [SCUOLA_A, 'togli'] };
  },
  invito: async () => ({ args: [SCUOLA_A], opzioni: A }),
  utente: async () => ({ args: [SCUOLA_A, 'ugo'], opzioni: A }),
  conto: async () => ({ args: [loginOf('SERVIZI'), 'azzera'] }),
  lavori: async () => ({ args: ['ferma', await lavoroInAttesa()] }),
  copia: async () => ({ args: [SCUOLA_A, inCopia()] }),
  ripristina: async () => ({ args: [inCopia()] }),
  esporta: async () => ({ args: [SCUOLA_A, inChiaro()] }),
  riporta: async () => ({ args: [inChiaro()] }),
  'prova-ripristino': async () => ({ args: [SCUOLA_A] }),
};

const interventi = async (): Promise<readonly VoceAudit[]> =>
  (
    await gestore.ok(auditRoutes.searchAudit, {
      body: { entita: REGISTRO_AMMINISTRAZIONE, uid: SCUOLA_A, limit: 100 },
    })
  ).righe;

const nomi = (registro: 'scuola' | 'nessuno' | 'certificato') =>
  Object.entries(comandi).flatMap(([nome, comando]) => (comando.registro === registro ? [nome] : []));

describe('what the administrator of the program does in a school is in its audit trail', () => {
  test.each(nomi('scuola'))('%s', { timeout: 60_000 }, async (nome) => {
    const parole = await dati[nome]?.();
    if (parole === undefined) throw new Error(`Say here how ${nome} is given`);
    const prima = new Set((await interventi()).map(({ correlationId }) => correlationId));
    const esegui = await comandi[nome]?.load();
    const esito = await esegui?.({ connection, momento: MOMENTO, args: parole.args, opzioni: parole.opzioni ?? {} });
    expect(esito?.righe).not.toHaveLength(0);
    const nuove = (await interventi()).filter(({ correlationId }) => !prima.has(correlationId));
    expect(nuove.length).toBeGreaterThan(0);
    for (const voce of nuove)
      expect(voce).toMatchObject({ nome: AMMINISTRAZIONE, motivo: expect.stringMatching(/\w/) });
  });

  test('a command that enters no trail changes no record of a school', { timeout: 60_000 }, async () => {
    const leggono = ['stato', 'scuole', 'licenze', 'verifica', 'forma', 'indici'];
    expect(nomi('nessuno').toSorted()).toEqual([...leggono, 'difetto', 'utenti', 'proteggi', 'copie'].toSorted());
    expect(nomi('certificato')).toEqual(['elimina']);
    for (const nome of leggono) {
      const scritti = await home.changesDuring(async () => {
        const esegui = await comandi[nome]?.load();
        await esegui?.({ connection, momento: MOMENTO, args: [], opzioni: {} });
      });
      expect(scritti, nome).toEqual([]);
    }
  });
});

test.each([
  ['licenza', { args: [SCUOLA_A, 'WSW'], opzioni: { scade: '2098-12-31' } }, '«WSW» non è una licenza: WWS, F24'],
  [
    'licenza',
    { args: [SCUOLA_A, 'WWS'], opzioni: { scade: '2098-12-31', stato: 'ACCESA' } },
    '«ACCESA» non è lo stato',
  ],
  ['scuola', { args: [SCUOLA_A], opzioni: { nome: 'Altra', tipo: 'AFMA' } }, '«AFMA» non è un tipo di scuola'],
] as const)('%s: a word that means nothing is refused, and nothing changes', async (nome, parole, detto) => {
  const prima = await interventi();
  const esegui = await comandi[nome]?.load();
  await expect(async () => esegui?.({ connection, momento: MOMENTO, ...parole })).rejects.toThrow(detto);
  expect(await interventi()).toEqual(prima);
});

test('a licence until a day that there is not is not understood', async () => {
  const esegui = await comandi.licenza?.load();
  const parole = { args: [SCUOLA_A, 'WWS'], opzioni: { scade: '2027-02-31' } };
  expect(await esegui?.({ connection, momento: MOMENTO, ...parole })).toBeUndefined();
});
