import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider';
import { S3Client } from '@aws-sdk/client-s3';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { registro } from '#archivio/accesso/registro.ts';
import { comandi } from '#lib/admin/comandi/index.ts';
import type { Connection } from '#lib/admin/connection.ts';
import { fileKeysOf, putFile } from '#lib/admin/copia/scuola-conservata.ts';
import { restiSuAws } from '#lib/admin/fine-contratto/certificato.ts';
import { residuiDi } from '#lib/admin/fine-contratto/residui.ts';
import { checkArchivio } from '#lib/admin/verifica.ts';
import { LOCAL_POOL } from '#lib/local/identity/amministrazione.ts';
import { LOCAL_USERS } from '#lib/local/settings.ts';
import { scanItems } from '#lib/scansione.ts';
import { identitaDi } from '#platform/user-pool.ts';
import { anagrafeRoutes } from '#shared/contracts/anagrafe/anagrafe.ts';
import { fiscaleRoutes, fiscaliPredefiniti } from '#shared/contracts/anagrafe/fiscale.ts';
import { contabilizzata, openScuolaCheVersa, type ScuolaCheVersa } from '#support/denunce/scuola-che-versa.ts';
import { BUCKET_NAME } from '#support/home/test-home.ts';
import { loginOf, SCUOLA_A, SCUOLA_B } from '#support/home/test-users.ts';
import { personaDiProva } from '#support/persone-di-prova.ts';

// the instant is true: an invitation of the past would be gone
const momento = { oggi: '2026-03-10', adesso: new Date() };

let scuola: ScuolaCheVersa;
let connection: Connection;
let cartella: string;
let copie: string;
let scritto: ReturnType<typeof vi.spyOn>;
const righeScritte: string[] = [];

beforeAll(async () => {
  scritto = vi.spyOn(process.stdout, 'write').mockImplementation((testo) => righeScritte.push(String(testo)) > 0);
  cartella = await mkdtemp(join(tmpdir(), 'emolumenti-fine-'));
  copie = await mkdtemp(join(tmpdir(), 'emolumenti-copie-'));
  scuola = await openScuolaCheVersa(3);
  await contabilizzata(scuola, [0, 1, 2]);
  const altra = await scuola.home.as(loginOf('GESTORE', SCUOLA_B));
  await altra.ok(anagrafeRoutes.createPersona, { body: personaDiProva(40) });
  connection = {
    archivio: scuola.home.dataDir,
    dataDir: scuola.home.dataDir,
    store: scuola.home.store,
    deposito: { client: new S3Client({ forcePathStyle: true }), bucket: BUCKET_NAME },
    issuer: LOCAL_USERS,
    origin: scuola.home.origin,
    identita: identitaDi(new CognitoIdentityProviderClient({}), LOCAL_POOL),
    close: async () => undefined,
  };
  for (const codmin of [SCUOLA_A, SCUOLA_B]) {
    for (const chiave of [`${codmin}/stampe/inventata/file.pdf`, `caricamenti/${codmin}/lasciato/file.csv`])
      await putFile(connection.deposito, { chiave, tipo: 'text/plain', bytes: Buffer.from(codmin) });
    await writeFile(join(copie, `${codmin}-20260309T0400.copia`), codmin);
  }
  await command('invito', [SCUOLA_A], { nome: 'Ugo Invitato', ruoli: 'SERVIZI' });
  await command('utente', [SCUOLA_A, 'ida'], { nome: 'Ida Inventata', ruoli: 'SERVIZI', email: 'ida@scuola.example' });
  const dal = momento.adesso.toISOString();
  await writeFile(
    join(scuola.home.dataDir, 'copie.json'),
    JSON.stringify({ dove: copie, chiave: 'x'.repeat(20), dal }),
  );
}, 120_000);
afterAll(async () => {
  scritto.mockRestore();
  await scuola.home.close();
  for (const folder of [cartella, copie]) await rm(folder, { recursive: true, force: true });
});

const command = async (nome: string, args: readonly string[], opzioni: Readonly<Record<string, string>> = {}) =>
  (await comandi[nome]?.load())?.({ connection, args, opzioni, momento });
const inChiaro = (nome: string): string => join(cartella, nome);
const elimina = (nome: string, codmin = SCUOLA_A) => command('elimina', [codmin, inChiaro(nome)], { conferma: codmin });
const itemsDi = async (codmin: string): Promise<readonly object[]> => {
  const items: object[] = [];
  for await (const item of scanItems(connection.store))
    if (String(item.pk).startsWith(`SCUOLA#${codmin}#`)) items.push(item);
  return items;
};

describe('the console says how the installation stands', () => {
  test('its schools, their users and licences, the latest sign-in and run', async () => {
    const stato = (await command('stato', []))?.righe.join('\n') ?? '';
    expect(stato).toMatch(/^Scuole: \d+, di cui chiuse 0\. Forma scritta: nuova\./);
    expect(stato).toMatch(
      new RegExp(`${SCUOLA_A}\\taperta\\t\\d+ utenti\\tultimo accesso \\d.*ultima elaborazione \\d`),
    );
    expect((await command('scuole', []))?.righe.join('\n')).toContain(`${SCUOLA_A}\t`);
    expect((await command('utenti', [SCUOLA_A]))?.righe.join('\n')).toMatch(/Ugo Invitato\tSERVIZI\tinvitato/);
    expect((await command('licenze', [SCUOLA_A]))?.righe.join('\n')).toContain(`${SCUOLA_A}\tWWS\tATTIVA`);
  });

  test('a licence that ends soon is told with what renews it', async () => {
    await command('licenza', [SCUOLA_B, 'F24'], { scade: '2026-03-31' });
    expect((await command('stato', []))?.righe.join('\n')).toMatch(
      new RegExp(`La licenza F24 della scuola ${SCUOLA_B} scade il 31/03/2026`),
    );
  });
});

describe('a contract is closed', () => {
  test('nothing is erased without its confirmation, an export, or with that of another school', async () => {
    const prima = await itemsDi(SCUOLA_A);
    await expect(command('elimina', [SCUOLA_A, inChiaro('a')])).rejects.toThrow(/--conferma/);
    await expect(elimina('a')).rejects.toThrow(/non è l'esportazione/);
    await command('esporta', [SCUOLA_B, inChiaro('b')]);
    await expect(elimina('b')).rejects.toThrow(/è l'esportazione della scuola/);
    expect(await itemsDi(SCUOLA_A)).toEqual(prima);
  });

  test('what was written after the export is not lost: nothing is erased', async () => {
    await command('esporta', [SCUOLA_A, inChiaro('vecchia')]);
    await scuola.gestore.ok(fiscaleRoutes.createFiscali, {
      body: { ...fiscaliPredefiniti(2024), uidSubAnagrafe: scuola.uidDi(1) },
    });
    const prima = (await itemsDi(SCUOLA_A)).length;
    await expect(elimina('vecchia')).rejects.toThrow(/sono cambiati \d+ record/);
    expect((await itemsDi(SCUOLA_A)).length).toBeGreaterThanOrEqual(prima);
  });

  test(
    'cut half way, the same command goes on and counts the whole; at its end nothing of the school is left',
    { timeout: 120_000 },
    async () => {
      await command('esporta', [SCUOLA_A, inChiaro('a')]);
      const prima = await residuiDi(connection, SCUOLA_A);
      const rotto = { ...connection, deposito: { ...connection.deposito, client: failingAfter(1) } };
      const tagliato = (await comandi.elimina?.load())?.({
        connection: rotto,
        args: [SCUOLA_A, inChiaro('a')],
        opzioni: { conferma: SCUOLA_A },
        momento,
      });
      await expect(tagliato).rejects.toThrow('cut');
      const altra = await itemsDi(SCUOLA_B);
      // the disk of the copies is not there: nobody says that none was
      await rename(copie, `${copie}-staccato`);
      await expect(elimina('a')).rejects.toThrow(`sono in ${copie}, che adesso non si legge: collegare il disco`);
      await rename(`${copie}-staccato`, copie);
      await elimina('a');
      const { documenti, utenti } = JSON.parse(await readFile(join(inChiaro('a'), 'certificato.json'), 'utf8'));
      expect([documenti, utenti.tolti + utenti.altrove]).toEqual([prima.file.length, prima.utenti.length]);
      expect(await readdir(inChiaro('a'))).not.toContain('cancellazione-in-corso.json');
      expect(await residuiDi(connection, SCUOLA_A)).toEqual({ sue: [], utenti: [], file: [] });
      expect(await registro(connection.store).getScuola(SCUOLA_A)).toBeUndefined();
      const tutto: string[] = [];
      for await (const item of scanItems(connection.store)) tutto.push(JSON.stringify(item));
      for await (const chiave of fileKeysOf(connection.deposito)) tutto.push(chiave);
      for (const segno of [SCUOLA_A, ...scuola.persone.map(({ desCf }) => desCf)])
        expect(
          tutto.filter((testo) => testo.includes(segno)),
          segno,
        ).toEqual([]);
      expect(await itemsDi(SCUOLA_B)).toEqual(altra);
      expect(await readdir(copie)).toEqual([`${SCUOLA_B}-20260309T0400.copia`]);
      expect((await checkArchivio(connection.store, undefined, connection.deposito)).rilievi).toEqual([]);
      for (const { desCf } of scuola.persone) expect(righeScritte.join('')).not.toContain(desCf);
    },
  );

  test('the certificate counts what was erased, names what is held elsewhere, and no person', async () => {
    const testo = await readFile(join(inChiaro('a'), 'certificato.txt'), 'utf8');
    expect(testo).toContain(SCUOLA_A);
    expect(testo).toMatch(/PERSONA: \d+/);
    expect(testo).toContain('Che cosa ne resta, e fino a quando');
    for (const { desCf, desCognome } of scuola.persone) {
      expect(testo).not.toContain(desCf);
      expect(testo).not.toContain(desCognome);
    }
  });

  test('the trail written after the export is beside it, and the certificate says so', async () => {
    const { registroDopo } = JSON.parse(await readFile(join(inChiaro('a'), 'certificato.json'), 'utf8'));
    const testo = await readFile(join(inChiaro('a'), registroDopo.file), 'utf8');
    const righe = testo.trimEnd().split('\n');
    expect(registroDopo.righe).toBe(righe.length);
    expect(createHash('sha256').update(testo).digest('hex')).toBe(registroDopo.sha256);
    expect(new Set(righe.map((riga) => JSON.parse(riga).nome)).size).toBe(righe.length);
    expect(testo).toContain('"entita":"AMMINISTRAZIONE"');
    expect(await readFile(join(inChiaro('a'), 'certificato.txt'), 'utf8')).toContain(registroDopo.sha256);
  });

  test('of a deployment it says until which day recovery and vault hold it', () => {
    const fino = (giorniCopie: number | undefined) =>
      restiSuAws({ giorniCopie }, '2026-03-10').map(({ dove, fino: giorno }) => `${dove.split(' ')[0]} ${giorno}`);
    expect(fino(35)).toEqual(expect.arrayContaining(['Tabella 2026-04-14', 'Vault 2026-04-14', 'Log 2027-03-10']));
    expect(fino(0).join()).not.toContain('Vault');
    expect(fino(undefined)).toContain('Vault null');
  });
});

/** The files of this machine, of which nobody removes more than so many. */
const failingAfter = (quanti: number): S3Client => {
  const client = new S3Client({ forcePathStyle: true });
  let tolti = 0;
  client.middlewareStack.add(
    (next, { commandName }) =>
      async (args) => {
        if (commandName === 'DeleteObjectCommand' && (tolti += 1) > quanti) throw new Error('cut');
        return next(args);
      },
    { step: 'initialize' },
  );
  return client;
};
