import type { ImportazioneSalvata } from '#archivio/scambio/importazione.ts';
import type { Cambio } from '#platform/data/strato.ts';
import type { Files } from '#platform/files.ts';
import { FileNonLeggibile } from '#platform/spreadsheet.ts';
import type { PassoContext } from '#platform/work/lavoro-steps.ts';
import { FOGLIO_DI_ORE, TUTTA_LA_SCUOLA } from '#shared/domain/scambio.ts';
import { mostrato } from '#shared/domain/testo.ts';
import { tipoDi } from '../../catalogo.ts';
import { contestoDi } from '../../contesto.ts';
import { fileLetto } from '../../file/file-letto.ts';
import type { FileImportazione, RigaFile, RigaProvata, Sezione } from '../../importazione.ts';
import { tryRiga } from '../../prova-riga.ts';
import { storeProvvisorio } from '../../store-provvisorio.ts';
import { fondamentoDi, isFondamento, splitRighe } from './blocchi.ts';
import { closeControllo } from './esito-controllo.ts';
import { changeImportazione, loadImportazione, type Fase, type MezziImportazione } from './fase.ts';
import { keepFoglio } from './foglio.ts';
import type { Lettura } from './lettore/lettore.ts';
import { mapFile } from './mappatura.ts';

const MASSIMO_BYTE = 10 * 1024 * 1024;

/** Reading a file and trying every one of its rows: nothing is written to the records. */
export const faseControllo = (mezzi: MezziImportazione): Fase => ({
  prepare: async (context) => {
    const { importazione, file } = await loadImportazione(mezzi, context);
    if (importazione.stato !== 'CONTROLLO') return { blocchi: [], totale: 0 };
    try {
      const cartella = file.letto(context.lavoro.uid, context.lavoro.tentativo);
      const letto = fileLetto(mezzi.files, cartella);
      const esito = await letto.getEsito();
      if (esito === undefined) return { leggi: await letturaDi(mezzi, importazione, file, cartella) };
      if ('illeggibile' in esito) throw new FileNonLeggibile('danneggiato', esito.illeggibile);
      if (importazione.tipo === FOGLIO_DI_ORE) {
        const righe = await keepFoglio({ ...letto, fogli: esito.fogli }, file);
        changeImportazione(context, importazione, { stato: 'LETTA', ...NESSUNA, righe });
        return { blocchi: [], totale: righe };
      }
      const righe = await mapFile({ ...letto, fogli: esito.fogli }, context, importazione, file);
      if (typeof righe === 'string') {
        changeImportazione(context, importazione, { stato: 'DA_CORREGGERE', motivo: righe, ...NESSUNA });
        return { blocchi: [], totale: 0 };
      }
      const blocchi = splitRighe(righe, importazione.tipo);
      for (const { nome, righe: delBlocco } of blocchi) await file.putRighe(nome, delBlocco);
      await file.putBlocchi(blocchi.map(({ nome, righe: delBlocco }) => ({ nome, righe: delBlocco.length })));
      return { blocchi: blocchi.map(({ nome }) => nome), totale: righe.length };
    } catch (error) {
      if (!(error instanceof FileNonLeggibile)) throw error;
      changeImportazione(context, importazione, { stato: 'ILLEGGIBILE', motivo: error.message, ...NESSUNA });
      return { blocchi: [], totale: 0 };
    }
  },
  blocco: async (blocco, context) => {
    const { file } = await loadImportazione(mezzi, context);
    const { sezioni } = await file.loadStruttura();
    const righe = await file.loadRighe(blocco);
    const fondamento = fondamentoDi(blocco);
    const ereditati =
      fondamento === null
        ? []
        : ((await file.getCambi(fondamento)) ?? []).map(({ chiave, prima, dopo }): Cambio => ({ chiave, prima, dopo }));
    const provvisorio = storeProvvisorio(context.archivio, ereditati);
    const provate: RigaProvata[] = [];
    const chiavi = new Map<string, RigaFile>();
    for (const riga of righe) provate.push(await tryOnce(riga, sezioni, chiavi, provvisorio, context));
    await file.putProvate(blocco, provate);
    if (isFondamento(blocco)) await file.putCambi(blocco, [...ereditati, ...provvisorio.cambi()]);
    const count = (esito: RigaProvata['esito']): number => provate.filter((provata) => provata.esito === esito).length;
    return {
      fatti: righe.length,
      scartati: 0,
      esiti: [],
      totali: {
        nuove: count('NUOVA'),
        modificate: count('MODIFICATA'),
        uguali: count('UGUALE'),
        errate: count('ERRATA'),
      },
    };
  },
  close: (blocchi, context) =>
    closeControllo(
      mezzi,
      blocchi.map(({ blocco }) => blocco),
      context,
    ),
  fallito: async (motivo, context, esaurito) => {
    const { importazione, file } = await loadImportazione(mezzi, context);
    if (importazione.stato !== 'CONTROLLO') return;
    const { lavoro } = context;
    const letto = await fileLetto(mezzi.files, file.letto(lavoro.uid, lavoro.tentativo)).getEsito();
    changeImportazione(
      context,
      importazione,
      esaurito !== undefined && letto === undefined
        ? { stato: 'ILLEGGIBILE', motivo: `${TROPPO_DA_LEGGERE} (leggerlo ${esaurito}).`, ...NESSUNA }
        : { stato: 'SOSPESA', motivo },
    );
  },
});

const TROPPO_DA_LEGGERE =
  'Il file non si riesce a leggere: copiare i soli dati in una cartella nuova, senza formati né immagini, e ricaricare quella';
const NESSUNA = { righe: 0, nuove: 0, modificate: 0, uguali: 0, errate: 0 } as const;

/** What the reader is to read. @throws FileNonLeggibile when the file is not there, or too large to be given to it */
const letturaDi = async (
  { files }: MezziImportazione,
  { nomeFile, tipo }: ImportazioneSalvata,
  file: FileImportazione,
  cartella: string,
): Promise<Lettura> => {
  const { caricato, caricamento } = file;
  const dimensione = (await files.size(caricato)) ?? (await files.size(caricamento));
  if (dimensione === undefined) throw new FileNonLeggibile('vuoto', 'Il file non è arrivato: ricaricarlo.');
  if (dimensione > MASSIMO_BYTE)
    throw new FileNonLeggibile('troppo_grande', 'Il file supera 10 MB: dividerlo in più file.');
  await keepCaricato(files, file);
  return {
    caricato,
    estensione: nomeFile.slice(nomeFile.lastIndexOf('.')).toLowerCase(),
    quali: tipo === TUTTA_LA_SCUOLA ? 'tutti' : 'primo',
    cartella,
  };
};

/** Moves the file from where uploads expire to where it stays; begun again, it ends what the move before left. */
const keepCaricato = async (files: Files, { caricato, caricamento }: FileImportazione): Promise<void> => {
  if ((await files.size(caricato)) === undefined) await files.copy(caricamento, caricato);
  await files.remove(caricamento);
};

/** Tries a row, unless another row of the file is about the same record. */
const tryOnce = async (
  riga: RigaFile,
  sezioni: readonly Sezione[],
  chiavi: Map<string, RigaFile>,
  provvisorio: ReturnType<typeof storeProvvisorio>,
  context: PassoContext,
): Promise<RigaProvata> => {
  const sezione = sezioni.find(({ tipo, foglio }) => tipo === riga.tipo && foglio === riga.foglio);
  if (sezione === undefined) throw new Error(`Row ${riga.numero} belongs to no sheet of the file`);
  const tipo = tipoDi(riga.tipo);
  const chiave = `${riga.tipo}\n${tipo.chiave(riga.riga)}`;
  const prima = riga.errori.length === 0 ? chiavi.get(chiave) : undefined;
  if (prima === undefined) {
    chiavi.set(chiave, riga);
    return tryRiga(riga, sezione, provvisorio, contestoDi(context));
  }
  const descrizione = mostrato(tipo.descrizione(riga.riga), 300);
  const messaggio = `${descrizione}: è già alla riga ${prima.numero}. Lasciarne una sola.`;
  return {
    esito: 'ERRATA',
    descrizione,
    visto: null,
    errori: [{ campo: '', titolo: '', cella: '', valore: '', messaggio }],
    cambi: [],
    unici: [],
  };
};
