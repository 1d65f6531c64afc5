import type { NomeTipo } from '#shared/domain/scambio.ts';

/** Headings by field: each one is compared without case, accents, blanks and signs. */
export type NomiDeiCampi = Readonly<Record<string, readonly string[]>>;

export type NomiDelleColonne = Readonly<Partial<Record<NomeTipo, NomiDeiCampi>>>;
