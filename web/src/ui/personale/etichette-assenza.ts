import type { AssenzaInput } from '#shared/contracts/assenze/assenze.ts';

/** The fields of an absence as the form and the audit view name them. */
export const etichetteAssenza: Readonly<Record<keyof AssenzaInput, string>> & Readonly<Record<'numGiorni', string>> = {
  codTipoAssenza: 'Tipo di assenza',
  datInizio: 'Primo giorno',
  datFine: 'Ultimo giorno',
  numOre: 'Ore',
  codMotivo: 'Motivo sanitario',
  datNascitaFiglio: 'Nascita del figlio',
  congedo: 'Dati del congedo parentale',
  numCertificato: 'Numero del certificato',
  datCertificato: 'Data del certificato',
  note: 'Note',
  numGiorni: 'Giorni',
};
