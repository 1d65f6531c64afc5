import { FormaScritta, formaScritta, putForma } from '#platform/data/forme/scritta.ts';
import { sendOperazioni } from '#platform/data/modifica.ts';
import { refreshIndici } from '../indici.ts';
import { checkArchivio } from '../verifica.ts';
import { said, type Esegui } from './comando.ts';

export const verifyArchivio: Esegui = async ({ connection: { store }, args: [scuola] }) => {
  const { items, rilievi } = await checkArchivio(store, scuola);
  return {
    righe: [
      ...rilievi.map(({ invariante, chiave, messaggio }) => `${invariante}\t${chiave}\t${messaggio}`),
      `${items} item controllati, ${rilievi.length} rilievi.`,
    ],
    guasto: rilievi.length > 0,
  };
};

export const refreshElenchi: Esegui = async ({ connection: { store } }) => {
  const { scritti, piuRecenti } = await refreshIndici(store);
  return said(
    scritti === 0 ? 'Gli elenchi sono già aggiornati.' : `${scritti} record rimessi negli elenchi.`,
    ...(piuRecenti === 0 ? [] : [`${piuRecenti} record di una versione più recente del programma lasciati com'erano.`]),
  );
};

/** Tells, or with a word changes, the shape that the deployment stores its records in. */
export const chooseForma: Esegui = async ({ connection: { store }, args: [parola] }) => {
  const scelta = parola === undefined ? undefined : FormaScritta.safeParse(parola).data;
  if (parola !== undefined && scelta === undefined) return undefined;
  if (scelta !== undefined) await sendOperazioni(store, [putForma(scelta)]);
  const forma = scelta ?? (await formaScritta(store));
  return said(`Forma scritta: ${forma}.${scelta === undefined ? '' : ' Vale per tutte le funzioni entro un minuto.'}`);
};
