import type { ImportazioneSalvata } from '#archivio/scambio/importazione.ts';
import { instant } from '#platform/clock.ts';
import { AppError } from '#platform/errors.ts';
import type { PassoContext } from '#platform/work/lavoro-steps.ts';
import { isNomeTipo } from '#shared/domain/scambio.ts';
import { accorciato } from '#shared/domain/testo.ts';
import { admitRighe } from '../../approvazione.ts';
import { startRipristino } from '../../avvio.ts';
import { tipoDi } from '../../catalogo.ts';
import { contestoDi } from '../../contesto.ts';
import { immaginiDi, immaginiRepository } from '../../immagini.ts';
import { traLeRighe, type FileImportazione, type RigaFile, type Visto } from '../../importazione.ts';
import { CREATO_DAL_FILE, writeRiga } from '../../prova-riga.ts';
import { storeProvvisorio } from '../../store-provvisorio.ts';
import { changeImportazione, loadImportazione, type Fase, type MezziImportazione } from './fase.ts';
import { alignNomiCopiati } from './nomi-copiati.ts';
import { openResto } from './resto.ts';

const RIGHE_TRANSAZIONE = 10;

/** Rows of a file that go in one transaction: fewer of a kind whose row writes more records. */
const righeInsieme = ({ tipo }: Pick<ImportazioneSalvata, 'tipo'>): number =>
  (isNomeTipo(tipo) ? tipoDi(tipo).righePerTransazione : undefined) ?? RIGHE_TRANSAZIONE;

/** A part of a checked block that fits in one transaction: 'p0001-0000.020' is rows 20 to 29 of the block. */
const partsOf = (blocco: string, righe: number, insieme: number): string[] =>
  Array.from(
    { length: Math.ceil(righe / insieme) },
    (_, parte) => `${blocco}.${String(parte * insieme).padStart(3, '0')}`,
  );

/**
 * Applying a file whose every row is valid, ten rows a transaction, in order. A row whose record is not the one seen when the file was checked stops the work, and all is put back.
 * Each transaction leaves the before-images of what it wrote: they say what is done, and bring it back.
 */
export const faseApplicazione = (mezzi: MezziImportazione): Fase => ({
  prepare: async (context) => {
    const { importazione, file } = await loadImportazione(mezzi, context);
    if (importazione.stato !== 'APPLICAZIONE') return { blocchi: [], totale: importazione.righe };
    const fatti = new Set(
      (await immaginiRepository(context.archivio, importazione.uid).list()).map(({ blocco }) => blocco),
    );
    const { blocchi } = await file.loadBlocchi();
    return {
      blocchi: blocchi
        .flatMap(({ nome, righe }) => partsOf(nome, righe, righeInsieme(importazione)))
        .filter((parte) => !fatti.has(parte)),
      totale: importazione.righe,
    };
  },
  blocco: async (parte, context) => {
    const { importazione, file } = await loadImportazione(mezzi, context);
    if (importazione.stato !== 'APPLICAZIONE') return { fatti: 0, scartati: 0, esiti: [], totali: {} };
    const daCorreggere = traLeRighe(importazione.soloGiuste === true ? await file.loadErrate() : []);
    const [nome = '', da = '0'] = parte.split('.');
    const [righe, provate] = [await file.loadRighe(nome), await file.loadProvate(nome)];
    const scelte = righe
      .map((riga, indice) => ({ riga, visto: provate[indice]?.visto ?? null }))
      .slice(Number(da), Number(da) + righeInsieme(importazione))
      .filter(({ riga }) => !daCorreggere(riga));
    const conflitto = await writeParte({ importazione, file, parte }, scelte, context);
    if (conflitto === null) return { fatti: scelte.length, scartati: 0, esiti: [], totali: {} };
    changeImportazione(context, importazione, { stato: 'RIPRISTINO', motivo: conflitto.messaggio });
    return {
      fatti: 0,
      scartati: 1,
      esiti: [{ uid: '', descrizione: conflitto.descrizione, messaggio: conflitto.messaggio }],
      totali: {},
    };
  },
  close: async (_blocchi, context) => {
    const { importazione, file } = await loadImportazione(mezzi, context);
    const fatti = await immaginiRepository(context.archivio, importazione.uid).list();
    const { blocchi } = await file.loadBlocchi();
    const tutti = blocchi.flatMap(({ nome, righe }) => partsOf(nome, righe, righeInsieme(importazione)));
    if (importazione.stato === 'APPLICAZIONE' && fatti.length === tutti.length) {
      const resto = await openResto(mezzi, importazione, file, context);
      changeImportazione(context, importazione, {
        stato: 'APPLICATA',
        motivo: null,
        ...(resto === null ? {} : { resto }),
        applicataIl: instant(context.adesso),
      });
      return { annullabile: true, riprovabile: false };
    }
    const motivo =
      importazione.motivo ?? "Un record dell'importazione è stato inserito da un altro utente nello stesso istante.";
    startRipristino(mezzi, importazione, 'RIPRISTINATA', motivo, contestoDi(context, context.modifica));
    return {
      stato: 'FALLITO',
      motivo: `${motivo} L'importazione è tutta o niente: quanto già scritto viene ripristinato.`,
      riprovabile: false,
    };
  },
  seguito: (context) => alignNomiCopiati(mezzi, context),
  fallito: async (motivo, context) => {
    const { importazione } = await loadImportazione(mezzi, context);
    if (importazione.stato === 'APPLICAZIONE') changeImportazione(context, importazione, { stato: 'SOSPESA', motivo });
  },
});

interface Scelta {
  readonly riga: RigaFile;
  readonly visto: Visto;
}
interface Parte {
  readonly importazione: ImportazioneSalvata;
  readonly file: FileImportazione;
  readonly parte: string;
}
interface Conflitto {
  readonly descrizione: string;
  readonly messaggio: string;
}

/** Fills the unit of change with the rows and their before-images, or says which record is in the way. */
const writeParte = async (
  { importazione, file, parte }: Parte,
  scelte: readonly Scelta[],
  context: PassoContext,
): Promise<Conflitto | null> => {
  const provvisorio = storeProvvisorio(context.archivio);
  const voci = [];
  const descrizioni = new Map<string, string>();
  for (const { riga, visto } of scelte) {
    try {
      const scritta = await writeRiga(tipoDi(riga.tipo), riga, provvisorio, contestoDi(context));
      if (!sameRecord(scritta.visto, visto)) return conflitto(scritta.descrizione, "è cambiato dopo l'anteprima");
      voci.push(...scritta.context.modifica.voci);
      for (const voce of scritta.context.modifica.voci) descrizioni.set(voce.uid, scritta.descrizione);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      return conflitto(tipoDi(riga.tipo).descrizione(riga.riga), `non si può più importare: ${error.message}`);
    }
  }
  const operazioni = provvisorio.operazioni();
  if (!(await admitRighe(importazione, file, { operazioni }, context.modifica)))
    return conflitto(
      [...descrizioni.values()].join('; '),
      'cambia coordinate di pagamento che nessuno ha approvato: controllare il file di nuovo, poi applicarlo',
    );
  context.modifica.add(
    ...operazioni,
    immaginiRepository(context.archivio, importazione.uid).put({
      blocco: parte,
      immagini: immaginiDi(provvisorio.cambi(), voci, descrizioni),
    }),
  );
  for (const voce of voci) context.modifica.audit({ ...voce, motivo: voce.motivo ?? 'Importazione' });
  return null;
};

const conflitto = (descrizione: string, cosa: string): Conflitto => ({
  descrizione: accorciato(descrizione, 300),
  messaggio: accorciato(`${descrizione} ${cosa}`, 1000),
});

const sameRecord = (ora: Visto, prima: Visto): boolean =>
  ora?.versione === prima?.versione &&
  (ora === null || prima === null || prima.uid === CREATO_DAL_FILE || ora.uid === prima.uid);
