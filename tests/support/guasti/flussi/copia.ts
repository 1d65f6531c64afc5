import { join } from 'node:path';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { S3Client } from '@aws-sdk/client-s3';
import { registro } from '#archivio/accesso/registro.ts';
import { createCopia, type Dove } from '#lib/admin/copia/copia.ts';
import { checkCopia, checkUguali, readImpronte, restoreCopia, type Impronte } from '#lib/admin/copia/ripristino.ts';
import { putFile, removeFile } from '#lib/admin/copia/scuola-conservata.ts';
import { dynamoStore } from '#platform/data/dynamo.ts';
import { nuovePersone } from '../../cedolini.ts';
import { BUCKET_NAME, startTestHome, TABLE_NAME } from '../../home/test-home.ts';
import { loginOf, SCUOLA_A } from '../../home/test-users.ts';
import type { Flusso, Partenza } from '../flusso.ts';

const CHIAVE = 'parole inventate per questa prova';
const OGGI = '2026-03-10';
const fileIn = (cartella: string): string => join(cartella, 'scuola.copia');

/** The product that answers now, as who administers it reaches it. */
const dove = (): Dove => ({
  store: dynamoStore(new DynamoDBClient({ maxAttempts: 10 }), TABLE_NAME),
  deposito: { client: new S3Client({ forcePathStyle: true, maxAttempts: 10 }), bucket: BUCKET_NAME },
  oggi: OGGI,
  adesso: new Date(`${OGGI}T10:00:00Z`),
});

const documento = (nome: string, testo: string) => ({
  chiave: `${SCUOLA_A}/stampe/${nome}/file.pdf`,
  tipo: 'application/pdf',
  bytes: Buffer.from(testo),
});

/** What the office keeps, without the audit trail, where commands write when they have done. */
const ofOffice = ({ items, file }: Impronte): Impronte => ({
  file,
  items: new Map([...items].filter(([nome]) => !nome.includes('#AUDIT#'))),
});

/** Whether the school is open and is as the copy says: who gives a command again looks first whether it was done. */
const isCopied = async (cartella: string): Promise<boolean> => {
  if ((await registro(dove().store).getScuola(SCUOLA_A))?.inManutenzione !== false) return false;
  const [copiata, scuola] = [await leggi(cartella), await readImpronte(dove(), SCUOLA_A)];
  return copiata !== undefined && areEqual(ofOffice(copiata), ofOffice(scuola));
};

const leggi = (cartella: string): Promise<Impronte | undefined> =>
  checkCopia(fileIn(cartella), CHIAVE).catch(() => undefined);

const areEqual = (copiata: Impronte, scuola: Impronte): boolean => {
  try {
    checkUguali(copiata, scuola);
    return true;
  } catch {
    return false;
  }
};

/** A school of three people and two documents; its damage is a person more, a document written over, one lost, one more. */
const prepareScuola = async (): Promise<Partenza & { readonly damage: () => Promise<void> }> => {
  const home = await startTestHome({ oggi: OGGI });
  const gestore = await home.as(loginOf('GESTORE'));
  await nuovePersone(gestore, 3);
  for (const nome of ['prima', 'persa']) await putFile(dove().deposito, documento(nome, 'come fu'));
  return {
    home,
    oggi: OGGI,
    passi: [],
    damage: async () => {
      await nuovePersone(gestore, 1, 9);
      await putFile(dove().deposito, documento('prima', 'altro'));
      await putFile(dove().deposito, documento('dopo', 'in più'));
      await removeFile(dove().deposito, documento('persa', '').chiave);
    },
  };
};

/** A school is copied into a file, which in the end holds all that the school keeps. */
export const copia: Flusso = {
  nome: 'copia di una scuola',
  prepare: async () => ({
    ...(await prepareScuola()),
    passi: [
      async ({ command, cartella }) => {
        await command(async () => {
          if (!(await isCopied(cartella)))
            await createCopia(dove(), { scuola: SCUOLA_A, file: fileIn(cartella), chiave: CHIAVE });
        });
        await command(async () => {
          if (!(await isCopied(cartella))) throw new Error('The copy is not what the school keeps');
        });
      },
    ],
  }),
};

/** A school that has changed since is given back what the copy holds. */
export const ripristino: Flusso = {
  nome: 'ripristino di una scuola',
  prepare: async () => {
    const partenza = await prepareScuola();
    await createCopia(dove(), { scuola: SCUOLA_A, file: fileIn(partenza.home.dataDir), chiave: CHIAVE });
    await partenza.damage();
    return {
      ...partenza,
      passi: [
        ({ command, cartella }) =>
          command(async () => {
            if (!(await isCopied(cartella))) await restoreCopia(dove(), fileIn(cartella), CHIAVE);
          }),
      ],
    };
  },
};
