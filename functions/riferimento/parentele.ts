import { daConoscenza, type Tabella, type Voce } from './origine.ts';

/** How a relative appears on the annual certificate: C spouse, F1 first child, F child, D child with disability, A other. */
export type ParentelaCu = 'C' | 'F1' | 'F' | 'D' | 'A';

/** A degree of kinship (`codParentela`); `detrazione` says which deduction of art. 12 TUIR it may give. */
export interface Parentela extends Voce {
  readonly cu: ParentelaCu;
  readonly detrazione: 'CONIUGE' | 'FIGLIO' | 'ALTRI';
  /** From 2025 only cohabiting ascendants give the deduction for other relatives (L. 207/2024 art. 1 c. 11). */
  readonly ascendente: boolean;
}

export const parentele: Tabella<Parentela> = {
  id: 'parentele',
  descrizione: 'Gradi di parentela',
  origine: daConoscenza('Art. 12 TUIR, art. 433 c.c., modello CU', 'I codici sono del prodotto; quelli della CU sono nel campo cu. Il primo figlio (F1) si ricava dall\'ordine di nascita.'),
  voci: [
    { codice: 'CO', descrizione: 'Coniuge', cu: 'C', detrazione: 'CONIUGE', ascendente: false },
    { codice: 'UC', descrizione: 'Parte dell\'unione civile', cu: 'C', detrazione: 'CONIUGE', ascendente: false },
    { codice: 'FI', descrizione: 'Figlio', cu: 'F', detrazione: 'FIGLIO', ascendente: false },
    { codice: 'FA', descrizione: 'Figlio adottivo, affidato o affiliato', cu: 'F', detrazione: 'FIGLIO', ascendente: false },
    { codice: 'GE', descrizione: 'Genitore', cu: 'A', detrazione: 'ALTRI', ascendente: true },
    { codice: 'NO', descrizione: 'Nonno o altro ascendente', cu: 'A', detrazione: 'ALTRI', ascendente: true },
    { codice: 'SU', descrizione: 'Suocero', cu: 'A', detrazione: 'ALTRI', ascendente: false },
    { codice: 'FR', descrizione: 'Fratello o sorella', cu: 'A', detrazione: 'ALTRI', ascendente: false },
    { codice: 'GN', descrizione: 'Genero o nuora', cu: 'A', detrazione: 'ALTRI', ascendente: false },
    { codice: 'NI', descrizione: 'Discendente dei figli', cu: 'A', detrazione: 'ALTRI', ascendente: false },
  ],
};
