import * as z from 'zod';
import type { ImportazioneSalvata } from '#archivio/scambio/importazione.ts';
import { mappeRicordate, uidDelleIntestazioni, type MappaRicordata } from '#archivio/scambio/mappa-ricordata.ts';
import { campoScambio } from '#functions/colonne/colonna.ts';
import type { Archivio } from '#platform/data/archivio.ts';
import type { PassoContext } from '#platform/work/lavoro-steps.ts';
import { Abbinamento, Correzione, ValoreFisso } from '#shared/contracts/scambio/scambio.ts';
import { TUTTA_LA_SCUOLA } from '#shared/domain/scambio.ts';
import { formatGiorno } from '#shared/domain/tempo/date.ts';
import { inRiga } from '#shared/domain/testo.ts';
import { tipoDi } from '../../catalogo.ts';
import type { Letto } from '../../file/file-letto.ts';
import { primeRighe, withIntestazioni } from '../../file/intestazioni.ts';
import { erroreMappa, guessMappa, mappaRicordata } from '../../file/mappa.ts';
import { traLeRighe, type FileImportazione, type RigaFile, type Sezione } from '../../importazione.ts';
import { mappaDalContenuto } from '../../righe/contenuto.ts';
import { fogliLetti, type FoglioLetto } from '../../righe/file-scambio.ts';
import { colonneFile, readRighe } from '../../righe/lettura-righe.ts';

const Parametri = z.object({
  mappa: z.array(Abbinamento).optional(),
  fissi: z.array(ValoreFisso).optional(),
  rigaIntestazioni: z.int().optional(),
  correzioni: z.array(Correzione).optional(),
});
type Chiesta = z.infer<typeof Parametri>;

/** The rows of the file with the mapping given, remembered or guessed; or what is wrong with the mapping. @throws FileNonLeggibile */
export const mapFile = async (
  { fogli: inPagine, loadPagina }: Letto,
  { lavoro, archivio, oggi }: PassoContext,
  { tipo, vuoteCancellano: cancella = false, senzaNascoste = false }: ImportazioneSalvata,
  file: FileImportazione,
): Promise<RigaFile[] | string> => {
  const chiesta = Parametri.parse(lavoro.parametri);
  const fogli = await Promise.all(
    fogliLetti(inPagine, tipo).map((foglio) => withIntestazioni(foglio, chiesta.rigaIntestazioni, loadPagina)),
  );
  const sezioni: Sezione[] = [];
  for (const foglio of fogli)
    sezioni.push(await sezioneDi(foglio, chiesta, { archivio, oggi, intera: tipo === TUTTA_LA_SCUOLA }));
  await file.putStruttura(sezioni);
  const errore = sezioni.map((sezione) => erroreSezione(sezione, sezioni.length > 1)).find((uno) => uno !== null);
  if (errore !== undefined) return errore;
  const corrette = await keepCorrezioni(file, chiesta.correzioni);
  const sole = await file.getSole();
  const voluta = sole === undefined ? () => true : traLeRighe(sole);
  const righe: RigaFile[] = [];
  for (const [indice, foglio] of fogli.entries()) {
    const sezione = sezioni[indice];
    if (sezione === undefined) continue;
    for await (const lette of foglio.righePerPagina()) {
      const volute = senzaNascoste ? lette.filter(({ nascosta }) => nascosta !== true) : lette;
      righe.push(...readRighe({ ...foglio, cancella, corrette, oggi }, sezione, volute).filter(voluta));
    }
  }
  return righe;
};

/** The cells mended so far and now, the last of each; kept, so that nothing is lost when the page is closed. */
const keepCorrezioni = async (file: FileImportazione, nuove: readonly Correzione[] = []): Promise<Correzione[]> => {
  const prima = await file.loadCorrezioni();
  if (nuove.length === 0) return prima;
  const perCella = new Map(
    [...prima, ...nuove].map((una) => [JSON.stringify([una.foglio, una.numero, una.campo]), una]),
  );
  const tutte = [...perCella.values()];
  await file.putCorrezioni(tutte);
  return tutte;
};

type FoglioDaMappare = Awaited<ReturnType<typeof withIntestazioni<FoglioLetto>>>;
interface Dove {
  readonly archivio: Archivio;
  readonly oggi: string;
  /** A file of the whole school is ours: nobody chooses its columns. */
  readonly intera: boolean;
}

const sezioneDi = async (foglio: FoglioDaMappare, chiesta: Chiesta, dove: Dove): Promise<Sezione> => {
  const { tipo, intestazioni, avvisi, nascoste, prime } = foglio;
  const { colonne } = tipoDi(tipo);
  const { mappa, fissi, detto } = await letturaDi(foglio, chiesta, dove);
  return {
    tipo,
    foglio: foglio.foglio,
    colonne: colonneFile(intestazioni, prime),
    campi: colonne.map(campoScambio),
    mappa,
    fissi,
    rigaIntestazioni: foglio.tipato ? null : foglio.rigaIntestazioni,
    primeRighe: foglio.tipato ? [] : primeRighe(foglio),
    avvisi: [...avvisi, ...detto],
    nascoste,
  };
};

interface Lettura {
  readonly mappa: Abbinamento[];
  readonly fissi: ValoreFisso[];
  /** How the mapping was found, where it is not by the headings. */
  readonly detto: readonly string[];
}

/** Which column holds each field: as asked, else as the school read such a file before, else by headings and by content. */
const letturaDi = async (
  { tipo, intestazioni, prime, tipato }: FoglioDaMappare,
  { mappa, fissi = [] }: Chiesta,
  { archivio, oggi, intera }: Dove,
): Promise<Lettura> => {
  if (mappa !== undefined) return { mappa: [...mappa], fissi, detto: [] };
  const tipoAbbinato = tipoDi(tipo);
  const dette = intestazioni.map(inRiga);
  const ricordata = intera || tipato ? undefined : await findRicordata(archivio, uidDelleIntestazioni(tipo, dette));
  if (ricordata !== undefined)
    return {
      mappa: mappaRicordata(tipoAbbinato, ricordata.mappa, dette),
      fissi: ricordata.fissi,
      detto: [
        `Le colonne sono abbinate come nell'importazione del ${formatGiorno(ricordata.usataIl)}, che aveva le stesse intestazioni.`,
      ],
    };
  const indovinata = guessMappa(tipoAbbinato, dette);
  if (intera || tipato) return { mappa: indovinata, fissi, detto: [] };
  const { mappa: aggiunta, avvisi } = await mappaDalContenuto(tipoAbbinato, indovinata, {
    intestazioni: dette,
    righe: prime,
    oggi,
  });
  return { mappa: [...indovinata, ...aggiunta], fissi, detto: avvisi };
};

const findRicordata = (archivio: Archivio, uid: MappaRicordata['uid']): Promise<MappaRicordata | undefined> =>
  mappeRicordate(archivio).get(uid);

const erroreSezione = ({ tipo, foglio, colonne, mappa, fissi }: Sezione, conFoglio: boolean): string | null => {
  const errore = erroreMappa(tipoDi(tipo).colonne, { quante: colonne.length, mappa, fissi });
  return errore === null || !conFoglio ? errore : `Foglio "${foglio}": ${errore}`;
};
