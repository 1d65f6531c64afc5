import type { NomeTipo } from '#shared/domain/scambio.ts';

export type Fogli = Readonly<Partial<Record<NomeTipo, readonly Readonly<Record<string, string>>[]>>>;

const commissione = { 'Anno scolastico': '2024', Commissione: 'Commissione 1' };
const calendario = { 'Anno scolastico': '2025', 'Codice ISTAT regione': '12', Calendario: 'Regionale' };

/** What a school says of itself, of its years and of what it pays, one sheet a kind. */
export const FOGLI_SCUOLA: Fogli = {
  posizioniInps: [
    {
      'Matricola INPS': '7012345678',
      Descrizione: 'Principale',
      'Sede INPS': '7000',
      'Codici di autorizzazione': '1S, 2A',
    },
  ],
  posizioniInail: [
    { 'Posizione INAIL': '12345678', 'Codice di controllo': '07', Descrizione: 'Principale', 'Sede INAIL': '11000' },
  ],
  classificazioniInps: [
    {
      Descrizione: 'Supplente',
      'Qualifica 1': '2',
      'Qualifica 2': 'Tempo pieno',
      'Qualifica 3': 'D',
      'Tipo contribuzione': '00',
      'Predefinita per i contratti': 'TD_30_6, SUPPLENTE_BREVE',
      'Predefinita per i ruoli': 'DOCENTE',
    },
  ],
  scuole: [
    {
      'Codice meccanografico': 'PRINCIPALE',
      Tipo: 'Scuola principale',
      Denominazione: 'Istituto inventato',
      'Codice fiscale': '80000000002',
      'Codice catastale comune': 'H501',
      'Matricola INPS': '7012345678',
      'Posizione INAIL': '12345678 07',
      'Codice IPA': 'istsc_x',
      Ordinamento: 'AFAM',
      Patrono: 'Santo inventato',
      'Mese del patrono': '6',
      'Giorno del patrono': '29',
    },
    {
      'Codice meccanografico': 'XXTS00091A',
      Tipo: 'SEDE',
      Denominazione: 'Plesso inventato',
      'Sede di organico': 'SI',
    },
    { 'Codice meccanografico': 'XXTS00092B', Tipo: 'Altra scuola', Denominazione: 'Altra scuola inventata' },
  ],
  altriDatiScuola: [
    { Dal: '01/09/2024', 'Codice regione fiscale': '8', 'Sede INPS': '7000' },
    {
      Dal: '01/09/2025',
      'Codice regione fiscale': '08',
      'Sede INPS': '7001',
      'Fondo pensione': 'CTPS',
      'Fondo fine servizio': 'ENPAS',
      'Modello F24': 'F24 ordinario',
      'Mittente UniEmens': 'La scuola stessa',
      'Codice fiscale mittente': 'NVNMRA70A41H501T',
      'Codice fiscale casa di software': '1234567897',
    },
  ],
  firmatari: [
    {
      Ruolo: 'Dirigente scolastico',
      Dal: '01/09/2024',
      Nominativo: 'Inventata Maria',
      'Codice fiscale': 'NVNMRA70A41H501T',
    },
  ],
  firme: [
    {
      Dal: '01/09/2024',
      'Etichetta dirigente': 'Il dirigente scolastico',
      'Firma dirigente': 'Maria Inventata',
      'Etichetta DSGA': 'Il direttore SGA',
    },
  ],
  settori: [
    { Codice: 'DID', Descrizione: 'Didattica' },
    { Codice: 'AMM', Descrizione: '=1+1' },
  ],
  calendari: [{ ...calendario, 'Data inizio': '15/09/2025', 'Data fine': '08/06/2026' }],
  sospensioni: [
    { ...calendario, Sospensione: 'Natale', 'Data inizio': '23/12/2025', 'Data fine': '06/01/2026' },
    { ...calendario, Sospensione: 'Pasqua', 'Data inizio': '02/04/2026', 'Data fine': '07/04/2026' },
  ],
  sediCalendari: [
    { ...calendario, 'Codice sede': 'PRINCIPALE' },
    { ...calendario, 'Codice sede': 'XXTS00091A' },
  ],
  festivita: [
    {
      'Anno scolastico': '2025',
      Descrizione: 'Immacolata Concezione',
      Tipo: 'NAZIONALE',
      'Data inizio': '08/12/2025',
      'Data fine': '08/12/2025',
    },
    {
      'Anno scolastico': '2025',
      Descrizione: 'Ponte',
      Tipo: 'Chiusura della scuola',
      'Data inizio': '09/12/2025',
      'Data fine': '09/12/2025',
      Sedi: 'XXTS00091A',
    },
  ],
  vociUtente: [
    {
      'Codice voce': 'TEATRO',
      Descrizione: 'Progetto teatro',
      Unità: 'Importo',
      'Anno inizio': '2025',
      'Mese inizio': '1',
      'Anno fine': '2025',
      'Mese fine': '12',
      Valore: '100,00',
      'Compenso NoiPA': 'A008/0001',
      Capitolo: '2556/06',
      'Tipo di emolumento': 'Progetti nazionali',
    },
    {
      'Codice voce': 'TEATRO',
      Descrizione: 'Progetto teatro',
      Unità: 'Importo',
      'Anno inizio': '2026',
      'Mese inizio': '1',
      Valore: '120,50',
      'Compenso NoiPA': 'A008/0001',
      Capitolo: '2556/06',
      'Tipo di emolumento': 'Progetti nazionali',
    },
  ],
  commissioni: [
    {
      'Anno scolastico': '2024',
      Commissione: 'Commissione 1',
      Esame: 'Maturità',
      Classi: '2',
      Sede: 'Liceo inventato',
      Candidati: '30',
      'Giorni lavorati': '20',
    },
  ],
  classiArticolate: [
    { ...commissione, Classe: '5A', Indirizzo: 'Linguistico', Candidati: '12' },
    { ...commissione, Classe: '5A', Indirizzo: 'Scienze umane', Candidati: '10' },
  ],
  membriCommissione: [
    { ...commissione, Nominativo: 'Inventato Ugo', Funzione: 'Presidente', 'Fascia di trasferta': '3' },
    { ...commissione, Nominativo: 'Finta Ada', Funzione: 'Commissario interno' },
  ],
  codiciDenunce: [
    {
      'Che cosa': 'Tipi di assenza',
      'Codice nel programma': 'SCIOPERO',
      Dal: '01/01/2025',
      'Tipo servizio dei giorni senza paga': '4',
    },
    {
      'Che cosa': 'Qualifiche',
      'Codice nel programma': 'CS',
      Dal: '01/09/2024',
      Al: '31/08/2025',
      Contratto: 'ZZZZ',
      'Qualifica del conto annuale': '000000',
    },
    { 'Che cosa': 'Qualifiche', 'Codice nel programma': 'CS', Dal: '01/09/2025', 'Qualifica NoiPA': 'ZZ01' },
    {
      'Che cosa': 'Voci del programma',
      'Codice nel programma': 'MAT_PRES',
      Dal: '01/09/2025',
      'Tipo di emolumento (Modello M)': 'Compensi esami',
    },
  ],
  tipiAttivita: [{ 'Codice attività': 'FS', Attività: 'Funzione strumentale' }],
};
