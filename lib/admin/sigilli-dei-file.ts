import { HeadObjectCommand } from '@aws-sdk/client-s3';
import { CARICAMENTI } from '#platform/caricamenti.ts';
import { fileKeysOf, getFile, putFile, type Deposito } from './copia/scuola-conservata.ts';

/** Puts again, once, each file that an earlier version put without its hash. @returns how many there were */
export const sealFiles = async (deposito: Deposito): Promise<number> => {
  const { client, bucket } = deposito;
  let messi = 0;
  for await (const chiave of fileKeysOf(deposito)) {
    // these are read once, and go away
    if (chiave.startsWith(CARICAMENTI.cartella)) continue;
    const { ChecksumSHA256 } = await client.send(
      new HeadObjectCommand({ Bucket: bucket, Key: chiave, ChecksumMode: 'ENABLED' }),
    );
    if (ChecksumSHA256 !== undefined) continue;
    await putFile(deposito, await getFile(deposito, chiave));
    messi += 1;
  }
  return messi;
};
