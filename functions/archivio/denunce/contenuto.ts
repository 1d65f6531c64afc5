import * as z from 'zod';
import { RilievoInRiga, ValoreCampo } from '#shared/contracts/denunce/denuncia.ts';
import { RiportoF24 } from '#shared/contracts/denunce/f24.ts';
import { Rilievo } from '#shared/contracts/denunce/rilievo.ts';
import { defineEntita } from '../entita.ts';
import { joinParti, Parte } from '../parti.ts';
import { Intestatario } from './intestatari.ts';
import type { ValoreDenuncia } from './valore.ts';

/** A record as it was gathered. Its origins: place of the payslip among `cedolini`, place of the line in it, cents. */
const RecordRaccolto = z.object({
  chiave: z.string(),
  persona: z.string().nullable(),
  campi: z.record(z.string(), ValoreCampo),
  origini: z.array(z.tuple([z.int(), z.int(), z.int()])),
  /** The office added it: it stays when the filing is gathered again. */
  aMano: z.literal(true).optional(),
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

/** What a row of an F24 pays of its tax or contribution, in cents: what is interest of a late payment stays out. */
export const versatoDi = ({ debito, credito, diCuiInteressi }: RecordRaccolto['campi']): number =>
  Number(debito) - Number(credito) - Number(diCuiInteressi ?? 0);

/** A record that the office left out, as it was gathered: it stays out when the filing is gathered again. */
const RecordTolto = z.object({ record: RecordRaccolto, perche: z.string(), chi: z.string(), il: z.string() });
export type RecordTolto = z.infer<typeof RecordTolto>;

/** What was gathered for a filing: its records, the payslips they come from, what could find no place. */
export const ContenutoDenuncia = z.object({
  cedolini: z.array(z.string().brand<'CEDOLINO'>()),
  /** Whom each payslip pays, in the same order; what earlier releases gathered does not say it. */
  percettori: z.array(z.string()).optional(),
  /** The people of its records, as they were registered; what earlier releases gathered, and what names nobody, does not say it. */
  intestatari: z.array(Intestatario).optional(),
  records: z.array(RecordRaccolto),
  escluse: z.array(Rilievo),
  tolte: z.array(RecordTolto).optional(),
  /** Credits left for the next F24. */
  riporti: z.array(RiportoF24).optional(),
  /** The findings it was sent with; what was never sent, or was by an earlier release, does not say it. */
  rilievi: z.array(RilievoInRiga).exactOptional(),
});
export type ContenutoDenuncia = z.infer<typeof ContenutoDenuncia>;

/** The payslips a content is gathered from, and whom each pays. */
export const cedoliniRaccolti = (
  cedolini: readonly {
    readonly cedolino: ContenutoDenuncia['cedolini'][number];
    readonly testata: { readonly uidSubAnagrafe: string };
  }[],
): Required<Pick<ContenutoDenuncia, 'cedolini' | 'percettori'>> => ({
  cedolini: cedolini.map(({ cedolino }) => cedolino),
  percettori: cedolini.map(({ testata }) => testata.uidSubAnagrafe),
});

/** How many people some payslips pay, by their places; as many as the payslips, where nobody kept whom each pays. */
export const countPersone = (
  { cedolini, percettori = cedolini }: Pick<ContenutoDenuncia, 'cedolini' | 'percettori'>,
  posti: Iterable<number>,
): number => new Set([...posti].map((posto) => percettori[posto])).size;

/** A part of the content of a filing. */
export const parteDenunciaEntita = defineEntita<Parte>({
  nome: 'PARTE_DENUNCIA',
  posto: 'figlio',
  radice: 'DENUNCIA',
  schema: Parte,
  shape: 1,
  senzaVoce: true,
});

/** @throws VERSIONE_PIU_RECENTE, and when the stored parts are not a content: a defect, never passed on */
export const readParti = (parti: readonly Parte[]): ContenutoDenuncia =>
  joinParti(ContenutoDenuncia, parti, 'il contenuto della denuncia');
