import { importazioniRepository, type ImportazioneSalvata } from '#archivio/scambio/importazione.ts';
import type { RequestContext } from '#platform/caller/request-context.ts';
import { instant } from '#platform/clock.ts';
import { checkVersion, newUid } from '#platform/data/repository.ts';
import { AppError, campoNonValido, campoRifiutato, nonTrovato } from '#platform/errors.ts';
import type { Files } from '#platform/files.ts';
import type { RouteInput } from '#shared/contracts/route.ts';
import type {
  Anteprima,
  EsitoRiga,
  Importazione,
  RigaAnteprima,
  scambioRoutes,
  StatoImportazione,
} from '#shared/contracts/scambio/scambio.ts';
import { isAutorizzato } from '#shared/domain/accesso/ruoli.ts';
import type { Uid } from '#shared/domain/campi.ts';
import { startFase, type MezziAvvio } from './avvio.ts';
import { fileImportazione, RIGHE_PAGINA, tipoScambio, toImportazione } from './importazione.ts';
import { rememberMappa } from './mappe-ricordate.ts';

interface Mezzi extends MezziAvvio {
  readonly files: Files;
}
type Richiesta = RouteInput<typeof scambioRoutes.createImportazione>['body'];

const MASSIMO_BYTE = 10 * 1024 * 1024;
const RIGHE_VISTE = 25;
const TIPI_CONTENUTO: Readonly<Record<string, string>> = {
  csv: 'text/csv',
  json: 'application/json',
  ods: 'application/vnd.oasis.opendocument.spreadsheet',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};
const contentTypeOf = (nomeFile: string): string =>
  TIPI_CONTENUTO[nomeFile.slice(nomeFile.lastIndexOf('.') + 1).toLowerCase()] ?? 'application/octet-stream';

/** Imports of the school: who started one sees it, and whoever may import its kind. */
export const importazioniService = (mezzi: Mezzi) => {
  const { files } = mezzi;
  const load = async (
    uid: Uid<'IMPORTAZIONE'>,
    { archivio, sessione }: RequestContext,
  ): Promise<ImportazioneSalvata> => {
    const importazione = await importazioniRepository(archivio).get(uid);
    if (
      importazione === undefined ||
      (importazione.utente !== sessione.utente &&
        !isAutorizzato(sessione.ruoli, tipoScambio(importazione.tipo).importa))
    )
      throw nonTrovato("L'importazione");
    return importazione;
  };
  const seen = async (importazione: ImportazioneSalvata, { archivio }: RequestContext): Promise<Importazione> => {
    const file = fileImportazione(files, archivio, importazione.uid);
    const struttura = importazione.stato === 'CARICAMENTO' ? undefined : await file.getStruttura();
    const contentType = contentTypeOf(importazione.nomeFile);
    return toImportazione(
      importazione,
      struttura?.sezioni ?? [],
      importazione.stato === 'CARICAMENTO'
        ? { link: await files.uploadLink(file.caricamento, contentType, importazione.dimensione), contentType }
        : null,
    );
  };
  return {
    create: async (richiesta: Richiesta, context: RequestContext): Promise<Importazione> => {
      checkRuolo(richiesta.tipo, context);
      if (richiesta.uid !== undefined) return seen(await check(richiesta, richiesta.uid, context), context);
      if (richiesta.dimensione > MASSIMO_BYTE)
        throw new AppError(
          'RICHIESTA_TROPPO_GRANDE',
          `Il file "${richiesta.nomeFile}" supera 10 MB: eliminare fogli, immagini e colonne che non servono, oppure dividerlo in più file.`,
        );
      const importazione = nuovaImportazione(richiesta, context);
      context.modifica.write(importazioniRepository(context.archivio).create(importazione), {
        dopo: { tipo: richiesta.tipo, nomeFile: richiesta.nomeFile },
      });
      return seen(importazione, context);
    },

    get: async (
      uid: Uid<'IMPORTAZIONE'>,
      query: RouteInput<typeof scambioRoutes.getImportazione>['query'],
      context: RequestContext,
    ): Promise<Anteprima> => {
      const importazione = await load(uid, context);
      const file = fileImportazione(files, context.archivio, uid);
      const totale = controllata(importazione) ? quante(importazione, query.esito) : 0;
      const [start, limit] = [query.start ?? 0, query.limit ?? RIGHE_VISTE];
      const righe =
        start < totale
          ? await page((pagina) => file.getPagina(query.esito, pagina), start, Math.min(limit, totale - start))
          : [];
      return {
        ...(await seen(importazione, context)),
        anteprima: { righe, totale },
        linkErrori: hasErrori(importazione) ? await files.downloadLink(file.errori, nomeErrori(importazione)) : null,
      };
    },

    apply: async (
      uid: Uid<'IMPORTAZIONE'>,
      { versione, soloGiuste = false }: RouteInput<typeof scambioRoutes.applyImportazione>['body'],
      context: RequestContext,
    ): Promise<Importazione> => {
      const importazione = await load(uid, context);
      checkRuolo(importazione.tipo, context);
      checkVersion(importazione, versione);
      requireStato(
        importazione,
        hasGiuste(importazione, soloGiuste) ? ['PRONTA', 'DA_CORREGGERE'] : ['PRONTA'],
        'applicare',
      );
      const file = fileImportazione(files, context.archivio, uid);
      const { approveImportazione } = await import('./approvazione.ts');
      await approveImportazione(importazione, file, context);
      await rememberMappa(importazione, file, context);
      return seen(startFase(mezzi, importazione, 'APPLICAZIONE', context, { cambi: { soloGiuste } }), context);
    },
  };

  async function check(
    richiesta: Richiesta,
    uid: Uid<'IMPORTAZIONE'>,
    context: RequestContext,
  ): Promise<ImportazioneSalvata> {
    const { tipo, versione } = richiesta;
    const importazione = await load(uid, context);
    if (versione === undefined) throw campoNonValido('versione', "Indicare la versione dell'importazione.");
    checkVersion(importazione, versione);
    if (importazione.tipo !== tipo)
      throw campoRifiutato(
        'RIFERIMENTO_NON_VALIDO',
        'tipo',
        `L'importazione è di ${titoloDi(importazione)}: per un altro tipo iniziarne una nuova.`,
      );
    const sospesa = importazione.stato === 'SOSPESA' && importazione.fase === 'CONTROLLO';
    if (!sospesa) requireStato(importazione, ['CARICAMENTO', 'ILLEGGIBILE', 'DA_CORREGGERE', 'PRONTA'], 'controllare');
    const { caricamento, caricato } = fileImportazione(files, context.archivio, uid);
    if (((await files.size(caricamento)) ?? (await files.size(caricato))) === undefined)
      throw campoRifiutato(
        'RIFERIMENTO_NON_VALIDO',
        'uid',
        `Il file "${importazione.nomeFile}" non è ancora stato caricato: caricarlo e ripetere.`,
      );
    const parametri = parametriDi(richiesta);
    const cambi = {
      vuoteCancellano: richiesta.vuoteCancellano === true,
      senzaNascoste: richiesta.senzaNascoste === true,
    };
    return startFase(mezzi, importazione, 'CONTROLLO', context, { cambi, parametri });
  }
};

/** An import that waits for its file. */
const nuovaImportazione = (richiesta: Richiesta, { sessione, adesso }: RequestContext): ImportazioneSalvata => ({
  uid: newUid(),
  versione: 1,
  tipo: richiesta.tipo,
  stato: 'CARICAMENTO',
  fase: 'CONTROLLO',
  nomeFile: richiesta.nomeFile,
  dimensione: richiesta.dimensione,
  lavoro: null,
  motivo: null,
  righe: 0,
  nuove: 0,
  modificate: 0,
  uguali: 0,
  errate: 0,
  utente: sessione.utente,
  avviatoDa: sessione.descutente,
  creataIl: instant(adesso),
  applicataIl: null,
});

/** The ways of reading and the mended cells that the check of a file is asked with. */
const parametriDi = ({ mappa, fissi, rigaIntestazioni, correzioni }: Richiesta): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries({ mappa, fissi, rigaIntestazioni, correzioni }).filter(([, valore]) => valore !== undefined),
  );

const nomeErrori = ({ nomeFile }: ImportazioneSalvata): string => `Errori di ${nomeFile.replace(/\.[^.]*$/, '')}.xlsx`;

const titoloDi = ({ tipo }: Pick<ImportazioneSalvata, 'tipo'>): string => tipoScambio(tipo).titolo;

const checkRuolo = (tipo: string, { sessione }: RequestContext): void => {
  if (tipoScambio(tipo).importa.length === 0)
    throw new AppError(
      'RUOLO_NON_AUTORIZZATO',
      `${tipoScambio(tipo).titolo}: non si importano, perché niente qui li legge. Si esportano quelli che ci sono da prima.`,
    );
  if (!isAutorizzato(sessione.ruoli, tipoScambio(tipo).importa))
    throw new AppError(
      'RUOLO_NON_AUTORIZZATO',
      `Il ruolo dell'utente non permette di importare ${tipoScambio(tipo).titolo.toLowerCase()}.`,
    );
};

const requireStato = (importazione: ImportazioneSalvata, ammessi: readonly StatoImportazione[], cosa: string): void => {
  if (!ammessi.includes(importazione.stato))
    throw new AppError(
      'STATO_NON_AMMESSO',
      `L'importazione di ${importazione.nomeFile} non si può ${cosa}: ora è ${importazione.stato.toLowerCase().replace('_', ' ')}.`,
    );
};

/** True of a file that is to be corrected in the rows that its list of errors tells. */
const hasErrori = ({ errate, stato }: ImportazioneSalvata): boolean => errate > 0 && stato === 'DA_CORREGGERE';

/** True of a file with some right rows among those to correct, when only they are asked. */
const hasGiuste = (importazione: ImportazioneSalvata, soloGiuste: boolean): boolean =>
  soloGiuste && hasErrori(importazione) && importazione.nuove + importazione.modificate > 0;

/** True once the rows of the file were tried. */
const controllata = ({ stato }: ImportazioneSalvata): boolean =>
  stato !== 'CARICAMENTO' && stato !== 'CONTROLLO' && stato !== 'ILLEGGIBILE';

const quante = (
  { righe, nuove, modificate, uguali, errate }: ImportazioneSalvata,
  esito: EsitoRiga | undefined,
): number =>
  esito === undefined ? righe : { NUOVA: nuove, MODIFICATA: modificate, UGUALE: uguali, ERRATA: errate }[esito];

/** Rows `start` … `start + limit` out of the stored pages. */
const page = async (
  getPagina: (pagina: number) => Promise<RigaAnteprima[] | undefined>,
  start: number,
  limit: number,
): Promise<RigaAnteprima[]> => {
  const [prima, ultima] = [Math.floor(start / RIGHE_PAGINA), Math.floor((start + limit - 1) / RIGHE_PAGINA)];
  const pagine = await Promise.all(
    Array.from({ length: ultima - prima + 1 }, (_, indice) => getPagina(prima + indice)),
  );
  return pagine
    .flatMap((righe) => righe ?? [])
    .slice(start - prima * RIGHE_PAGINA, start - prima * RIGHE_PAGINA + limit);
};
