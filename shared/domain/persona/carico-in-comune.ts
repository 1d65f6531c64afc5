import { formatAliquota } from '../../money/centesimi.ts';
import { meseDi, formatMese } from '../tempo/mese.ts';
import { detrazioneParentela, type CodiceParentela } from './parentela.ts';

/** Another person of the school who has the same relative, and the share there. */
export interface CaricoAltrui {
  readonly nominativo: string;
  readonly desCf: string;
  readonly numMisura: number;
}

const regole: Readonly<Record<(typeof detrazioneParentela)[CodiceParentela], string>> = {
  FIGLIO:
    "Per un figlio spetta il 50 % a ciascun genitore o, se sono d'accordo, il 100 % a chi ha il reddito più alto (art. 12 c. 1 lett. c TUIR).",
  ALTRI: 'La detrazione si divide tra chi ne ha diritto (art. 12 c. 1 lett. d TUIR).',
  CONIUGE: 'La detrazione per il coniuge spetta a una persona sola (art. 12 c. 1 lett. a TUIR).',
};

/** Says that the shares of a relative go over the whole from a month on, with the other people, the law and the way out. */
export const caricoOltreInParole = (
  familiare: string,
  codParentela: CodiceParentela,
  altri: readonly CaricoAltrui[],
  dal: string,
): string =>
  `${familiare} è a carico anche di ${altri
    .map(({ nominativo, desCf, numMisura }) => `${nominativo} (${desCf}), al ${formatAliquota(numMisura)}`)
    .join(
      '; ',
    )}: insieme superano il 100 % da ${formatMese(meseDi(dal))}. ${regole[detrazioneParentela[codParentela]]} Ridurre la misura di uno con una nuova decorrenza; se è la stessa persona inserita due volte, accorpare le schede.`;
