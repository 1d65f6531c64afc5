import { Anteprima, Importazione } from '#shared/contracts/scambio/scambio.ts';

const campo = (nome: string, titolo: string, obbligatorio: boolean) => ({
  campo: nome,
  titolo,
  tipo: 'testo' as const,
  obbligatorio,
  aiuto: '',
  esempio: 'ESEMPIO',
});

/** An import whose file was read, with a row to correct. */
export const importazione: Importazione = Importazione.parse({
  uid: 'importazione-1',
  versione: 2,
  tipo: 'persone',
  titolo: 'Personale',
  stato: 'DA_CORREGGERE',
  nomeFile: 'personale.xlsx',
  dimensione: 20_480,
  caricamento: null,
  lavoro: null,
  motivo: null,
  campi: [
    campo('desCf', 'Codice fiscale', true),
    campo('desCognome', 'Cognome', true),
    campo('desNome', 'Nome', false),
  ],
  colonne: [
    { colonna: 0, lettera: 'A', intestazione: 'Codice fiscale', esempi: ['ESEMPI80A01X000X'] },
    { colonna: 1, lettera: 'B', intestazione: 'Cognome', esempi: ['ESEMPIO', 'PROVA'] },
    { colonna: 2, lettera: 'C', intestazione: '', esempi: ['12,5', '8'] },
  ],
  mappa: [
    { campo: 'desCf', colonna: 0 },
    { campo: 'desCognome', colonna: 1 },
  ],
  fissi: [],
  rigaIntestazioni: 2,
  primeRighe: [
    { numero: 1, testo: 'Elenco del personale' },
    { numero: 2, testo: 'Codice fiscale · Cognome' },
    { numero: 3, testo: 'ESEMPI80A01X000X · ESEMPIO · 12,5' },
  ],
  vuoteCancellano: false,
  avvisi: ['La riga 1 («Elenco del personale») è un titolo sopra le intestazioni: non viene importata.'],
  righeNascoste: 0,
  senzaNascoste: false,
  resto: null,
  righe: 3,
  nuove: 1,
  modificate: 1,
  uguali: 0,
  errate: 1,
  avviatoDa: 'Ufficio di esempio',
  creataIl: '2026-02-10T08:00:00.000Z',
  applicataIl: null,
});

/** The same with its rows: a new one, one that changes a record, one to correct. */
export const anteprima: Anteprima = Anteprima.parse({
  ...importazione,
  anteprima: {
    righe: [
      {
        numero: 2,
        foglio: 'Personale',
        esito: 'NUOVA',
        descrizione: 'ESEMPIO Ada',
        valori: ['ESEMPI80A01X000X', 'ESEMPIO'],
        errori: [],
        cambi: [],
      },
      {
        numero: 3,
        foglio: 'Personale',
        esito: 'MODIFICATA',
        descrizione: 'PROVA Bruno',
        valori: ['ESEMPI80A02X000X', 'PROVA'],
        errori: [],
        cambi: [{ campo: 'desCognome', titolo: 'Cognome', prima: 'PROVVA', dopo: 'PROVA' }],
      },
      {
        numero: 4,
        foglio: 'Personale',
        esito: 'ERRATA',
        descrizione: 'FINTA Carla',
        valori: ['123', 'FINTA'],
        errori: [
          {
            campo: 'desCf',
            titolo: 'Codice fiscale',
            cella: 'A4',
            valore: '123',
            messaggio: 'Il codice fiscale ha 16 caratteri oppure 11 cifre.',
          },
        ],
        cambi: [],
      },
    ],
    totale: 3,
  },
  linkErrori: null,
});

/** The same once it is applied. */
export const applicata: Anteprima = Anteprima.parse({
  ...anteprima,
  stato: 'APPLICATA',
  errate: 0,
  uguali: 1,
  applicataIl: '2026-02-10T08:05:00.000Z',
});
