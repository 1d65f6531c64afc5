import { E0, E1, F1, Frontespizio, Lavoratore, V1 } from '#shared/contracts/denunce/uniemens/pos-pa.ts';

/** The element that each form becomes in the file: one of its own that may not be missing is a field that may not be empty. */
export const ELEMENTI = { e0: E0, e1: E1, f1: F1, v1: V1, frontespizio: Frontespizio, lavoratore: Lavoratore } as const;
