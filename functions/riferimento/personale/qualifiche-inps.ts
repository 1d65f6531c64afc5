import type { Origine, Tabella, Voce } from '../origine.ts';

/** Codes of the private INPS declaration as a payroll system carried them; those of schools only. */
const origine: Origine = {
  descrizione:
    "Tabelle E-Mens dell'INPS, come osservate in un sistema paghe; comprese solo le voci che riguardano le scuole",
  fonte: 'fonte',
  rilevatoIl: '2012-10-01',
  verificataIl: null,
  nota: "Da confrontare con l'allegato tecnico UniEmens in vigore. Le sedi INPS non sono nelle tabelle: il codice (4 cifre) è un dato della scuola.",
};

const tabella = (id: string, descrizione: string, voci: readonly Voce[]): Tabella<Voce> => ({
  id,
  descrizione,
  origine,
  voci,
});

/** Insurance qualification. */
export const qualifiche1Inps = tabella('qualifiche1-inps', 'Qualifica 1 INPS (qualifica assicurativa)', [
  { codice: '1', descrizione: 'Operaio' },
  { codice: '2', descrizione: 'Impiegato' },
  { codice: '3', descrizione: 'Dirigente' },
  { codice: 'Q', descrizione: 'Quadro' },
]);

/** Working time: the letters the services use too. */
export const qualifiche2Inps = tabella('qualifiche2-inps', 'Qualifica 2 INPS (orario)', [
  { codice: 'F', descrizione: 'Tempo pieno' },
  { codice: 'P', descrizione: 'Tempo parziale orizzontale' },
  { codice: 'V', descrizione: 'Tempo parziale verticale' },
  { codice: 'M', descrizione: 'Tempo parziale misto' },
]);

/** Length of the contract. */
export const qualifiche3Inps = tabella('qualifiche3-inps', 'Qualifica 3 INPS (durata)', [
  { codice: 'I', descrizione: 'Tempo indeterminato' },
  { codice: 'D', descrizione: 'Tempo determinato' },
]);

/** Kind of contribution of the worker. */
export const tipiContribuzioneInps = tabella('tipi-contribuzione-inps', 'Tipi di contribuzione INPS', [
  { codice: '00', descrizione: 'Nessuna particolarità contributiva' },
  { codice: '48', descrizione: 'Personale religioso senza disoccupazione e maternità' },
  { codice: '61', descrizione: 'Dipendenti di enti pubblici soggetti a IVS (D.P.R. 79/1999)' },
  { codice: '62', descrizione: 'Dipendenti di enti pubblici soggetti a IVS' },
  { codice: '71', descrizione: 'Dipendenti di enti pubblici, solo contribuzione per la disoccupazione' },
  { codice: '72', descrizione: 'Optanti INPDAP soggetti a disoccupazione e TFR' },
]);
