import type { Colonna } from '#functions/colonne/colonna.ts';

const testo = (campo: string, titolo: string, altro: Partial<Colonna> = {}): Colonna => ({
  campo,
  titolo,
  tipo: 'testo',
  vuoto: '',
  esempio: null,
  ...altro,
});
const data = (campo: string, titolo: string, altro: Partial<Colonna> = {}): Colonna => ({
  campo,
  titolo,
  tipo: 'data',
  secolo: 'rapporto',
  esempio: null,
  ...altro,
});

interface Scelte {
  readonly causali: Readonly<Record<string, string>>;
  readonly rapporti: Readonly<Record<string, string>>;
}

/** The columns of an assignment besides those of its person. */
export const colonneIncarichi = ({ causali, rapporti }: Scelte): readonly Colonna[] => [
  testo('numIncarico', 'Numero incarico', {
    obbligatoria: true,
    esempio: '12',
  }),
  data('datIncarico', 'Data incarico', {
    obbligatoria: true,
    esempio: '2026-01-20',
  }),
  testo('desProtocollo', 'Protocollo', { esempio: '345/2026' }),
  testo('desOggetto', 'Oggetto', { esempio: 'Laboratorio di teatro' }),
  data('datInizio', 'Data inizio', { esempio: '2026-02-01' }),
  data('datFine', 'Data fine', { esempio: '2026-06-30' }),
  {
    campo: 'numImporto',
    titolo: 'Importo pattuito',
    tipo: 'importo',
    esempio: 300_000,
  },
  testo('desProgetto', 'Progetto', { esempio: 'Teatro a scuola' }),
  testo('codCup', 'CUP', { forma: 'codice', vuoto: null }),
  testo('codCig', 'CIG', { forma: 'codice', vuoto: null }),
  testo('desSenzaCig', 'Perché senza CIG', { esempio: 'Incarico a persona fisica' }),
  data('datDurc', 'Data DURC'),
  {
    campo: 'codCausaleCu',
    titolo: 'Causale CU',
    tipo: 'scelta',
    scelte: causali,
    esempio: 'M',
    aiuto: 'Lettera o sigla del punto 1 della certificazione lavoro autonomo.',
  },
  testo('desPartitaIva', 'Partita IVA', { forma: 'codice', cifre: 11, vuoto: null }),
  {
    campo: 'flgForfettario',
    titolo: 'Regime forfettario',
    tipo: 'si_no',
    vuoto: false,
    esempio: false,
  },
  { campo: 'codTipoRapporto', titolo: 'Tipo rapporto INPS', tipo: 'scelta', scelte: rapporti, esempio: null },
  testo('codAttivita', 'Codice attività INPS', { cifre: 2, vuoto: null }),
  testo('codAltraAss', 'Altra assicurazione', { cifre: 3, vuoto: null }),
  testo('dichiarazioni', 'Dichiarazioni 5000', {
    aiuto:
      'Da lasciare vuota: i compensi avuti da altri si scrivono nei dati fiscali. Si leggono quelle già registrate.',
  }),
  testo('desEnteAutorizzazione', 'Ente che autorizza'),
  data('datAutorizzazione', 'Data autorizzazione'),
  testo('desProtAutorizzazione', 'Protocollo autorizzazione'),
  testo('codUnilav', 'Codice UNILAV'),
  data('datUnilav', 'Data UNILAV'),
  testo('codAnagrafePrestazioni', 'Codice anagrafe prestazioni'),
  data('datAnagrafePrestazioni', 'Data anagrafe prestazioni'),
  testo('comunicazioni', 'Compensi comunicati', {
    esempio: '10/07/2026 3000,00 700',
    aiuto: 'Data, compenso e protocollo; più comunicazioni separate da un punto e virgola.',
  }),
  testo('note', 'Note', { piuRighe: true }),
];
