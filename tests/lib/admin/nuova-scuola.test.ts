import { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { registro } from '#archivio/accesso/registro.ts';
import { comandi } from '#lib/admin/comandi/index.ts';
import type { Connection } from '#lib/admin/connection.ts';
import type { Ask } from '#lib/command-line/ask.ts';
import { LOCAL_POOL } from '#lib/local/identity/amministrazione.ts';
import { LOCAL_USERS } from '#lib/local/settings.ts';
import { identitaDi } from '#platform/user-pool.ts';
import { licenze } from '#shared/domain/accesso/licenze.ts';
import { startTestHome, type TestHome } from '#support/home/test-home.ts';

const MOMENTO = { oggi: '2026-03-10', adesso: new Date() };

let home: TestHome;
let connection: Connection;
beforeAll(async () => {
  home = await startTestHome({ oggi: MOMENTO.oggi });
  const propria: Pick<Connection, 'archivio' | 'store' | 'issuer' | 'origin' | 'identita'> = {
    archivio: home.dataDir,
    store: home.store,
    issuer: LOCAL_USERS,
    origin: home.origin,
    identita: identitaDi(new CognitoIdentityProviderClient({}), LOCAL_POOL),
  };
  connection = propria as Connection;
});
afterAll(() => home.close());

const begin = async (
  args: readonly string[],
  opzioni: Readonly<Record<string, string>>,
  chiedi?: Ask,
): Promise<readonly string[]> => {
  const esegui = await comandi['nuova-scuola']?.load();
  return (await esegui?.({ connection, args, opzioni, momento: MOMENTO, chiedi }))?.righe ?? [];
};

/** A keyboard at which these answers are typed, in order; an empty one takes what is proposed. */
const typing = (...risposte: readonly string[]) => {
  const domande: string[] = [];
  const chiedi: Ask = async (domanda, proposta = '') => {
    const risposta = risposte[domande.length];
    domande.push(domanda);
    if (risposta === undefined) throw new Error(`Nothing was to be asked any more: ${domanda}`);
    return risposta === '' ? proposta : risposta;
  };
  return { chiedi, domande };
};

const scuola = (codmin: string) => registro(home.store).getScuola(codmin);

test('a school is made by answering: its record, every licence, the first user and the address to open', async () => {
  const { chiedi, domande } = typing(
    'rmis0088',
    'rmis00880x',
    'Istituto Inventato',
    'Roma',
    '',
    '',
    '',
    '',
    "Nicolò D'Esempio",
    '',
  );
  const righe = await begin([], {}, chiedi);
  expect(domande[1]).toContain('Il codice meccanografico ha 10 lettere o cifre.');
  expect(await scuola('RMIS00880X')).toMatchObject({
    desScuola: 'Istituto Inventato',
    provincia: 'RM',
    regione: 'Lazio',
    setupType: 'SCUOLA',
    licenze: licenze.map((licenza) => ({ licenza, expireDate: '2027-12-31', status: 'ATTIVA' })),
  });
  expect(righe.join('\n')).toMatch(/Utente nicolo\.d\.esempio\. Da aprire per il primo accesso: http\S+invito=\S+/);
});

const TUTTO = { nome: 'Scuola Inventata', citta: 'Torino', gestore: 'Ada Prova', utente: 'ada.prova' };

test('without a keyboard the missing word is named, and nothing is made', async () => {
  const { gestore: _gestore, ...senza } = TUTTO;
  await expect(begin(['TOIS00881X'], senza)).rejects.toThrow('Manca --gestore (nome e cognome del primo utente)');
  await expect(begin([], TUTTO)).rejects.toThrow('Manca CODICE');
  await expect(begin(['TOIS00881X'], { ...TUTTO, scade: '2026-03-09' })).rejects.toThrow('è già passato');
  await expect(begin(['ZZIS00881X'], TUTTO)).rejects.toThrow('Manca --provincia');
  expect(await scuola('TOIS00881X')).toBeUndefined();
});

test('given again after a cut it goes on from what is there', async () => {
  await begin(['TOIS00882X'], TUTTO);
  const prima = await scuola('TOIS00882X');
  const righe = await begin(['TOIS00882X'], { ...TUTTO, nome: 'Un altro nome', scade: '2030-12-31' });
  expect(righe[0]).toBe("La scuola TOIS00882X c'è già, e resta com'è: Scuola Inventata.");
  expect(await scuola('TOIS00882X')).toEqual(prima);
  expect(righe.some((riga) => riga.includes('invito='))).toBe(true);
});

test('where somebody else makes accounts, the first user has an invitation and no account', async () => {
  const propri = connection;
  const { identita: _propria, ...senza } = propri;
  connection = senza;
  try {
    const righe = await begin(['TOIS00883X'], { nome: 'Scuola', citta: 'Torino', gestore: 'Ada Prova' });
    expect(righe.join('\n')).toMatch(/Invito per Ada Prova: http\S+invito=\S+/);
  } finally {
    connection = propri;
  }
});
