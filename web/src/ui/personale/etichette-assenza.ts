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
  codMancatoRecupero: 'Mancato recupero',
  numCertificato: 'Numero del certificato',
  datCertificato: 'Data del certificato',
  note: 'Note',
  numGiorni: 'Giorni',
};

/** The facts of a parental leave, likewise. */
export const etichetteCongedo: Readonly<Record<keyof NonNullable<AssenzaInput['congedo']>, string>> = {
  codGenitore: 'Chi prende il congedo',
  datFineCongedo: 'Fine del congedo obbligatorio',
  numGiorniAltro: "Giorni già presi dall'altro genitore",
  numGiorniAltroElevati: "Di cui pagati all'80 % o per intero",
  flgInteriAltro: "L'altro genitore ha avuto i trenta giorni a paga intera",
  flgRedditoSottoSoglia: 'Reddito sotto la soglia',
};
