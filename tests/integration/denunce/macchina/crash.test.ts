import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ultimaDi } from '#functions/denunce/denuncia/rimando.ts';
import { checkArchivio } from '#lib/admin/verifica.ts';
import type { Store } from '#platform/data/dynamo.ts';
import type { Denuncia } from '#shared/contracts/denunce/denuncia.ts';
import { esitoRoutes } from '#shared/contracts/denunce/macchina/esito.ts';
import { uniemensRoutes } from '#shared/contracts/denunce/uniemens-chiamate.ts';
import {
  contabilizzati,
  MARZO,
  MATRICOLA,
  openScuolaCheDenuncia,
  supplente,
} from '#support/denunce/scuola-che-denuncia.ts';
import { openHomeApart, type HomeApart } from '#support/home/home-apart.ts';
import { signIn, type Answer, type Person } from '#support/home/test-home.ts';
import { loginOf } from '#support/home/test-users.ts';

/** At which of its writes each step is killed: that of the request, and the one after. At full length, at some more. */
const SCRITTURE = Number(process.env.CRASH_ROUNDS ?? 2) > 2 ? [1, 2, 3, 4] : [1, 2];

let porta: number;
let store: Store;
let oggi: string;
let base: string;
let respinto: string;
beforeAll(async () => {
  const scuola = await openScuolaCheDenuncia(2);
  ({ port: porta, store } = scuola.home);
  ({ oggi } = scuola.adempimenti.sessione);
  await contabilizzati(scuola, [supplente(scuola.uidDi(0)), supplente(scuola.uidDi(1), 20_050)]);
  respinto = `I|${MATRICOLA}|${scuola.persone[0]?.desCf ?? ''}`;
  base = await mkdtemp(join(tmpdir(), 'denuncia-'));
  await scuola.home.stop();
  await cp(scuola.home.dataDir, join(base, 'partenza'), { recursive: true });
  await rm(scuola.home.dataDir, { recursive: true, force: true });
});
afterAll(() => rm(base, { recursive: true, force: true }));

/** A step in the life of a filing, asked in the same words and with the same key each time. */
type Passo = (chi: Person, denuncia: Denuncia | undefined, key: string) => Promise<Answer<unknown>>;

const di = (denuncia: Denuncia | undefined) => {
  if (denuncia === undefined) throw new Error('No filing yet');
  return { uid: denuncia.uid, versione: denuncia.versione };
};
const fai: Passo = (chi, _denuncia, key) =>
  chi.call(uniemensRoutes.saveUniemens, { body: { ...MARZO, allowEmpty: false } }, { key });
const scrivi: Passo = (chi, denuncia, key) =>
  chi.call(uniemensRoutes.makeFileUniemens, { query: di(denuncia) }, { key });
const invia: Passo = (chi, denuncia, key) =>
  chi.call(uniemensRoutes.sendUniemens, { body: { ...di(denuncia), datInvio: oggi, protocollo: 'INPS.1' } }, { key });
const respingi: Passo = (chi, denuncia, key) =>
  chi.call(
    esitoRoutes.setEsito,
    {
      body: {
        ...di(denuncia),
        esito: 'SCARTATO_IN_PARTE',
        motivo: 'uno respinto',
        respinti: [{ chiave: respinto, motivo: 'non presente in archivio' }],
      },
    },
    { key },
  );
/** Made, written, sent, refused in part; corrected, written, sent. */
const passi: readonly Passo[] = [fai, scrivi, invia, respingi, fai, scrivi, invia];

const chiDenuncia = ({ origin }: HomeApart) => signIn(origin, `${origin}/oidc`, loginOf('ADEMPIMENTI'));
const denunceDi = async (chi: Person): Promise<readonly Denuncia[]> =>
  (await chi.ok(uniemensRoutes.listUniemens, { body: {} })).righe;

/** What is there at the end, without what is of that day and of that archive. */
const fine = async (chi: Person) => {
  const denunce = await denunceDi(chi);
  const uids = denunce.map(({ uid }) => uid);
  return {
    denunce: denunce
      .map(({ descrizione, versione, STATUS, esito, debito, righe, files, hashInviato, corregge }) => ({
        descrizione,
        versione,
        STATUS,
        esito,
        debito,
        righe,
        files: files.map(({ nome, hash }) => `${nome} ${hash}`),
        hashInviato,
        corregge: corregge !== null && uids.includes(corregge),
      }))
      .toSorted((a, b) => (a.descrizione < b.descrizione ? -1 : 1)),
    rilievi: (await checkArchivio(store)).rilievi,
  };
};

/** All the steps in a copy of the archive, the product killed in each at that write. */
const percorri = async (scritture?: number) => {
  const cartella = await mkdtemp(join(base, 'giro-'));
  await cp(join(base, 'partenza'), cartella, { recursive: true });
  let casa = await openHomeApart(porta, cartella, { oggi });
  try {
    for (const [indice, passo] of passi.entries()) {
      const key = `passo-della-denuncia-${indice}`;
      const denuncia = ultimaDi(await denunceDi(await chiDenuncia(casa)));
      if (scritture !== undefined) {
        const chi = await chiDenuncia(casa);
        await casa.dieAtWrite(scritture);
        await passo(chi, denuncia, key).catch(() => undefined);
        await casa.end('SIGKILL');
        casa = await openHomeApart(porta, cartella, { oggi });
      }
      expect({ indice, status: (await passo(await chiDenuncia(casa), denuncia, key)).status }).toEqual({
        indice,
        status: 200,
      });
    }
    return await fine(await chiDenuncia(casa));
  } finally {
    await casa.end('SIGKILL');
    await rm(cartella, { recursive: true, force: true });
  }
};

test(
  'killed at each step of making, sending and correcting a filing, it ends as if nobody had',
  { timeout: 900_000 },
  async () => {
    const indisturbata = await percorri();
    expect(indisturbata.denunce).toMatchObject([
      { STATUS: 'INVIATO', esito: 'SCARTATO_IN_PARTE', debito: 161 + 323, corregge: false },
      { STATUS: 'INVIATO', esito: 'IN_ATTESA', debito: 161, corregge: true },
    ]);
    for (const scritture of SCRITTURE)
      expect({ scritture, ...(await percorri(scritture)) }).toEqual({ scritture, ...indisturbata });
  },
);
