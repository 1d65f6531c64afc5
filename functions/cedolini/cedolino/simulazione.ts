import * as z from 'zod';
import { versioneRegole } from '#archivio/cedolini/versione-regole.ts';
import { chiEDi } from '#archivio/scuola/opzioni-scuola.ts';
import type { RequestContext } from '#platform/caller/request-context.ts';
import { asUid } from '#platform/data/entita.ts';
import { campoNonValido } from '#platform/errors.ts';
import { annoDeiDati } from '#shared/calculation/situazione/contesto.ts';
import { MASSIMO_SPIEGATI, type calcoloRoutes, type EsitoSimulato } from '#shared/contracts/cedolini/calcolo.ts';
import { CedolinoSintetico, RigaSpiegata } from '#shared/contracts/cedolini/cedolino-calcolato.ts';
import type { Processo } from '#shared/contracts/cedolini/processo.ts';
import type { RouteInput, RouteOutput } from '#shared/contracts/route.ts';
import { percheNon } from '#shared/domain/elaborazione/tipo-scuola.ts';
import { partiMetodo } from '../../riferimento/voci/voce.ts';
import { cedoliniPersone, type CedolinoPersona } from '../calcolo/cedolini-persone.ts';
import { checkInput } from '../calcolo/controllo-input.ts';
import { loadVociScuola } from '../voci/voci-scuola.ts';
import { cedolinoIntero } from './cedolino-intero.ts';
import { totaliDi } from './riassunto.ts';

type Richiesta = RouteInput<typeof calcoloRoutes.simulaProcesso>['body'];

/** What a run would come to: the same functions, nothing written. A dry run equals the run it stands for. */
export const simulazione = async (
  { processo, cedolini, spiegazioni = false }: Richiesta,
  opzioni: Processo['opzioni'],
  context: RequestContext,
): Promise<RouteOutput<typeof calcoloRoutes.simulaProcesso>> => {
  if (spiegazioni && cedolini.length > MASSIMO_SPIEGATI)
    throw campoNonValido(
      'spiegazioni',
      `Le spiegazioni si chiedono per al massimo ${MASSIMO_SPIEGATI} persone alla volta.`,
    );
  const scuola = await chiEDi(context);
  const perche = percheNon(partiMetodo(processo.idMetodo).tipo, scuola);
  if (perche !== null) throw campoNonValido('processo.idMetodo', perche);
  checkInput({ ...processo, vociScuola: await loadVociScuola(context.archivio) }, cedolini);
  const { setupType } = scuola;
  // Of a settlement that names no year it is the one that its run would keep.
  const annoConguagliato = annoDeiDati({ ...processo, tipo: partiMetodo(processo.idMetodo).tipo });
  const daCalcolare = { ...processo, annoConguagliato, uid: asUid<'PROCESSO'>(''), setupType, opzioni };
  const persone = await cedoliniPersone(context.archivio, daCalcolare, cedolini);
  const interi = await Promise.all(
    persone.map((persona) =>
      cedolinoIntero(persona, {
        idProcesso: asUid('simulazione'),
        dataPagamento: processo.dataPagamento,
        versione: 1,
        giro: 0,
        flgModificato: false,
      }),
    ),
  );
  return {
    cedolini: persone.map((persona) => esitoSimulato(persona, spiegazioni)),
    totali: totaliDi(interi.map(({ testata }) => testata)),
    numScartati: persone.filter(({ cedolino }) => cedolino === null).length,
    regole: versioneRegole(),
  };
};

const Sintetico = z.object({
  ...CedolinoSintetico.shape,
  righe: z.array(z.object(CedolinoSintetico.shape.righe.element.shape)),
});

const esitoSimulato = (
  { input, storico, cedolino, anomalie }: CedolinoPersona,
  spiegazioni: boolean,
): EsitoSimulato => ({
  uidSubAnagrafe: input.uidSubAnagrafe,
  storico,
  esito: cedolino === null ? 'SCARTATO' : 'CALCOLATO',
  anomalie: [...anomalie],
  cedolino: cedolino === null ? null : Sintetico.parse(cedolino),
  righe: cedolino !== null && spiegazioni ? z.array(RigaSpiegata).parse(cedolino.righe) : null,
});
