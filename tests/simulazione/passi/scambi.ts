import type { Sorte } from '#lib/local/demo/random.ts';
import { writeCsv } from '#platform/spreadsheet.ts';
import { lavoroRoutes } from '#shared/contracts/lavori/lavoro.ts';
import { stampe } from '#shared/contracts/stampe/index.ts';
import { print } from '#support/cedolini.ts';
import { personaDiProva } from '#support/persone-di-prova.ts';
import { applyImport, checkFile, exportFile, lavoroFinito } from '#support/scambio.ts';
import { pick, type Passo, type Ufficio } from '../passo.ts';
import { Difetto } from '../risposte.ts';
import { elaborazioni } from './elaborazioni.ts';

const TITOLI = ['Codice fiscale', 'Cognome', 'Nome', 'Note'];

/** A sheet of people, some of whom the school may have; one in four holds a mistake. */
const sheet = (caso: Sorte): Uint8Array => {
  const da = 1 + caso.intero(400);
  const righe = Array.from({ length: 1 + caso.intero(6) }, (_, indice) => {
    const { desCf, desCognome, desNome } = personaDiProva(da + indice);
    return [desCf, desCognome, desNome, `Nota ${caso.intero(9)}`];
  });
  const sbagliata = caso.intero(4) === 0 ? [['NON UN CODICE', 'Errori', 'Prova', '']] : [];
  return writeCsv({
    colonne: TITOLI.map((titolo) => ({ titolo, tipo: 'testo' as const })),
    righe: [...righe, ...sbagliata],
  });
};

/** Half of the imports are undone. */
const importPeople = async ({ chi }: Ufficio, caso: Sorte): Promise<void> => {
  const controllata = await checkFile(chi, 'persone', { nome: 'persone.csv', bytes: sheet(caso) });
  if (controllata.stato !== 'PRONTA') return;
  const applicata = await applyImport(chi, controllata);
  if (caso.intero(2) === 0 || applicata.lavoro === null) return;
  await chi.ok(lavoroRoutes.undoLavoro, { params: { uid: applicata.lavoro }, body: {} });
  await lavoroFinito(chi, applicata.uid);
};

const exportSchool = async ({ chi }: Ufficio, caso: Sorte): Promise<void> => {
  const { bytes } = await exportFile(chi, {
    tipo: caso.scelta(['persone', 'servizi', 'scuola']),
    formato: caso.scelta(['XLSX', 'CSV', 'JSON']),
  });
  if (bytes.length === 0) throw new Difetto('The file of an export is empty');
};

const printRun = async (ufficio: Ufficio, caso: Sorte): Promise<void> => {
  const { uid: idProcesso } = pick(caso, await elaborazioni(ufficio, 'COMPLETATO', 'CONTABILIZZATO'));
  const { stato, bytes } = await print(
    ufficio.chi,
    pick(caso, [stampe.printBonifici, stampe.printLiquidazione, stampe.printRitenute]),
    { idProcesso },
  );
  // Of a run with nothing of what is printed there is a sentence instead.
  if (stato.stato === 'COMPLETATO' && bytes === null && stato.avviso === null)
    throw new Difetto('A print that is ready has no file');
};

export const passiScambi: readonly Passo[] = [
  { nome: 'importa persone', peso: 4, make: importPeople },
  { nome: 'esporta', peso: 2, make: exportSchool },
  { nome: "stampa un'elaborazione", peso: 3, make: printRun },
];
