import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { denunceRepository } from '#archivio/denunce/denunce-repository.ts';
import { fileConservato } from '#archivio/denunce/file-conservati.ts';
import { catalogo } from '#functions/denunce/formati/catalogo.ts';
import { archivioDi } from '#platform/data/archivio.ts';
import { filesFromEnv } from '#platform/files.ts';
import { tipiDenuncia } from '#shared/domain/denuncia.ts';
import { riferimentiDiProva } from '#support/denunce/f24-di-prova.ts';
import { startDemonstration } from '#support/filled/filled-demonstration.ts';
import { BUCKET_NAME, type TestHome } from '#support/home/test-home.ts';
import { SCUOLA_A, SCUOLA_B, SCUOLA_C } from '#support/home/test-users.ts';

const RIFERIMENTI = await riferimentiDiProva();

let home: TestHome;
beforeAll(async () => {
  ({ home } = await startDemonstration());
}, 1_200_000);
afterAll(() => home.close());

/** Every file that the filings of a school keep, with what reading it and writing it again makes of it. */
const riletti = async (codmin: string) => {
  const files = filesFromEnv({ BUCKET_NAME });
  const denunce = await denunceRepository(archivioDi(home.store, codmin)).listRighe();
  const fatti = denunce.flatMap((denuncia) => denuncia.files.map((file) => ({ denuncia, file })));
  return Promise.all(
    fatti.map(async ({ denuncia: { uid, tipo }, file }) => {
      const bytes = await files.getSealed(fileConservato(codmin, uid, file));
      const letta = catalogo[tipo].read(bytes ?? new Uint8Array(), RIFERIMENTI);
      const uguale = Buffer.from(letta.write()).equals(bytes ?? new Uint8Array());
      return { tipo, nome: file.nome, uguale, rilievi: letta.rilievi.map(({ codice, campo }) => [codice, campo]) };
    }),
  );
};

describe('the files of the demonstration schools, of two closed years', () => {
  test('read and written again have the same bytes, each of them', async () => {
    const tutti = (await Promise.all([SCUOLA_A, SCUOLA_B, SCUOLA_C].map(riletti))).flat();
    expect(tutti.filter(({ uguale, rilievi }) => !uguale || rilievi.length > 0)).toEqual([]);
    expect(tutti.length).toBeGreaterThan(60);
    expect([...new Set(tutti.map(({ tipo }) => tipo))].toSorted()).toEqual(tipiDenuncia.toSorted());
  });
});
