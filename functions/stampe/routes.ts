import type { RequestContext } from '#platform/caller/request-context.ts';
import type { Implementation } from '#platform/http/api-handler.ts';
import { stampe, type stampeRoutes } from '#shared/contracts/stampe/index.ts';
import type { StampaAvviata } from '#shared/contracts/stampe/stampa.ts';
import { avvioStampaService, type Mezzi } from './avvio-stampa.ts';
import { catalogoStampe } from './catalogo.ts';
import { contenutoStampaService } from './contenuto-stampa.ts';
import { statoStampaService } from './stato-stampa.ts';

/** The calls that print, all the same, and the state of a print. */
export const stampeImplementation = (mezzi: Mezzi): Implementation<typeof stampeRoutes> => {
  const [avvio, stato, contenuto] = [
    avvioStampaService(mezzi),
    statoStampaService(mezzi),
    contenutoStampaService(mezzi),
  ];
  return {
    ...perOgniStampa(
      (nome) =>
        async ({ params, body, query }, context) =>
          avvio.start(await catalogoStampe[nome](), { ...(body ?? query), ...params }, context),
    ),
    listDatiFiscali: async ({ query }, context) => (await registrati()).listFiscali(query, context),
    searchDatiFiscali: async ({ body }, context) => (await registrati()).listFiscali(body, context),
    listDatiSoggettivi: async ({ query }, context) => (await registrati()).listSoggettivi(query, context),
    searchDatiSoggettivi: async ({ body }, context) => (await registrati()).listSoggettivi(body, context),
    getContenutoStampa: ({ body }, context) => contenuto.get(body, context),
    listStampeElaborazione: ({ body }, context) => contenuto.listDellElaborazione(body.idProcesso, context),
    getStampa: ({ params, query }, context) => stato.get(params.printId, query.anteprima, context),
  };
};

const registrati = async () => (await import('#functions/anagrafe/stampe/dati-registrati.ts')).datiRegistrati;

type Nome = keyof typeof stampe;
type Parametri = Readonly<Record<string, unknown>>;
type Avvio = (
  input: { readonly params?: Parametri; readonly body?: Parametri; readonly query?: Parametri },
  context: RequestContext,
) => Promise<StampaAvviata>;

const perOgniStampa = (avvioDi: (nome: Nome) => Avvio): Readonly<Record<Nome, Avvio>> => {
  const avvii: Partial<Record<Nome, Avvio>> = {};
  for (const nome of Object.keys(stampe).filter(isNome)) avvii[nome] = avvioDi(nome);
  if (!isComplete(avvii)) throw new Error('A print has no start');
  return avvii;
};

const isNome = (nome: string): nome is Nome => Object.hasOwn(stampe, nome);
const isComplete = (avvii: Partial<Record<Nome, Avvio>>): avvii is Record<Nome, Avvio> =>
  Object.keys(stampe).every((nome) => Object.hasOwn(avvii, nome));
