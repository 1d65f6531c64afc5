import { S3Client } from '@aws-sdk/client-s3';
import type { Item } from '../../functions/platform/data/dynamo.ts';
import { drillRipristino } from '../../lib/admin/copia/prova.ts';
import { itemsOf, putFile, writeItems, type Deposito } from '../../lib/admin/copia/scuola-conservata.ts';
import { contabilizzata, openScuolaCheVersa } from '../support/denunce/scuola-che-versa.ts';
import { BUCKET_NAME } from '../support/home/test-home.ts';
import { SCUOLA_A } from '../support/home/test-users.ts';
import type { BenchRow } from './bench-row.ts';

const PERSONE = 200;
const ELABORAZIONI = 24;
const DOCUMENTI = 500;
const BYTE_DOCUMENTO = 100_000;
const SECONDI = 600;

/** A school of two hundred people paid for two years, with its prints: copied, given back to an empty archive, found equal. */
export const run = async (): Promise<BenchRow[]> => {
  const scuola = await openScuolaCheVersa(1);
  const { store } = scuola.home;
  const persona = scuola.uidDi(0);
  const { uid: processo } = await contabilizzata(scuola, [0]);
  const deposito: Deposito = { client: new S3Client({ forcePathStyle: true }), bucket: BUCKET_NAME };
  const modelli: Item[] = [];
  for await (const item of itemsOf(store, SCUOLA_A))
    if ([item.pk, item.sk].some((chiave) => String(chiave).includes(persona))) modelli.push(item);
  for (let chi = 0; chi < PERSONE; chi += 1) {
    const copie = Array.from({ length: ELABORAZIONI }, (_, quando) =>
      modelli.map((item): Item =>
        JSON.parse(
          JSON.stringify(item).replaceAll(persona, `copia${chi}`).replaceAll(processo, `elaborazione${quando}`),
        ),
      ),
    ).flat();
    const una = new Map(copie.map((item) => [`${String(item.pk)} ${String(item.sk)}`, item]));
    await writeItems(store, SCUOLA_A, { put: [...una.values()], remove: [] });
  }
  for (let quale = 0; quale < DOCUMENTI; quale += 1)
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
  return [
    {
      id: 'F2',
      goal: 'restore of 200 people, two years ≤ 600 s',
      measured: `${secondi.toFixed(0)} s, ${prova.items} records, ${prova.file} files; copy ${(prova.copia / 1000).toFixed(0)} s`,
      ratio: secondi / SECONDI,
      reached: secondi <= SECONDI,
      note: 'found equal, record by record',
    },
  ];
};
