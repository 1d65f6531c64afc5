import { inflateRawSync } from 'node:zlib';
import * as z from 'zod';
import { withIgnote } from '#platform/data/forme/ignote.ts';
import { readForma } from '#platform/data/forme/lettura.ts';
import type { Cedolino } from '#shared/calculation/riga/cedolino-tipi.ts';
import { Situazione } from '#shared/calculation/situazione/situazione.ts';
import { CODICI_ANOMALIA } from '#shared/calculation/spiegazione/anomalia.ts';
import { Anomalia, CedolinoCalcolato } from '#shared/contracts/cedolini/cedolino-calcolato.ts';
import { InputCedolino } from '#shared/contracts/cedolini/cedolino-input.ts';
import { Storico } from '#shared/contracts/cedolini/cedolino.ts';
import { Riscontro } from '#shared/contracts/riscontro.ts';
import type { RuoloDipendente } from '#shared/domain/persona/percettore.ts';
import { compressed } from '../compressione.ts';
import { impronta } from '../impronta.ts';
import { FattiPersona } from './fatti.ts';

/** Everything a payslip was computed from and came to: what is sealed, compressed, and recomputed years later. */
export interface ContenutoCedolino {
  readonly storico: Storico;
  /** Null of a payee that nobody knows; absent of payslips computed before they were kept. */
  readonly fatti?: FattiPersona | null;
  readonly input: InputCedolino;
  readonly situazione: Situazione | null;
  readonly cedolino: Cedolino | null;
  readonly anomalie: readonly Anomalia[];
}

const Norma = z.object({ testo: z.string(), url: z.string().exactOptional() });
const RegolaUsata = z.object({
  id: z.string(),
  descrizione: z.string(),
  giorno: z.string(),
  dal: z.string(),
  noto: z.string().exactOptional(),
  valore: z.unknown(),
  norma: z.tuple([Norma], Norma),
  fonte: z.enum(['fonte', 'conoscenza', 'derivata', 'controversa']),
  riscontro: Riscontro.nullable(),
  valeFinoA: z.string().exactOptional(),
});
const Avviso = z.object({ codice: z.enum(CODICI_ANOMALIA), campo: z.string().exactOptional(), messaggio: z.string() });

/** A payslip as it is sealed: every figure with its explanation, and the rules it was computed with. */
export const CedolinoSigillato = z.object({
  ...CedolinoCalcolato.shape,
  avvisi: z.array(Avviso),
  regole: z.array(RegolaUsata),
});
export type CedolinoSigillato = z.infer<typeof CedolinoSigillato>;

/** Content of a payslip before it is compressed. */
export const Contenuto = z.object({
  storico: Storico,
  /** Absent of payslips computed before they were kept. */
  fatti: FattiPersona.nullable().exactOptional(),
  input: InputCedolino,
  situazione: Situazione.nullable(),
  cedolino: CedolinoSigillato.nullable(),
  anomalie: z.array(Anomalia),
});

/** A content as it is read. It does not say whom it was computed for: that the head says, as they are registered today. */
export interface ContenutoLetto extends Omit<z.infer<typeof Contenuto>, 'input'> {
  readonly input: Omit<InputCedolino, 'uidSubAnagrafe'>;
}

/** The input of a payslip, under its payee of today. */
export const inputDi = (
  { uidSubAnagrafe }: Pick<InputCedolino, 'uidSubAnagrafe'>,
  { input }: Pick<ContenutoLetto, 'input'>,
): InputCedolino => ({ ...input, uidSubAnagrafe });

/** The content as stored (compressed, base64) and the hash of its text. Same content, same bytes. */
export const writeContenuto = async ({
  storico,
  fatti,
  input,
  situazione,
  cedolino,
  anomalie,
}: ContenutoCedolino): Promise<{ readonly contenuto: string; readonly hash: string }> =>
  compresso(JSON.stringify(withIgnote({ storico, fatti, input, situazione, cedolino, anomalie })));

/** The same content under another historic record: every other byte of the text stays. */
export const conStorico = async (
  contenuto: string,
  storico: Storico,
): Promise<{ readonly contenuto: string; readonly hash: string }> => {
  const letto: Record<string, unknown> = JSON.parse(testoDi(contenuto));
  return compresso(JSON.stringify({ ...letto, storico }));
};

/** The same content under another person: their historic record, and the ids that begin with theirs. */
export const conIntestatario = async (
  contenuto: string,
  { da, a, storico }: { readonly da: string; readonly a: string; readonly storico: Storico },
): Promise<{ readonly contenuto: string; readonly hash: string }> => {
  const letto: Record<string, unknown> = JSON.parse(testoDi(contenuto).replaceAll(da, a));
  return compresso(JSON.stringify({ ...letto, storico }));
};

const compresso = async (testo: string) => ({ contenuto: await compressed(testo), hash: impronta(testo) });

/** @throws VERSIONE_PIU_RECENTE, and when the stored bytes are not a content: a defect, never passed on */
export const readContenuto = (contenuto: string): ContenutoLetto =>
  readForma(Contenuto, JSON.parse(testoDi(contenuto), conRiscontro), { cosa: 'il contenuto del cedolino' });

/** Contents of before kept only the day a figure was checked, without the place: the bytes stay, who reads them gets today's shape. */
const conRiscontro = (_chiave: string, valore: unknown): unknown => {
  if (typeof valore !== 'object' || valore === null || !('verificataIl' in valore)) return valore;
  const { verificataIl, ...resto } = valore;
  return {
    ...resto,
    riscontro: verificataIl === null ? null : { il: verificataIl, dove: 'una fonte pubblica non annotata' },
  };
};

/** The role of who was paid as staff of a school; null of the others. */
export const ruoloDi = (situazione: Pick<Situazione, 'percettore'> | null): RuoloDipendente | null => {
  const percettore = situazione?.percettore;
  return percettore?.tipo === 'DIPENDENTE' || percettore?.tipo === 'FORMATORE' ? percettore.ruolo : null;
};

/** The text whose hash a payslip keeps. */
export const testoDi = (contenuto: string): string => inflateRawSync(Buffer.from(contenuto, 'base64')).toString('utf8');
