import { DeleteObjectCommand, ListObjectVersionsCommand } from '@aws-sdk/client-s3';
import { CARICAMENTI } from '#platform/caricamenti.ts';
import type { Deposito } from '../copia/scuola-conservata.ts';

/** Folders of the files of a school. */
export const cartelleDi = (scuola: string): readonly string[] => [scuola, `${CARICAMENTI.cartella}${scuola}`];

interface Versione {
  readonly Key: string;
  readonly VersionId: string;
}

const listVersioni = async function* ({ client, bucket }: Deposito, scuola: string): AsyncGenerator<Versione[]> {
  for (const cartella of cartelleDi(scuola)) {
    let dopo: { readonly KeyMarker?: string | undefined; readonly VersionIdMarker?: string | undefined } | undefined =
      {};
    while (dopo !== undefined) {
      const pagina: Awaited<ReturnType<typeof read>> = await read({ client, bucket }, `${cartella}/`, dopo);
      yield [...(pagina.Versions ?? []), ...(pagina.DeleteMarkers ?? [])].flatMap(({ Key, VersionId }) =>
        Key === undefined || VersionId === undefined ? [] : [{ Key, VersionId }],
      );
      dopo =
        pagina.IsTruncated === true
          ? { KeyMarker: pagina.NextKeyMarker, VersionIdMarker: pagina.NextVersionIdMarker }
          : undefined;
    }
  }
};

const read = ({ client, bucket }: Deposito, Prefix: string, dopo: object) =>
  client.send(new ListObjectVersionsCommand({ Bucket: bucket, Prefix, ...dopo }));

/** How many versions of files of a school, and marks of their removal, a bucket still holds. */
export const countVersioni = async (deposito: Deposito, scuola: string): Promise<number> => {
  let quante = 0;
  for await (const pagina of listVersioni(deposito, scuola)) quante += pagina.length;
  return quante;
};

/**
 * Removes for good every version of every file of a school, locked or not: done again it removes what was left.
 * @throws where the credentials may not pass over a lock
 */
export const removeVersioni = async (deposito: Deposito, scuola: string): Promise<void> => {
  const { client, bucket } = deposito;
  for await (const pagina of listVersioni(deposito, scuola))
    for (const versione of pagina) {
      const input = { Bucket: bucket, ...versione, BypassGovernanceRetention: true };
      await client.send(new DeleteObjectCommand(input)).catch((error: unknown) => {
        throw error instanceof Error && error.name === 'AccessDenied'
          ? new Error(SENZA_RUOLO, { cause: error })
          : error;
      });
    }
};

const SENZA_RUOLO =
  'Queste credenziali non possono togliere per sempre i file inviati, che sono bloccati fino alla fine dei loro anni: ripetere "elimina" con il ruolo NOME-REGIONE-elimina (README, fine del contratto). Nessun record e nessun utente è stato tolto.';
