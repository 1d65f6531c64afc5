import type * as z from 'zod';
import type { Campi } from '#functions/denunce/macchina/denuncia.ts';
import { foglieDi, type Foglie } from '#functions/denunce/macchina/foglie.ts';
import type { ValoreCampo } from '#shared/contracts/denunce/denuncia.ts';
import { E0, E1, F1, Frontespizio, Lavoratore, V1 } from '#shared/contracts/denunce/uniemens/pos-pa.ts';
import { QUADRI } from '../quadri.ts';

/** The forms of a worker, under the names of their elements, in the order of the file. */
export const MODULI = {
  e0: { schema: E0, elemento: 'E0_PeriodoNelMese' },
  e1: { schema: E1, elemento: 'E1_FondoPensioneCompl' },
  f1: { schema: F1, elemento: 'F1_Ammortamento' },
  v1: { schema: V1, elemento: 'V1_PeriodoPrecedente' },
} as const;
export type Modulo = keyof typeof MODULI;
export const moduli = ['e0', 'e1', 'f1', 'v1'] as const satisfies readonly Modulo[];

/** Every kind of record of the public family, with the elements it holds leaf by leaf. */
const SCHEMI = {
  frontespizio: Frontespizio,
  lavoratore: Lavoratore,
  e0: E0,
  e1: E1,
  f1: F1,
  v1: V1,
} as const;
export type QuadroPosPA = keyof typeof SCHEMI;
const quadri = ['frontespizio', 'lavoratore', ...moduli] as const satisfies readonly QuadroPosPA[];

const FOGLIE: ReadonlyMap<string, Foglie> = new Map(quadri.map((quadro) => [QUADRI[quadro], foglieDi(SCHEMI[quadro])]));

/** The kind of a record of the public family; undefined for one of the private. */
export const quadroPosPADi = ({ quadro }: Campi): QuadroPosPA | undefined =>
  quadri.find((uno) => QUADRI[uno] === quadro);

/** What a leaf of a record may hold; undefined for one that its form does not have. */
export const fogliaDi = ({ quadro }: Campi, nome: string): z.ZodType<ValoreCampo> | undefined =>
  FOGLIE.get(String(quadro))?.get(nome);

/** The first leaf at or below a place of a form. */
export const primaFoglia = ({ quadro }: Campi, percorso: string): string | null => {
  const foglie = FOGLIE.get(String(quadro));
  if (foglie?.has(percorso)) return percorso;
  return [...(foglie?.keys() ?? [])].find((nome) => nome.startsWith(`${percorso}.`)) ?? null;
};
