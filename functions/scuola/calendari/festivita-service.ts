import { Festivita, type FestivitaInput } from '../../../shared/contracts/scuola/calendari.ts';
import { formatGiorno } from '../../../shared/domain/tempo/date.ts';
import {
  festivitaEntita,
  festivitaRepository,
  festivitaVista,
  type FestivitaSalvata,
} from '../../archivio/scuola/festivita.ts';
import { loadSedi, scuolaEntita } from '../../archivio/scuola/scuola.ts';
import { archivio } from '../../platform/data/archivio.ts';
import type { Store } from '../../platform/data/dynamo.ts';
import type { Operazione } from '../../platform/data/modifica.ts';
import { riferimenti } from '../../platform/data/riferimenti.ts';
import type { RequestContext } from '../../platform/http/api-handler.ts';

const usati = (sedi: readonly string[]) => sedi.map((uid) => ({ entita: scuolaEntita.nome, uid }));

/** Operations that bring the sites a holiday names from some to others. */
export const changeSedi = (
  store: Store,
  codmin: string,
  { uid, descrizione, datInizio }: FestivitaSalvata,
  prima: readonly string[],
  dopo: readonly string[],
): Operazione[] =>
  riferimenti(store, codmin).change(
    { entita: festivitaEntita.nome, uid, descrizione: `${descrizione} del ${formatGiorno(datInizio)}` },
    usati(prima),
    usati(dopo),
  );

export const festivitaService = (store: Store) => {
  const change = (
    record: FestivitaSalvata,
    prima: readonly string[],
    dopo: readonly string[],
    { codmin, modifica }: RequestContext,
  ): void => {
    modifica.add(...changeSedi(store, codmin, record, prima, dopo));
  };
  const festivita = (codmin: string) =>
    archivio(festivitaRepository(store, codmin), {
      check: async (dopo, context, prima) => {
        const sedi = [...new Set(dopo.sedi)];
        await loadSedi(store, codmin, sedi);
        change(dopo, prima?.sedi ?? [], sedi, context);
        return { ...dopo, sedi };
      },
      checkRemove: async (prima, context) => change(prima, prima.sedi, [], context),
    });
  return {
    list: async (anno: number | undefined, codmin: string): Promise<Festivita[]> =>
      (await festivitaRepository(store, codmin).listAll())
        .filter(({ numAnno }) => anno === undefined || anno === -1 || numAnno === anno)
        .toSorted((a, b) => (a.datInizio < b.datInizio ? -1 : Number(a.datInizio > b.datInizio)))
        .map(festivitaVista),
    create: async (input: FestivitaInput, context: RequestContext): Promise<Festivita> =>
      festivitaVista(await festivita(context.codmin).create(input, context)),
    update: async (
      uid: string,
      input: FestivitaInput & { versione: number },
      context: RequestContext,
    ): Promise<Festivita> => festivitaVista(await festivita(context.codmin).update(uid, input, context)),
    remove: (uid: string, versione: number, context: RequestContext) =>
      festivita(context.codmin).remove(uid, versione, context),
  };
};
