import { createHash } from 'node:crypto';
import { meseOrdinato } from '#archivio/denunce/denuncia.ts';
import { chiaveRestituzione } from '#archivio/persone/restituzione.ts';
import type { Restituzione } from '#shared/contracts/anagrafe/restituzione.ts';
import { addMesi, meseDi } from '#shared/domain/tempo/mese.ts';
import { QUADRI } from '../formati/spt/composizione.ts';
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

/** The key of the record of an SPT that tells of a restitution. */
export const chiaveRestituita = (una: Restituzione): string => {
  const mese = meseDi(una.datRestituzione);
  const impronta = createHash('sha256').update(chiaveRestituzione(una.uid)).digest('hex').slice(0, 16);
  const mesi = [meseOrdinato(addMesi(mese, -1)), meseOrdinato(mese)];
  return [QUADRI.compenso, ...mesi, una.datRestituzione.slice(0, 4), 'AC', impronta].join('|');
};
