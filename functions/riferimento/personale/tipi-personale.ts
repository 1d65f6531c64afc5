import { daConoscenza, type Tabella, type Voce } from '../origine.ts';

/** A kind of staff; `docente` decides which lists a service of it uses. */
export interface TipoPersonale extends Voce {
  readonly docente: boolean;
  /** False for who is paid without a service of the school (experts from outside). */
  readonly dipendente: boolean;
}

export const tipiPersonale: Tabella<TipoPersonale> = {
  id: 'tipi-personale',
  descrizione: 'Tipi di personale',
  origine: daConoscenza(
    'Categorie di personale della scuola (D.Lgs. 297/1994, CCNL Istruzione e ricerca)',
    'I codici sono del prodotto.',
  ),
  voci: [
    { codice: 'D', descrizione: 'Docente', docente: true, dipendente: true },
    { codice: 'R', descrizione: 'Docente di religione cattolica', docente: true, dipendente: true },
    { codice: 'E', descrizione: 'Educatore', docente: true, dipendente: true },
    { codice: 'A', descrizione: 'ATA', docente: false, dipendente: true },
    { codice: 'G', descrizione: 'DSGA', docente: false, dipendente: true },
    { codice: 'P', descrizione: 'Dirigente scolastico', docente: false, dipendente: true },
    { codice: 'X', descrizione: 'Esterno', docente: false, dipendente: false },
  ],
};
