import {
  codiciParentela,
  descrizioneParentela,
  detrazioneParentela,
  isAscendente,
  type CodiceParentela,
} from '#shared/domain/persona/parentela.ts';
import { daConoscenza, type Tabella, type Voce } from '../origine.ts';

/** How a relative appears on the annual certificate: C spouse, F1 first child, F child, D child with disability, A other. */
export type ParentelaCu = 'C' | 'F1' | 'F' | 'D' | 'A';

/** A degree of kinship (`codParentela`); `detrazione` says which deduction of art. 12 TUIR it may give. */
export interface Parentela extends Voce {
  readonly codice: CodiceParentela;
  readonly cu: ParentelaCu;
  readonly detrazione: 'CONIUGE' | 'FIGLIO' | 'ALTRI';
  /** From 2025 only cohabiting ascendants give the deduction for other relatives (L. 207/2024 art. 1 c. 11). */
  readonly ascendente: boolean;
}

const cu: Readonly<Record<CodiceParentela, ParentelaCu>> = {
  CO: 'C',
  UC: 'C',
  FI: 'F',
  FA: 'F',
  GE: 'A',
  NO: 'A',
  SU: 'A',
  FR: 'A',
  GN: 'A',
  NI: 'A',
};

export const parentele: Tabella<Parentela> = {
  id: 'parentele',
  descrizione: 'Gradi di parentela',
  origine: daConoscenza(
    'Art. 12 TUIR, art. 433 c.c., modello CU',
    "I codici sono del prodotto; quelli della CU sono nel campo cu. Il primo figlio (F1) si ricava dall'ordine di nascita.",
  ),
  voci: codiciParentela.map((codice) => ({
    codice,
    descrizione: descrizioneParentela[codice],
    cu: cu[codice],
    detrazione: detrazioneParentela[codice],
    ascendente: isAscendente(codice),
  })),
};
