import { daConoscenza, type Tabella, type Voce } from '../origine.ts';

/** A category (fourth digit) of the ISTAT classification of occupations. */
export type Professione = Voce;

/** The occupations of school staff and of the experts schools usually pay. */
export const professioniIstat: Tabella<Professione> = {
  id: 'professioni-istat',
  descrizione: 'Professioni ISTAT CP2011 in uso nelle scuole',
  origine: {
    descrizione: 'Classificazione delle professioni ISTAT CP2011, quarta cifra',
    fonte: 'fonte',
    url: 'https://www.istat.it/it/files//2013/02/ISTAT_MFR_InsProLau_2011_IT1.zip',
    rilevatoIl: '2013-02-01',
    verificataIl: null,
    nota: "Solo le voci delle scuole. Dal 2023 l'ISTAT usa la CP2021, che rinumera alcune categorie (i dirigenti scolastici sono 1.1.2.4.5).",
  },
  voci: [
    { codice: '1.1.2.5', descrizione: 'Dirigenti scolastici ed equiparati' },
    { codice: '2.6.3.2', descrizione: 'Professori di scuola secondaria superiore' },
    { codice: '2.6.3.3', descrizione: 'Professori di scuola secondaria inferiore' },
    { codice: '2.6.4.1', descrizione: 'Professori di scuola primaria' },
    { codice: '2.6.4.2', descrizione: 'Professori di scuola pre-primaria' },
    { codice: '2.6.5.1', descrizione: 'Specialisti nella formazione di soggetti diversamente abili' },
    { codice: '2.6.5.3', descrizione: 'Docenti ed esperti nella progettazione formativa e curricolare' },
    { codice: '2.6.5.4', descrizione: "Consiglieri dell'orientamento" },
    { codice: '2.6.5.5', descrizione: 'Insegnanti di discipline artistiche e letterarie' },
    { codice: '3.3.1.1', descrizione: 'Segretari amministrativi, archivisti e tecnici degli affari generali' },
    { codice: '4.1.1.1', descrizione: 'Addetti a funzioni di segreteria' },
    { codice: '4.1.1.2', descrizione: 'Addetti agli affari generali' },
    { codice: '4.1.1.4', descrizione: 'Addetti alla gestione del personale' },
    { codice: '8.1.5.1', descrizione: 'Bidelli e professioni assimilate' },
  ],
};

/** A qualification of the ISTAT survey of employment: the position in the profession, not the occupation. */
export const qualificheIstat: Tabella<Voce> = {
  id: 'qualifiche-istat',
  descrizione: 'Qualifiche ISTAT (posizione nella professione)',
  origine: daConoscenza('Posizioni nella professione delle rilevazioni ISTAT', 'I codici sono del prodotto.'),
  voci: [
    { codice: '1', descrizione: 'Dirigente' },
    { codice: '2', descrizione: 'Direttivo - quadro' },
    { codice: '3', descrizione: 'Impiegato' },
    { codice: '4', descrizione: 'Operaio o assimilato' },
    { codice: '5', descrizione: 'Collaboratore coordinato e continuativo' },
    { codice: '6', descrizione: "Prestatore d'opera occasionale" },
    { codice: '7', descrizione: 'Libero professionista' },
  ],
};
