/** The local home cannot start for a reason the person can act on. The message is one Italian sentence, printed as it is before exiting with an error. */
export class AvvioNonRiuscito extends Error {
  override readonly name = 'AvvioNonRiuscito';
}

/** The words of LevelDB about files that are lost or are not as it wrote them, and the name of one among them. */
const DANNO = /corrupt|missing files|CURRENT|MANIFEST|no such file|does not exist/i;
const FILE = /[0-9]{1,12}\.(?:ldb|sst)/;

/** The sentence of a folder whose files are lost or damaged, with the way out; undefined of a failure of another kind. */
export const danneggiata = (folder: string, reason: string): AvvioNonRiuscito | undefined =>
  DANNO.test(reason)
    ? new AvvioNonRiuscito(
        `I dati in ${folder} sono danneggiati (${FILE.exec(reason)?.[0] ?? "un file dell'archivio"} manca o non è più come fu scritto): riprenderli dall'ultima copia in una cartella nuova, con "npm start -- --vuoto" su un'altra DATA_DIR e poi "npm run admin -- ripristina".`,
      )
    : undefined;
