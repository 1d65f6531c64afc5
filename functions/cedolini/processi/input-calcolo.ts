import * as z from 'zod';
import { impronta } from '#archivio/impronta.ts';
import type { Archivio } from '#platform/data/archivio.ts';
import { withIgnote } from '#platform/data/forme/ignote.ts';
import { readForma } from '#platform/data/forme/lettura.ts';
import type { Files } from '#platform/files.ts';
import { InputCedolino } from '#shared/contracts/cedolini/cedolino-input.ts';

/** One person to compute; `input` null: what their stored payslip was computed from. */
export const DaCalcolare = z.object({ uidSubAnagrafe: z.string().brand<'PERSONA'>(), input: InputCedolino.nullable() });
export type DaCalcolare = z.infer<typeof DaCalcolare>;

const Elenco = z.array(DaCalcolare);

/** The folder of what the calculations of a run work on; it goes away with the run. */
export const cartellaProcesso = (archivio: Archivio, processo: string): `${string}/` =>
  `${archivio.codmin}/processi/${processo}/`;

/** Where the people asked for by a request are kept: named after their content, the same request is the same file. */
export const chiaveRichiesta = (archivio: Archivio, processo: string, elenco: readonly DaCalcolare[]): string =>
  `${cartellaProcesso(archivio, processo)}${impronta(JSON.stringify(withIgnote(elenco)))}.json`;

/** Where the people that a later attempt works again are kept. */
export const chiaveRipresa = (archivio: Archivio, processo: string, lavoro: string, tentativo: number): string =>
  `${cartellaProcesso(archivio, processo)}${lavoro}-${tentativo}.json`;

/** Keeps a list of people. A list never changes once it is written. */
export const putElenco = (files: Files, chiave: string, elenco: readonly DaCalcolare[]): Promise<string> =>
  files.put(chiave, Buffer.from(JSON.stringify(withIgnote(elenco))), 'application/json');

/** A list of people, undefined when it was never written. The last ones read are kept in memory: they never change. */
export const getElenco = async (files: Files, chiave: string): Promise<readonly DaCalcolare[] | undefined> => {
  const noto = letti.get(chiave);
  if (noto !== undefined) return noto;
  const bytes = await files.get(chiave);
  if (bytes === undefined) return undefined;
  const elenco = readForma(Elenco, JSON.parse(Buffer.from(bytes).toString('utf8')), {
    cosa: "le persone dell'elaborazione",
  });
  const piuVecchio = letti.size >= LETTI_MASSIMI ? letti.keys().next().value : undefined;
  if (piuVecchio !== undefined) letti.delete(piuVecchio);
  letti.set(chiave, elenco);
  return elenco;
};

/** @throws when the list is absent: a defect */
export const readElenco = async (files: Files, chiave: string): Promise<readonly DaCalcolare[]> => {
  const elenco = await getElenco(files, chiave);
  if (elenco === undefined) throw new Error(`Inputs of the calculation are missing: ${chiave}`);
  return elenco;
};

const LETTI_MASSIMI = 4;
const letti = new Map<string, readonly DaCalcolare[]>();
