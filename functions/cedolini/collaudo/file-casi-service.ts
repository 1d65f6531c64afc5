import { cedoliniRepository } from '#archivio/cedolini/cedolini-repository.ts';
import { processiRepository } from '#archivio/cedolini/processi-repository.ts';
import { versioneRegole } from '#archivio/cedolini/versione-regole.ts';
import { casiRepository, type CedolinoAtteso } from '#archivio/collaudo/caso.ts';
import type { RequestContext } from '#platform/caller/request-context.ts';
import { AppError, nonTrovato } from '#platform/errors.ts';
import { attesoDi, type CedolinoSvolto } from '#shared/calculation/svolti/cedolino-svolto.ts';
import type { CasoCollaudo } from '#shared/contracts/cedolini/collaudo/collaudo.ts';
import type { fileCasiRoutes } from '#shared/contracts/cedolini/collaudo/file-casi.ts';
import type { RouteInput, RouteOutput } from '#shared/contracts/route.ts';
import { nominativo } from '#shared/domain/persona/nominativo.ts';
import { formatGiorno } from '#shared/domain/tempo/date.ts';
import { accorciato } from '#shared/domain/testo.ts';
import { cedoliniDaFile } from './cedolini-da-file.ts';
import { underNomeInventato } from './nomi-inventati.ts';
import { addCaso, cedoliniAttesi } from './nuovo-caso.ts';

type Salva = typeof fileCasiRoutes.saveDebugJson;
type Crea = typeof fileCasiRoutes.createCasoDaFile;
type Esporta = typeof fileCasiRoutes.exportCaso;

/** Worked payslips as a file: out of a run or of a case, and into a case. */
export const fileCasiService = {
  /** @throws NON_TROVATO, STATO_NON_AMMESSO */
  save: async (
    { cedoliniDebugList, descrizione, conNomi }: RouteInput<Salva>['body'],
    context: RequestContext,
  ): Promise<RouteOutput<Salva>> => {
    const { archivio } = context;
    const uids = [...new Set(cedoliniDebugList)];
    const testate = await cedoliniRepository(archivio).getTestate(uids);
    if (testate.length < uids.length) throw nonTrovato('Uno dei cedolini');
    const [processo, ...altri] = await processiRepository(archivio).getMany([
      ...new Set(testate.map(({ idProcesso }) => idProcesso)),
    ]);
    if (processo === undefined) throw nonTrovato("L'elaborazione");
    const cedolini = conNomiScelti(await cedoliniAttesi(archivio, uids), conNomi);
    if (cedolini.length < uids.length || altri.length > 0)
      throw new AppError(
        'STATO_NON_AMMESSO',
        `I cedolini scelti non si possono salvare insieme: devono essere calcolati e di una sola elaborazione. Togliere gli scartati di "${processo.DES_ELABORAZIONE}" e quelli delle altre.`,
      );
    const { DES_ELABORAZIONE: elaborazione, regole } = processo;
    return {
      ...fileDi(elaborazione, cedolini),
      caso:
        descrizione === undefined
          ? null
          : addCaso({ descrizione, idProcesso: processo.uid, elaborazione, regole }, cedolini, context),
    };
  },

  /** @throws RICHIESTA_NON_VALIDA naming what of the file is wrong */
  create: async (
    { nomeFile, testo, descrizione }: RouteInput<Crea>['body'],
    context: RequestContext,
  ): Promise<CasoCollaudo> => {
    const cedolini = await cedoliniDaFile(context.archivio, testo);
    const elaborazione = accorciato(`File ${nomeFile}`, 150);
    return addCaso({ descrizione, idProcesso: null, elaborazione, regole: versioneRegole() }, cedolini, context);
  },

  /** @throws NON_TROVATO, STATO_NON_AMMESSO */
  export: async (
    { uid, conNomi }: RouteInput<Esporta>['body'],
    { archivio }: RequestContext,
  ): Promise<RouteOutput<Esporta>> => {
    const { caso, cedolini } = await casiRepository(archivio).loadIntero(uid);
    if (caso.conferma === null)
      throw new AppError(
        'STATO_NON_AMMESSO',
        `Il caso "${caso.descrizione}" non è confermato: nessuno ha detto che il suo risultato è giusto. Confermarlo prima di scaricarlo.`,
        { current: { ...caso } },
      );
    return fileDi(caso.descrizione, conNomiScelti(cedolini, conNomi));
  },
};

const conNomiScelti = (cedolini: readonly CedolinoAtteso[], conNomi = false): readonly CedolinoAtteso[] =>
  conNomi ? cedolini : cedolini.map((cedolino, indice) => underNomeInventato(cedolino, indice + 1));

const fileDi = (
  origine: string,
  cedolini: readonly CedolinoAtteso[],
): { readonly nomeFile: string; readonly testo: string } => ({
  nomeFile: 'cedolini-svolti.json',
  testo: JSON.stringify(
    cedolini.map((cedolino) => svoltoDi(origine, cedolino)),
    null,
    1,
  ),
});

const svoltoDi = (origine: string, { storico, situazione, atteso }: CedolinoAtteso): CedolinoSvolto => ({
  nome: accorciato(nominativo(storico.desCognome, storico.desNome), 150),
  fonte: `${origine}, pagamento ${formatGiorno(situazione.dataPagamento)}`,
  situazione,
  atteso: attesoDi(atteso),
});
