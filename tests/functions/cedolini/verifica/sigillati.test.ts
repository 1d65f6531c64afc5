import { describe, expect, test } from 'vitest';
import { specie } from '#archivio/index.ts';
import { checkNominato, checkSigillati } from '#functions/cedolini/verifica/sigillati.ts';
import { archivioSu } from '#platform/data/archivio.ts';
import { sha256Of, type FileDepositato, type FileSigillato } from '#platform/files.ts';
import { CODMIN, itemDi, ogniEntita, recordDi } from '#support/forme/ogni-specie.ts';

const entita = new Map((await ogniEntita()).map((una) => [una.nome, una]));
const conFile = specie.flatMap((una) => (una.sigillati === undefined ? [] : [[una.nome, una.sigillati] as const]));

const nessuno = () => Promise.reject(new Error('Nothing is read here'));
const archivio = archivioSu({
  codmin: CODMIN,
  get: nessuno,
  batchGet: nessuno,
  query: nessuno,
  queryAll: nessuno,
  partitions: nessuno,
  count: nessuno,
});

/** A bucket that holds files as they were sealed, but for one. */
const bucket = (sigillati: readonly FileSigillato[], alterato?: string, come?: string) => ({
  head: async (chiave: string): Promise<FileDepositato | undefined> => {
    const sha256 = chiave === alterato ? come : sigillati.find((uno) => uno.chiave === chiave)?.sha256;
    return sha256 === undefined ? undefined : { dimensione: 1, sha256 };
  },
});

test('the kinds that keep sealed files are these', () => {
  expect(conFile.map(([nome]) => nome).toSorted()).toEqual([
    'DENUNCIA',
    'ESPOSIZIONE_MODELLO_M',
    'LAVORO',
    'PASSAGGIO_CU',
  ]);
});

describe.each(conFile)('%s', (nome, sigillati) => {
  const una = entita.get(nome);
  if (una === undefined) throw new Error(`${nome} is not in the index`);
  const suoi = sigillati(itemDi(una, recordDi(una)));
  test('a file of it that is as it was sealed is no finding', async () => {
    expect(suoi.length).toBeGreaterThan(0);
    expect(await checkSigillati(bucket(suoi), archivio, suoi)).toEqual([]);
  });
  test.each(suoi.flatMap((uno) => [[uno, sha256Of(Buffer.from('altro'))] as const, [uno, undefined] as const]))(
    'changed or gone, %j is named',
    async ({ chiave, nome: suo }, come) => {
      const rilievi = await checkSigillati(bucket(suoi, chiave, come), archivio, suoi);
      expect(rilievi.length).toBeGreaterThan(0);
      for (const rilievo of rilievi)
        expect(rilievo).toMatchObject({
          invariante: 'file',
          chiave: `${CODMIN} ${chiave}`,
          messaggio: expect.stringContaining(suo),
        });
    },
  );
});

describe('a file that is named after its content', () => {
  const bytes = Buffer.from('{"righe":[]}');
  const hex = sha256Of(bytes);
  const breve = Buffer.from(hex, 'hex').toString('base64url').slice(0, 16);
  test.each([
    `${CODMIN}/denunce/una/${hex}`,
    `${CODMIN}/tracciati/${hex}.json`,
    `${CODMIN}/bilancio/processo-${breve}.json`,
    `${CODMIN}/bilancio/modello-m-2026-${breve}.json`,
    `${CODMIN}/cu/passaggio-2026-${breve}.json`,
  ])('%s is found when it has another', async (chiave) => {
    const con = (sha256: string) => ({ head: async () => ({ dimensione: 1, sha256 }) });
    expect(await checkNominato(con(hex), chiave)).toEqual([]);
    expect(await checkNominato(con(sha256Of(Buffer.from('altro'))), chiave)).toEqual([
      { invariante: 'file', chiave: chiave.replace('/', ' '), messaggio: expect.stringContaining(chiave) },
    ]);
  });
  test('other files say nothing', async () => {
    const files = { head: async () => ({ dimensione: 1, sha256: hex }) };
    expect(await checkNominato(files, `${CODMIN}/stampe/una.pdf`)).toEqual([]);
    expect(await checkNominato(files, `${CODMIN}/importazioni/una/errori.xlsx`)).toEqual([]);
  });
});
