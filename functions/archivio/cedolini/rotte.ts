import { inflateRawSync } from 'node:zlib';
import * as z from 'zod';
import { readForma } from '#platform/data/forme/lettura.ts';
import { GRUPPI } from '#shared/calculation/riga/cedolino-tipi.ts';
import type { Situazione } from '#shared/calculation/situazione/situazione.ts';
import type { Uid } from '#shared/domain/campi.ts';
import { adempimenti } from '#shared/domain/elaborazione/elaborazione.ts';
import { instradamento, type CedolinoDaInstradare } from '#shared/instradamento/instradamento.ts';
import type { Rotta } from '#shared/instradamento/rotta.ts';
import { fondiFineServizio, fondiPensione } from '#shared/rules/fondi.ts';
import { regoleCorrenti } from '#shared/rules/regole.ts';
import { sezioniF24 } from '#shared/rules/versamenti.ts';
import { compressed } from '../compressione.ts';
import { defineEntita } from '../entita.ts';

/** Where every cent of a payslip goes, and the work it was computed with, compressed: beside its head under the run, read by filings only. */
export const RotteSalvate = z.object({
  uid: z.string().brand<'CEDOLINO'>(),
  versione: z.int(),
  contenuto: z.string(),
  /** Absent where the payee has no service, and on payslips computed before it was kept. */
  lavoro: z.string().exactOptional(),
});
export type RotteSalvate = z.infer<typeof RotteSalvate>;

export const rotteEntita = defineEntita<RotteSalvate>({
  nome: 'ROTTE_CEDOLINO',
  posto: 'figlio',
  radice: 'PROCESSO',
  schema: RotteSalvate,
  shape: 1,
  senzaVoce: true,
});

const Mese = z.object({ anno: z.int(), mese: z.int() });
const Destinazione = z.discriminatedUnion('a', [
  z.object({
    a: z.literal('F24'),
    sezione: z.enum(sezioniF24),
    ep: z.string(),
    ordinario: z.string().nullable(),
    ente: z.string().nullable(),
    estremi: z.string().nullable(),
    riferimentoA: z.string(),
    riferimentoB: z.string(),
    credito: z.boolean(),
    riscontrato: z.boolean(),
  }),
  z.object({ a: z.enum(['PERCETTORE', 'TERZI', 'SCUOLA', 'NOIPA', 'INAIL']) }),
  z.object({ a: z.literal('DA_STABILIRE'), perche: z.string() }),
]);
const RottaSalvata = z.object({
  riga: z.int(),
  codice: z.string(),
  gruppo: z.enum(GRUPPI),
  importo: z.int(),
  base: z.int().nullable(),
  competenza: Mese.nullable(),
  annoImposta: z.int(),
  fondo: z.enum([...fondiPensione, ...fondiFineServizio, 'CREDITO', 'ENPDEP']).nullable(),
  destinazione: Destinazione,
  adempimenti: z.partialRecord(z.enum(adempimenti), Mese.exactOptional()),
  mancanti: z.array(z.object({ campo: z.string(), nome: z.string() })),
});
/** Routes of a payslip before they are compressed. */
export const Rotte = z.array(RottaSalvata);

/** The routes of a payslip by the codes in force on its day of payment. Same payslip and situation, same bytes. */
export const rotteDi = async (
  uid: Uid<'CEDOLINO'>,
  versione: number,
  cedolino: CedolinoDaInstradare,
  situazione: Situazione,
): Promise<RotteSalvate> => ({
  uid,
  versione,
  contenuto: await compressed(JSON.stringify(instradamento(cedolino, situazione, regoleCorrenti()))),
});

/** @throws VERSIONE_PIU_RECENTE, and when the stored bytes are not routes: a defect, never passed on */
export const readRotte = ({ contenuto }: Pick<RotteSalvate, 'contenuto'>): readonly Rotta[] =>
  readForma(Rotte, JSON.parse(inflateRawSync(Buffer.from(contenuto, 'base64')).toString('utf8')), {
    cosa: 'le destinazioni degli importi del cedolino',
  });
