import * as z from 'zod';
import type { Archivio } from '#platform/data/archivio.ts';
import { hexOf, type FileSigillato } from '#platform/files.ts';
import { defineEntita } from '../../entita.ts';
import { impostazione } from '../../scuola/impostazione.ts';

const PassaggioCu = z.strictObject({
  uid: z.string(),
  versione: z.int(),
  /** Fingerprint of the code that opens the package, never the code; empty while nobody asked for one. */
  impronta: z.string(),
  scade: z.iso.datetime().nullable(),
  /** Key and hash of the package. */
  file: z.string(),
  hash: z.string(),
  /** The filings in it, each in the version it had. */
  invii: z.array(z.object({ uid: z.string(), versione: z.int() })),
  chi: z.string(),
  il: z.iso.datetime().nullable(),
  /** When, and in whose session, the package was taken; null while the code is unused. */
  ritiratoIl: z.iso.datetime().nullable(),
  ritiratoDa: z.string(),
});

/** The package of a hand-over; none while nobody asked for one. */
export const pacchettoDi = (
  { uid, file, hash }: Pick<z.infer<typeof PassaggioCu>, 'uid' | 'file' | 'hash'>,
  codmin: string,
): readonly FileSigillato[] =>
  file === '' ? [] : [{ chiave: file, sha256: hexOf(hash), nome: `CU-${uid}-${codmin}.json` }];

/** The last hand-over of the certifications of a tax year to another program: one record a year. */
export const passaggioCuEntita = defineEntita<z.infer<typeof PassaggioCu>>({
  nome: 'PASSAGGIO_CU',
  posto: 'scuola',
  schema: PassaggioCu,
  shape: 1,
  sigillati: (passaggio, codmin) => pacchettoDi(passaggio, codmin),
});

export const passaggioCu = (anno: number, archivio: Archivio) =>
  impostazione(passaggioCuEntita, archivio, {
    uid: String(anno),
    versione: 1,
    impronta: '',
    scade: null,
    file: '',
    hash: '',
    invii: [],
    chi: '',
    il: null,
    ritiratoIl: null,
    ritiratoDa: '',
  });
