import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { campiVigenti } from '#archivio/denunce/contenuto.ts';
import { denunceRepository } from '#archivio/denunce/denunce-repository.ts';
import { fileConservato } from '#archivio/denunce/file-conservati.ts';
import { catalogo } from '#functions/denunce/formati/catalogo.ts';
import { archivioDi } from '#platform/data/archivio.ts';
import { filesFromEnv } from '#platform/files.ts';
import type { TipoDenuncia } from '#shared/domain/denuncia.ts';
import { scuoleDimostrative, sonoTutte, tipiDiOggi, type TipoDimostrativo } from '#support/demo/scuole-dimostrative.ts';
import { riferimentiDiProva } from '#support/denunce/f24-di-prova.ts';
import { readDaFuori } from '#support/denunce/lettore-indipendente.ts';
import { startDemonstration } from '#support/filled/filled-demonstration.ts';
import { BUCKET_NAME, type TestHome } from '#support/home/test-home.ts';

const RIFERIMENTI = await riferimentiDiProva();

const SCUOLE = tipiDiOggi.map((tipo) => scuoleDimostrative[tipo] ?? '');
/** The kinds of filings that each kind of school makes: all of them are some school's. */
const DENUNCE: Readonly<Record<TipoDimostrativo, readonly TipoDenuncia[]>> = {
  SCUOLA: ['cu', 'f24ep', 'spt', 'uniemens'],
  AFAM: ['cu', 'f24ep', 'uniemens'],
  PARITARIA: ['cu', 'f24', 'uniemens'],
};
const attesi = () => [...new Set(tipiDiOggi.flatMap((tipo) => DENUNCE[tipo]))].toSorted();
const tipiDi = (tutti: readonly { readonly tipo: TipoDenuncia }[]) =>
  [...new Set(tutti.map(({ tipo }) => tipo))].toSorted();

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

type Campi = Readonly<Record<string, unknown>>;
const sommaDi = (campi: readonly Campi[], nome: string): number =>
  campi.reduce((finora, uno) => finora + Number(uno[nome] ?? 0), 0);

/** Sums that the program says a file holds, by the names that a reader of its bytes uses. */
const detto = (tipo: TipoDenuncia, nomi: readonly string[], records: readonly Campi[]) =>
  Object.fromEntries(
    nomi.map((nome) => [
      nome,
      sommaDi(tipo === 'cu' ? records.filter(({ quadro }) => quadro === 'G' || quadro === 'H') : records, nome),
    ]),
  );

/** The last file of each sent filing of a school, read by its layout alone beside what the program says of it. */
const lettiDaFuori = async (codmin: string) => {
  const files = filesFromEnv({ BUCKET_NAME });
  const denunce = denunceRepository(archivioDi(home.store, codmin));
  const inviate = (await denunce.listRighe()).filter(({ datInvio }) => datInvio !== null);
  return Promise.all(
    inviate.flatMap(({ uid, tipo, files: suoi, hashInviato }) => {
      const file = suoi.findLast(({ hash }) => hash === hashInviato);
      return file === undefined
        ? []
        : [
            (async () => {
              const bytes = (await files.getSealed(fileConservato(codmin, uid, file))) ?? new Uint8Array();
              const { contenuto, valori } = await denunce.loadIntera(uid);
              const perRiga = Map.groupBy(valori, ({ chiave }) => chiave);
              const records = contenuto.records.map((record) => campiVigenti(record, perRiga.get(record.chiave) ?? []));
              const { persone, somme, rotture } = readDaFuori(tipo, bytes);
              const nostre = [...new Set(contenuto.records.flatMap(({ persona }) => persona ?? []))].toSorted();
              return {
                tipo,
                nome: file.nome,
                rotture,
                lette: [persone, somme],
                dette: [tipo === 'f24' || tipo === 'f24ep' ? [] : nostre, detto(tipo, Object.keys(somme), records)],
              };
            })(),
          ];
    }),
  );
};

describe('the files of the demonstration schools, of two closed years', () => {
  test('read and written again have the same bytes, each of them', async () => {
    const tutti = (await Promise.all(SCUOLE.map(riletti))).flat();
    expect(tutti.filter(({ uguale, rilievi }) => !uguale || rilievi.length > 0)).toEqual([]);
    expect(tutti.length).toBeGreaterThan(sonoTutte ? 60 : 15);
    expect(tipiDi(tutti)).toEqual(attesi());
  });

  test('say to a reader that has their layouts alone the people and the sums that the program says', async () => {
    const tutti = (await Promise.all(SCUOLE.map(lettiDaFuori))).flat();
    for (const { nome, rotture, lette, dette } of tutti) expect([rotture, ...lette], nome).toEqual([[], ...dette]);
    expect(tipiDi(tutti)).toEqual(attesi());
  });
});
