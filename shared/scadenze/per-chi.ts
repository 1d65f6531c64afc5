import type { SetupType } from '../domain/elaborazione/elaborazione.ts';

/** Kinds of school that are public administrations. */
const PUBBLICHE: readonly SetupType[] = ['SCUOLA', 'AFAM', 'COMUNALE'];
const STATALI: readonly SetupType[] = ['SCUOLA'];

/** Duties of some kinds of school alone; the others are of all. */
const DI_ALCUNE: Readonly<Record<string, readonly SetupType[]>> = {
  // D.Lgs. 446/1997, art. 10-bis: the others declare the tax of the income of a business
  IRAP: PUBBLICHE,
  SPT: STATALI,
  MODELLO_M: STATALI,
  // D.Lgs. 165/2001, art. 53
  INCARICHI_ANAGRAFE: PUBBLICHE,
  INCARICHI_COMPENSO: PUBBLICHE,
  REVISORI: ['SCUOLA', 'AFAM'],
  FERIE_NON_GODUTE: STATALI,
  ESAME_DI_STATO: STATALI,
  LISTA_FMOF: STATALI,
  PASSAGGIO_CONSEGNE: ['SCUOLA', 'AFAM'],
};

/** True when a duty is of a kind of school; of a school that has not said its kind, all are. */
export const riguarda = (dovere: string, tipo: SetupType | null | undefined): boolean =>
  tipo === null || tipo === undefined || (DI_ALCUNE[dovere]?.includes(tipo) ?? true);
