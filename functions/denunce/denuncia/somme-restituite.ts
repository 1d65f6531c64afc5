import type { Restituzione } from '#shared/contracts/anagrafe/restituzione.ts';
import { improntaFile } from './stato-denuncia.ts';

/** Which restitutions were gathered, and as they were: nothing where there was none. */
export const improntaRestituzioni = (restituzioni: readonly Restituzione[]): { readonly restituzioni?: string } =>
  restituzioni.length === 0
    ? {}
    : {
        restituzioni: improntaFile(
          Buffer.from(
            restituzioni
              .map(({ uid, versione }) => `${uid}=${versione}`)
              .toSorted()
              .join('\n'),
          ),
        ),
      };
