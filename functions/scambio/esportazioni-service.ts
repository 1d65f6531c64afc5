import type { RequestContext } from '#platform/caller/request-context.ts';
import { AppError, campoNonValido } from '#platform/errors.ts';
import { startLavoro, toLavoro } from '#platform/work/lavoro.ts';
import type { Lavoro } from '#shared/contracts/lavori/lavoro.ts';
import type { RouteInput } from '#shared/contracts/route.ts';
import type { scambioRoutes } from '#shared/contracts/scambio/scambio.ts';
import { isAutorizzato } from '#shared/domain/accesso/ruoli.ts';
import { TUTTA_LA_SCUOLA } from '#shared/domain/scambio.ts';
import type { MezziAvvio } from './avvio.ts';
import { tipoScambio } from './importazione.ts';

type Richiesta = RouteInput<typeof scambioRoutes.createEsportazione>['body'];

const LAVORO_ESPORTAZIONE = 'esportazione';

/** Starts an export. A list is exported with the rights of its own route, which the work checks before it reads. */
export const esportazioniService = ({ workflows }: MezziAvvio) => ({
  create: async (richiesta: Richiesta, context: RequestContext): Promise<Lavoro> => {
    checkRichiesta(richiesta);
    const { sessione } = context;
    const tipo = richiesta.tipo === 'elenco' ? undefined : tipoScambio(richiesta.tipo);
    if (tipo !== undefined) checkRuolo(tipo, sessione);
    const titolo = tipo?.titolo ?? richiesta.elenco?.titolo ?? '';
    return toLavoro(
      startLavoro(
        workflows,
        {
          tipo: LAVORO_ESPORTAZIONE,
          area: 'scambio',
          descrizione: richiesta.modello === true ? `Modello da compilare: ${titolo}` : `Esportazione: ${titolo}`,
          oggetto: '',
          totale: 0,
          ruoli: tipo?.esporta ?? [],
          parametri: { ...richiesta, titolo, sessione },
        },
        context,
      ),
    );
  },
});

const checkRuolo = (
  { titolo, esporta }: ReturnType<typeof tipoScambio>,
  { ruoli }: RequestContext['sessione'],
): void => {
  if (!isAutorizzato(ruoli, esporta))
    throw new AppError(
      'RUOLO_NON_AUTORIZZATO',
      `Il ruolo dell'utente non permette di esportare ${titolo.toLowerCase()}.`,
    );
};

const checkRichiesta = ({ tipo, formato, modello, elenco }: Richiesta): void => {
  if ((tipo === 'elenco') !== (elenco !== undefined))
    throw campoNonValido(
      'elenco',
      tipo === 'elenco' ? 'Indicare quale elenco esportare.' : "L'elenco si indica solo esportando un elenco.",
    );
  if (tipo === TUTTA_LA_SCUOLA && formato === 'CSV')
    throw campoNonValido('formato', 'Tutta la scuola non sta in un CSV: scegliere XLSX oppure JSON.');
  if (modello === true) checkModello(tipo, formato);
};

/** A file to fill in is a sheet, of a kind that somebody brings in. */
const checkModello = (tipo: Richiesta['tipo'], formato: Richiesta['formato']): void => {
  if (tipo === 'elenco' || formato === 'JSON')
    throw campoNonValido('modello', 'Il modello da compilare è un foglio XLSX o CSV.');
  if (tipoScambio(tipo).importa.length === 0)
    throw campoNonValido('modello', `${tipoScambio(tipo).titolo}: non si importano, perché niente qui li legge.`);
};
