import * as z from 'zod';

const facoltativo = z.string().optional();

/** A compensation in the file of a list. */
const Pagamento = z.strictObject({
  Iscrizione: facoltativo,
  CodiceFiscale: facoltativo,
  Nominativo: facoltativo,
  Capitolo: facoltativo,
  PianoGestionale: facoltativo,
  Compenso: facoltativo,
  SottoCompenso: facoltativo,
  TipoTassazione: facoltativo,
  AnnoRiferimento: facoltativo,
  CompetenzaDal: facoltativo,
  CompetenzaAl: facoltativo,
  Quantita: facoltativo,
  ImportoUnitario: facoltativo,
  Importo: facoltativo,
  UfficioServizio: facoltativo,
});
export type ElementoPagamento = keyof z.infer<typeof Pagamento>;

/** The file of a list for the portal: what describes it, then its compensations. Nobody reads it back: a school may leave out any of it. */
const ListaNoipa = z.strictObject({
  '@riscontro': facoltativo,
  '@fonte': facoltativo,
  '@tipo': facoltativo,
  '@codice': facoltativo,
  '@anno': facoltativo,
  '@mese': facoltativo,
  '@righe': facoltativo,
  '@totale': facoltativo,
  Pagamento: z.array(Pagamento),
});
export type RecordsListaNoipa = z.infer<typeof ListaNoipa>;

/**
 * The layout of the file by which a list is loaded on the portal. The official one is not public: the fields are those, with their sizes, of
 * what NoiPA gives back of it (E-MISTI, record 08), the names of the elements are ours. Nobody has compared it.
 */
export const tracciatoLista = {
  tracciato: {
    nome: 'lista-noipa',
    estensione: 'xml',
    dal: '2011-01-01',
    fonte: 'Campi del record 08 di E-MISTI; i nomi degli elementi sono del programma',
    riscontro: null,
  },
  radice: 'ListaNoiPA',
  records: ListaNoipa,
} as const;
