import { createInterface } from 'node:readline/promises';
import { FUSO_ITALIANO } from '#shared/domain/tempo/istante.ts';
import { chooseCopie, readImpostazioni, readStato } from '../copie/impostazioni.ts';
import { said, type Esegui } from './comando.ts';

/** Says how the copies of the data folder stand, or chooses where they go. */
export const setCopie: Esegui = async ({ connection: { dataDir }, args: [dove], momento }) => {
  if (dataDir === undefined)
    throw new Error('Le copie di un\'installazione AWS le fa AWS Backup: si chiedono con "copie" in cdk.json.');
  if (dove !== undefined) {
    const place = await chooseCopie(dataDir, dove, ask, momento.adesso);
    return said(`Le copie vanno in ${place}: la prima entro un'ora, a programma acceso; ognuna è tenuta 35 giorni.`);
  }
  const impostazioni = await readImpostazioni(dataDir);
  if (impostazioni === null)
    return {
      righe: ['Nessuno ha ancora scelto dove vanno le copie: ripetere il comando con la cartella.'],
      guasto: true,
    };
  const { ultima, prova, errore } = await readStato(dataDir);
  return {
    righe: [
      `Le copie vanno in ${impostazioni.dove}.`,
      `Ultima copia: ${ultima === null ? 'nessuna' : detto(ultima)}. Ultima prova di ripristino: ${prova === null ? 'nessuna' : detto(prova)}.`,
      ...(errore === null ? [] : [`L'ultimo tentativo non è riuscito: ${errore}`]),
    ],
    guasto: errore !== null,
  };
};

const ask = async (domanda: string): Promise<string> => {
  const keyboard = createInterface({ input: process.stdin, output: process.stderr });
  try {
    return await keyboard.question(domanda);
  } finally {
    keyboard.close();
  }
};

const detto = (instant: string): string =>
  new Date(instant).toLocaleString('it-IT', { timeZone: FUSO_ITALIANO, dateStyle: 'short', timeStyle: 'short' });
