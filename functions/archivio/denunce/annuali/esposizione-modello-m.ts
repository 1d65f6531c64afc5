import * as z from 'zod';
import type { Archivio } from '#platform/data/archivio.ts';
import { hexOf, type FileSigillato } from '#platform/files.ts';
import { defineEntita } from '../../entita.ts';
import { impostazione } from '../../scuola/impostazione.ts';

const Esposizione = z.strictObject({
  uid: z.string(),
  versione: z.int(),
  esposto: z.boolean(),
  /** Hash and key of what was handed over the last time; empty when nothing ever was. */
  impronta: z.string(),
  file: z.string(),
  chi: z.string(),
  il: z.iso.datetime().nullable(),
});
type Esposizione = z.infer<typeof Esposizione>;

const consegna = (anno: string, chiave: string, impronta: string): FileSigillato[] =>
  chiave === '' ? [] : [{ chiave, sha256: hexOf(impronta), nome: `Modello M del ${anno} per il bilancio` }];

/** That the model of a year was handed to the budget product: one record a year. */
export const esposizioneModelloMEntita = defineEntita<Esposizione>({
  nome: 'ESPOSIZIONE_MODELLO_M',
  posto: 'scuola',
  schema: Esposizione,
  shape: 1,
  sigillati: ({ uid, file, impronta }) => consegna(uid, file, impronta),
});

export const esposizioneModelloM = (anno: number, archivio: Archivio) =>
  impostazione(esposizioneModelloMEntita, archivio, {
    uid: String(anno),
    versione: 1,
    esposto: false,
    impronta: '',
    file: '',
    chi: '',
    il: null,
  });
