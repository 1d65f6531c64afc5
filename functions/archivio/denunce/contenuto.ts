import { deflateRawSync, inflateRawSync } from 'node:zlib';
import * as z from 'zod';
import { ValoreCampo } from '../../../shared/contracts/denunce/denuncia.ts';
import { Rilievo } from '../../../shared/contracts/denunce/rilievo.ts';
import type { Uid } from '../../../shared/domain/campi.ts';
import { defineEntita } from '../entita.ts';
import type { ValoreDenuncia } from './valore.ts';

/** A record as it was gathered. Its origins: place of the payslip among `cedolini`, place of the line in it, cents. */
const RecordRaccolto = z.object({
  chiave: z.string(),
  persona: z.string().nullable(),
  campi: z.record(z.string(), ValoreCampo),
  origini: z.array(z.tuple([z.int(), z.int(), z.int()])),
});
export type RecordRaccolto = z.infer<typeof RecordRaccolto>;

/** The fields of a record as they are filed: computed, or what was written over. */
export const campiVigenti = (
  { chiave, campi }: RecordRaccolto,
  valori: readonly ValoreDenuncia[],
): RecordRaccolto['campi'] => ({
  ...campi,
  ...Object.fromEntries(valori.flatMap((uno) => (uno.chiave === chiave ? [[uno.campo, uno.valore]] : []))),
});

/** What was gathered for a filing: its records, the payslips they come from, what could find no place. */
const ContenutoDenuncia = z.object({
  cedolini: z.array(z.string().brand<'CEDOLINO'>()),
  records: z.array(RecordRaccolto),
  escluse: z.array(Rilievo),
});
export type ContenutoDenuncia = z.infer<typeof ContenutoDenuncia>;

/** A part of the content of a filing: compressed text, cut where an item would be too large. */
const ParteDenuncia = z.object({ uid: z.string(), versione: z.int(), testo: z.string() });
export type ParteDenuncia = z.infer<typeof ParteDenuncia>;

export const parteDenunciaEntita = defineEntita<ParteDenuncia>({
  nome: 'PARTE_DENUNCIA',
  posto: 'figlio',
  radice: 'DENUNCIA',
  schema: ParteDenuncia,
  shape: 1,
  senzaVoce: true,
});

const CARATTERI = 90_000;

/** The parts of a content, in order. Same content, same parts. */
export const partiDi = (
  denuncia: Uid<'DENUNCIA'>,
  versione: number,
  contenuto: ContenutoDenuncia,
): readonly ParteDenuncia[] => {
  const testo = deflateRawSync(JSON.stringify(contenuto)).toString('base64');
  return Array.from({ length: Math.ceil(testo.length / CARATTERI) }, (_, indice) => ({
    uid: `${denuncia}-${String(indice).padStart(3, '0')}`,
    versione,
    testo: testo.slice(indice * CARATTERI, (indice + 1) * CARATTERI),
  }));
};

/** @throws when the stored parts are not a content: a defect, never passed on */
export const readParti = (parti: readonly ParteDenuncia[]): ContenutoDenuncia => {
  const testo = parti
    .toSorted((a, b) => (a.uid < b.uid ? -1 : 1))
    .map((parte) => parte.testo)
    .join('');
  return ContenutoDenuncia.parse(JSON.parse(inflateRawSync(Buffer.from(testo, 'base64')).toString('utf8')));
};
