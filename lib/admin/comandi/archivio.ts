import type { Rilievo } from '#functions/cedolini/verifica/rilievo.ts';
import type { Store } from '#platform/data/dynamo.ts';
import { FormaScritta, formaScritta, putForma } from '#platform/data/forme/scritta.ts';
import { sendOperazioni } from '#platform/data/modifica.ts';
import type { Connection } from '../connection.ts';
import { checkDisco, damagedIn } from '../disco.ts';
import { checkElenchi } from '../elenchi.ts';
import { dettoDelRitorno, perditeDelRitorno } from '../forma.ts';
import { refreshIndici } from '../indici.ts';
import { sealFiles } from '../sigilli-dei-file.ts';
import { checkArchivio } from '../verifica.ts';
import { said, type Esegui } from './comando.ts';

/** Records and lists as they are read; where the files of the folder are damaged, as far as they can be. */
const checkLetto = async (
  { store, deposito, rebuildElenchi }: Connection,
  scuola: string | undefined,
  danni: readonly Rilievo[],
): ReturnType<typeof checkArchivio> => {
  try {
    const { rilievi, ...letto } = await checkArchivio(store, scuola, deposito);
    return { ...letto, rilievi: [...rilievi, ...(rebuildElenchi === undefined ? [] : await checkElenchi(store))] };
  } catch (error) {
    if (danni.length === 0) throw error;
    const messaggio = 'I record o gli elenchi non si leggono fino in fondo: il controllo si ferma qui';
    return { items: 0, rilievi: [{ invariante: 'disco', chiave: scuola ?? 'archivio', messaggio }] };
  }
};

export const verifyArchivio: Esegui = async ({ connection, args: [scuola] }) => {
  const danni = await checkDisco(connection.dataDir);
  const { items, rilievi: letti, senzaBlocco = 0 } = await checkLetto(connection, scuola, danni);
  const rilievi = [...danni, ...letti];
  return {
    righe: [
      ...rilievi.map(({ invariante, chiave, messaggio }) => `${invariante}\t${chiave}\t${messaggio}`),
      ...(senzaBlocco === 0
        ? []
        : [`${senzaBlocco} file inviati da più di un giorno senza il loro blocco: lo mette la verifica della notte.`]),
      `${items} item controllati, ${rilievi.length} rilievi.`,
    ],
    guasto: rilievi.length > 0,
  };
};

/** Makes the lists again where they are damaged or are not those of the records. @returns how many entries; 0 where nothing was wrong. @throws where records are damaged */
const rebuildDamaged = async (
  dataDir: string | undefined,
  store: Store,
  rebuild: Connection['rebuildElenchi'],
): Promise<number> => {
  const danni = await damagedIn(dataDir);
  if (danni.diDati.length > 0) throw new Error(danni.diDati.join('\n'));
  if (rebuild === undefined) {
    if (danni.diElenchi.length > 0) throw new Error(danni.diElenchi.join('\n'));
    return 0;
  }
  if (danni.diElenchi.length > 0) return rebuild();
  return (await checkElenchi(store)).length === 0 ? 0 : rebuild();
};

export const refreshElenchi: Esegui = async ({ connection: { store, deposito, dataDir, rebuildElenchi } }) => {
  const rifatti = await rebuildDamaged(dataDir, store, rebuildElenchi);
  const { scritti, piuRecenti } = await refreshIndici(store);
  const file = await sealFiles(deposito);
  const rimessi = scritti === 0 ? 'Gli elenchi sono già aggiornati.' : `${scritti} record rimessi negli elenchi.`;
  return said(
    ...(rifatti === 0 ? [rimessi] : [`Elenchi rifatti dai record: ${rifatti} voci.`]),
    ...(rifatti > 0 && scritti > 0 ? [rimessi] : []),
    ...(file === 0 ? [] : [`${file} file di prima conservati con la loro impronta.`]),
    ...(piuRecenti === 0 ? [] : [`${piuRecenti} record di una versione più recente del programma lasciati com'erano.`]),
  );
};

/** Tells, or with a word changes, the shape that the deployment stores its records in, and what going back to the version before would not show. */
export const chooseForma: Esegui = async ({ connection: { store }, args: [parola] }) => {
  const scelta = parola === undefined ? undefined : FormaScritta.safeParse(parola).data;
  if (parola !== undefined && scelta === undefined) return undefined;
  if (scelta !== undefined) await sendOperazioni(store, [putForma(scelta)]);
  const forma = scelta ?? (await formaScritta(store));
  return said(
    `Forma scritta: ${forma}.${scelta === undefined ? '' : ' Vale per tutte le funzioni entro un minuto.'}`,
    ...(scelta === 'nuova' ? [] : dettoDelRitorno(await perditeDelRitorno(store))),
  );
};
