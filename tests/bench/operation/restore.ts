import { S3Client } from '@aws-sdk/client-s3';
import { drillRipristino } from '#lib/admin/copia/prova.ts';
import { putFile, type Deposito } from '#lib/admin/copia/scuola-conservata.ts';
import { BUCKET_NAME } from '#support/home/test-home.ts';
import { SCUOLA_A } from '#support/home/test-users.ts';
import type { BenchRow } from '../bench-row.ts';
import { openScuolaPagata } from '../measures/scuola-pagata.ts';

/** Schools by how many people they pay: a small one, a common one, a large one. */
const SCUOLE = [
  { id: 'F2a', persone: 60 },
  { id: 'F2b', persone: 120 },
  { id: 'F2', persone: 200 },
] as const;
const ELABORAZIONI = 24;
/** Documents that are kept of two years, a person. */
const DOCUMENTI = 2.5;
const BYTE_DOCUMENTO = 100_000;
const SECONDI = 600;

/** Schools paid for two years, with their prints: each copied, given back to an empty archive, found equal. */
export const run = async (): Promise<BenchRow[]> => {
  const rows: BenchRow[] = [];
  for (const scuola of SCUOLE) rows.push(await restored(scuola));
  return rows;
};

const restored = async ({ id, persone }: (typeof SCUOLE)[number]): Promise<BenchRow> => {
  const scuola = await openScuolaPagata(persone, ELABORAZIONI);
  const { store } = scuola.home;
  const deposito: Deposito = { client: new S3Client({ forcePathStyle: true }), bucket: BUCKET_NAME };
  for (let quale = 0; quale < persone * DOCUMENTI; quale += 1)
    await putFile(deposito, {
      chiave: `${SCUOLA_A}/stampe/${quale}/file.pdf`,
      tipo: 'application/pdf',
      bytes: Buffer.alloc(BYTE_DOCUMENTO, quale % 256),
    });
  const prova = await drillRipristino(
    { store, deposito, oggi: '2026-03-10', adesso: new Date('2026-03-10T10:00:00Z') },
    { scuola: SCUOLA_A, chiave: 'parole inventate per misurare', now: () => performance.now() },
  );
  await scuola.home.close();
  const secondi = prova.ripristino / 1000;
  return {
    id,
    goal: `restore of ${persone} people, two years ≤ ${SECONDI} s`,
    measured: `${secondi.toFixed(0)} s, ${prova.items} records, ${prova.file} files; copy ${(prova.copia / 1000).toFixed(0)} s`,
    bound: { atMost: 1 },
    ratios: [secondi / SECONDI],
    note: 'found equal, record by record',
  };
};
