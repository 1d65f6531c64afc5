import * as z from 'zod';
import { ImportazioneSalvata } from '#archivio/scambio/importazione.ts';
import { CARICAMENTI } from '#platform/caricamenti.ts';
import type { Archivio } from '#platform/data/archivio.ts';
import type { Files } from '#platform/files.ts';
import {
  Abbinamento,
  CambioCella,
  CampoScambio,
  ColonnaFile,
  Correzione,
  ErroreRiga,
  EsitoRiga,
  MASSIMO_AVVISI,
  MASSIMO_AVVISO,
  PrimaRiga,
  RigaAnteprima,
  ValoreFisso,
  type Importazione,
} from '#shared/contracts/scambio/scambio.ts';
import { regoleApprovazione } from '#shared/domain/approvazione.ts';
import {
  FOGLIO_DI_ORE,
  foglioDiOre,
  isNomeTipo,
  nomiTipi,
  ruoliTuttaLaScuola,
  tipiScambio,
  TUTTA_LA_SCUOLA,
  type TipoScambio,
} from '#shared/domain/scambio.ts';
import { mostrato } from '#shared/domain/testo.ts';

/** The kind of long work that moves an import, whatever its phase. */
export const LAVORO_IMPORTAZIONE = 'importazione';

/** Title and roles of what an import or export is about. */
export const tipoScambio = (tipo: string): TipoScambio => (tipo === FOGLIO_DI_ORE ? foglioDiOre : tipoDiRecord(tipo));

const tipoDiRecord = (tipo: string): TipoScambio =>
  isNomeTipo(tipo) ? tipiScambio[tipo] : { titolo: 'Tutta la scuola', ...ruoliTuttaLaScuola };

/** One sheet of the file: the kind it holds, its columns, and which of them holds each field. */
export const Sezione = z.object({
  tipo: z.enum([...nomiTipi, FOGLIO_DI_ORE]),
  foglio: z.string(),
  colonne: z.array(ColonnaFile),
  campi: z.array(CampoScambio),
  mappa: z.array(Abbinamento),
  fissi: z.array(ValoreFisso).default([]),
  rigaIntestazioni: z.int().nullable().default(null),
  primeRighe: z.array(PrimaRiga).default([]),
  /** How the sheet was read, and how many of its rows are hidden. */
  avvisi: z.array(z.string()).default([]),
  nascoste: z.int().default(0),
});
export type Sezione = z.infer<typeof Sezione>;
const Struttura = z.object({ sezioni: z.array(Sezione) });

const valore = z.union([z.string(), z.number(), z.boolean(), z.null()]);

/** A row of the file, read: its cells as text, its values by field, what could not be read. */
export const RigaFile = z.object({
  tipo: z.enum(nomiTipi),
  foglio: z.string(),
  numero: z.int(),
  valori: z.array(z.string()),
  riga: z.record(z.string(), valore),
  /** Fields whose cell is empty and leaves what is stored as it is. */
  vuoti: z.array(z.string()).default([]),
  errori: z.array(ErroreRiga),
});
export type RigaFile = z.infer<typeof RigaFile>;

/** The record a row was about when the file was checked: applying finds the same, or somebody changed it. */
export const Visto = z.object({ uid: z.string(), versione: z.int() }).nullable();
export type Visto = z.infer<typeof Visto>;

/** Acts of rows that a school may want two people for, as one request will ask them. */
export const DaApprovare = z.object({
  tipo: z.enum(regoleApprovazione),
  effetti: z.array(z.string()),
  cambi: z.array(z.object({ chi: z.string(), cosa: z.string(), prima: z.string(), dopo: z.string() })),
});
export type DaApprovare = z.infer<typeof DaApprovare>;

/** What a row came to when it was tried. `unici` are the unique values that it would take. */
export const RigaProvata = z.object({
  esito: EsitoRiga,
  descrizione: z.string(),
  visto: Visto,
  errori: z.array(ErroreRiga),
  cambi: z.array(CambioCella).default([]),
  avvisi: z.array(z.string()).exactOptional(),
  unici: z.array(z.object({ chiave: z.string(), campo: z.string(), messaggio: z.string() })),
  /** The acts that a second person may have to approve; absent of rows that do nothing guarded. */
  daApprovare: z.array(DaApprovare).exactOptional(),
});
export type RigaProvata = z.infer<typeof RigaProvata>;

export const RIGHE_PAGINA = 500;

/** The files of one import in the bucket, as typed values. */
export const fileImportazione = (files: Files, archivio: Archivio, uid: string) => {
  const chiave = (nome: string): string => `${archivio.codmin}/importazioni/${uid}/${nome}`;
  const getJson = async <S extends z.ZodType>(nome: string, schema: S): Promise<z.output<S> | undefined> => {
    const bytes = await files.get(chiave(nome));
    return bytes === undefined ? undefined : schema.parse(JSON.parse(Buffer.from(bytes).toString('utf8')));
  };
  const load = async <S extends z.ZodType>(nome: string, schema: S): Promise<z.output<S>> => {
    const valori = await getJson(nome, schema);
    if (valori === undefined) throw new Error(`File ${nome} of import ${uid} is missing`);
    return valori;
  };
  /** What would not be read back is not written. */
  const putJson = async <S extends z.ZodType>(nome: string, schema: S, valori: z.input<S>): Promise<string> =>
    files.put(chiave(nome), Buffer.from(JSON.stringify(schema.parse(valori))), 'application/json');
  const nomePagina = (esito: EsitoRiga | undefined, pagina: number): string =>
    `anteprima-${esito ?? 'TUTTE'}-${String(pagina).padStart(4, '0')}.json`;
  return {
    /** Where the upload arrives, and is removed from if nobody has it checked. */
    caricamento: `${CARICAMENTI.cartella}${chiave('caricato')}`,
    caricato: chiave('caricato'),
    /** What the reader leaves for one check of the file. */
    letto: (lavoro: string, tentativo: number) => `${chiave('letto')}-${lavoro}-${tentativo}/`,
    errori: chiave('errori.xlsx'),
    getStruttura: () => getJson('struttura.json', Struttura),
    loadStruttura: () => load('struttura.json', Struttura),
    putStruttura: (sezioni: readonly Sezione[]) => putJson('struttura.json', Struttura, { sezioni: [...sezioni] }),
    loadRighe: (blocco: string) => load(`righe-${blocco}.json`, z.array(RigaFile)),
    putRighe: (blocco: string, righe: readonly RigaFile[]) =>
      putJson(`righe-${blocco}.json`, z.array(RigaFile), [...righe]),
    loadProvate: (blocco: string) => load(`provate-${blocco}.json`, z.array(RigaProvata)),
    putProvate: (blocco: string, righe: readonly RigaProvata[]) =>
      putJson(`provate-${blocco}.json`, z.array(RigaProvata), [...righe]),
    /** The checked blocks in the order of applying, with how many rows each has. */
    loadBlocchi: () => load('blocchi.json', Blocchi),
    putBlocchi: (blocchi: z.input<typeof Blocchi>['blocchi']) => putJson('blocchi.json', Blocchi, { blocchi }),
    /** The acts of all the rows that a second person may have to approve; absent of a file checked before they were kept. */
    getDaApprovare: () => getJson('da-approvare.json', z.array(DaApprovare)),
    putDaApprovare: (atti: readonly DaApprovare[]) => putJson('da-approvare.json', z.array(DaApprovare), [...atti]),
    /** The cells that somebody has mended in the preview. */
    loadCorrezioni: async () => (await getJson('correzioni.json', z.array(Correzione))) ?? [],
    putCorrezioni: (correzioni: readonly Correzione[]) =>
      putJson('correzioni.json', z.array(Correzione), [...correzioni]),
    /** The rows to correct of the last check. */
    loadErrate: async () => (await getJson('errate.json', z.array(PostoRiga))) ?? [],
    putErrate: (righe: readonly PostoRiga[]) => putJson('errate.json', z.array(PostoRiga), [...righe]),
    /** The only rows of the file that this import is about: those that another left; undefined for all of them. */
    getSole: () => getJson('sole.json', z.array(PostoRiga)),
    putSole: (righe: readonly PostoRiga[]) => putJson('sole.json', z.array(PostoRiga), [...righe]),
    getCambi: (blocco: string) => getJson(`cambi-${blocco}.json`, Cambi),
    putCambi: (blocco: string, cambi: z.input<typeof Cambi>) => putJson(`cambi-${blocco}.json`, Cambi, cambi),
    getPagina: (esito: EsitoRiga | undefined, pagina: number) =>
      getJson(nomePagina(esito, pagina), z.array(RigaAnteprima)),
    putPagina: (esito: EsitoRiga | undefined, pagina: number, righe: readonly RigaAnteprima[]) =>
      putJson(nomePagina(esito, pagina), z.array(RigaAnteprima), [...righe]),
  };
};
export type FileImportazione = ReturnType<typeof fileImportazione>;

/** Where a row is in the file. */
const PostoRiga = z.object({ foglio: z.string(), numero: z.int() });
type PostoRiga = z.infer<typeof PostoRiga>;

/** True of the rows of a list, by where they are. */
export const traLeRighe = (righe: readonly PostoRiga[]): ((riga: PostoRiga) => boolean) => {
  const posti = new Set(righe.map(({ foglio, numero }) => `${numero} ${foglio}`));
  return ({ foglio, numero }) => posti.has(`${numero} ${foglio}`);
};

const Blocchi = z.object({ blocchi: z.array(z.object({ nome: z.string(), righe: z.int() })) });
const Item = z.record(z.string(), z.unknown());
/** Writes that an earlier block of a whole-school file would have made by now. */
export const Cambi = z.array(
  z.object({ chiave: z.object({ pk: z.string(), sk: z.string() }), prima: Item.optional(), dopo: Item.optional() }),
);

/** How the sheets were read, each sentence with the name of its sheet when there are several. */
const avvisiDi = (sezioni: readonly Sezione[]): string[] =>
  sezioni
    .flatMap(({ foglio, avvisi }) => avvisi.map((avviso) => (foglio === '' ? avviso : `Foglio "${foglio}": ${avviso}`)))
    .slice(0, MASSIMO_AVVISI)
    .map((avviso) => mostrato(avviso, MASSIMO_AVVISO));

const comeLetto = (sezioni: readonly Sezione[]): Pick<Importazione, 'avvisi' | 'righeNascoste'> => ({
  avvisi: avvisiDi(sezioni),
  righeNascoste: sezioni.reduce((quante, { nascoste }) => quante + nascoste, 0),
});

/** A file whose columns nobody chooses. */
const SENZA_COLONNE: Pick<Sezione, 'campi' | 'colonne' | 'mappa' | 'fissi' | 'rigaIntestazioni' | 'primeRighe'> = {
  campi: [],
  colonne: [],
  mappa: [],
  fissi: [],
  rigaIntestazioni: null,
  primeRighe: [],
};

/** The import as the browser sees it. */
export const toImportazione = (
  importazione: ImportazioneSalvata,
  sezioni: readonly Sezione[],
  caricamento: Importazione['caricamento'],
): Importazione => {
  const {
    fase: _fase,
    utente: _utente,
    vuoteCancellano,
    senzaNascoste,
    soloGiuste: _solo,
    resto,
    ...altri
  } = importazione;
  const [prima = SENZA_COLONNE, ...altre] = sezioni;
  const unica = altre.length === 0 && importazione.tipo !== TUTTA_LA_SCUOLA ? prima : SENZA_COLONNE;
  return {
    ...altri,
    resto: resto ?? null,
    ...comeLetto(sezioni),
    vuoteCancellano: vuoteCancellano === true,
    senzaNascoste: senzaNascoste === true,
    titolo: tipoScambio(importazione.tipo).titolo,
    caricamento,
    campi: unica.campi,
    colonne: unica.colonne,
    mappa: unica.mappa,
    fissi: unica.fissi,
    rigaIntestazioni: unica.rigaIntestazioni,
    primeRighe: unica.primeRighe,
  };
};
