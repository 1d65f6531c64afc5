import type { AssenzaInput } from '#shared/contracts/assenze/assenze.ts';

/** An absence for illness between two days, unless something else is said. */
export const assenza = (datInizio: string, datFine: string, cambi: Partial<AssenzaInput> = {}): AssenzaInput => ({
  codTipoAssenza: 'MALATTIA',
  datInizio,
  datFine,
  numOre: null,
  codMotivo: '0',
  datNascitaFiglio: null,
  numCertificato: '',
  datCertificato: null,
  note: '',
  ...cambi,
});
/** Leave between two days. */
export const ferie = (datInizio: string, datFine: string) =>
  assenza(datInizio, datFine, { codTipoAssenza: 'FERIE', codMotivo: null });
/** The change that makes it an absence for a child, born on a day. */
export const perFiglio = (codTipoAssenza: string, datNascitaFiglio: string | null): Partial<AssenzaInput> => ({
  codTipoAssenza,
  codMotivo: null,
  datNascitaFiglio,
});
