import { lavoroRoutes } from '#shared/contracts/lavori/lavoro.ts';
import type { RouteRequest } from '#shared/contracts/route.ts';
import { scambioRoutes, type Anteprima, type Importazione } from '#shared/contracts/scambio/scambio.ts';
import type { Person } from './home/test-home.ts';

export interface FileDiProva {
  readonly nome: string;
  readonly bytes: Uint8Array;
}
type Tipo = RouteRequest<typeof scambioRoutes.createImportazione>['body']['tipo'];
type Esportazione = RouteRequest<typeof scambioRoutes.createEsportazione>['body'];

const ATTESA = 280_000;
const FERMI = new Set([
  'ILLEGGIBILE',
  'DA_CORREGGERE',
  'PRONTA',
  'LETTA',
  'SOSPESA',
  'APPLICATA',
  'RIPRISTINATA',
  'ANNULLATA',
]);

const until = async <T>(read: () => Promise<T>, done: (value: T) => boolean): Promise<T> => {
  const fine = performance.now() + ATTESA;
  for (;;) {
    const value = await read();
    if (done(value)) return value;
    if (performance.now() > fine) throw new Error(`Still ${JSON.stringify(value).slice(0, 500)}`);
    await new Promise((resolve) => setTimeout(resolve, 30));
  }
};

/** The import once its long work has ended. */
export const lavoroFinito = (chi: Person, uid: string): Promise<Anteprima> =>
  until(
    () => chi.ok(scambioRoutes.getImportazione, { params: { uid }, query: { limit: 100 } }),
    ({ stato }) => FERMI.has(stato),
  );

/** Sends a file to its slot, as the browser does. */
export const upload = async (chi: Person, tipo: Tipo, file: FileDiProva): Promise<Importazione> => {
  const importazione = await chi.ok(scambioRoutes.createImportazione, {
    body: { tipo, nomeFile: file.nome, dimensione: file.bytes.length },
  });
  const { caricamento } = importazione;
  if (caricamento === null) throw new Error('No upload link');
  const answer = await fetch(caricamento.link, {
    method: 'PUT',
    headers: { 'content-type': caricamento.contentType },
    body: new Uint8Array(file.bytes),
  });
  if (!answer.ok) throw new Error(`Upload answered ${answer.status}`);
  return importazione;
};

/** Uploads a file and has it checked. */
export const checkFile = async (
  chi: Person,
  tipo: Tipo,
  file: FileDiProva,
  come: Pick<RouteRequest<typeof scambioRoutes.createImportazione>['body'], 'vuoteCancellano'> = {},
): Promise<Anteprima> => {
  const { uid, versione } = await upload(chi, tipo, file);
  await chi.ok(scambioRoutes.createImportazione, {
    body: { tipo, nomeFile: file.nome, dimensione: file.bytes.length, uid, versione, ...come },
  });
  return lavoroFinito(chi, uid);
};

export const applyImport = async (
  chi: Person,
  { uid, versione }: Pick<Importazione, 'uid' | 'versione'>,
  come: { readonly soloGiuste?: boolean } = {},
): Promise<Anteprima> => {
  await chi.ok(scambioRoutes.applyImportazione, { params: { uid }, body: { versione, ...come } });
  return lavoroFinito(chi, uid);
};

/** Uploads, checks and applies a file that must have no errors. */
export const importFile = async (chi: Person, tipo: Tipo, file: FileDiProva): Promise<Anteprima> => {
  const controllata = await checkFile(chi, tipo, file);
  if (controllata.stato !== 'PRONTA')
    throw new Error(
      `${file.nome}: ${controllata.motivo} ${JSON.stringify(controllata.anteprima.righe.filter(({ errori }) => errori.length > 0).slice(0, 5))}`,
    );
  const applicata = await applyImport(chi, controllata);
  if (applicata.stato !== 'APPLICATA') throw new Error(`${file.nome}: ${applicata.stato} ${applicata.motivo}`);
  return applicata;
};

/** Exports and downloads the file. */
export const exportFile = async (chi: Person, body: Esportazione): Promise<FileDiProva> => {
  const { uid } = await chi.ok(scambioRoutes.createEsportazione, { body });
  return fileDelLavoro(chi, uid);
};

/** The file that long work leaves, once it has. @throws with the reason when it leaves none */
export const fileDelLavoro = async (chi: Person, uid: string): Promise<FileDiProva> => {
  const { stato, motivo, link, file } = await until(
    () => chi.ok(lavoroRoutes.getLavoro, { params: { uid } }),
    (lavoro) => lavoro.stato !== 'ATTESA' && lavoro.stato !== 'IN_CORSO',
  );
  if (link === null || file === null) throw new Error(`No file, ${stato}: ${motivo}`);
  return { nome: file.nome, bytes: new Uint8Array(await (await fetch(link)).arrayBuffer()) };
};
