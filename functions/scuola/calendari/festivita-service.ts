import {
  festivitaEntita,
  festivitaRepository,
  festivitaVista,
  type FestivitaSalvata,
} from '#archivio/scuola/festivita.ts';
import { loadSedi, scuolaEntita } from '#archivio/scuola/scuola.ts';
import type { RequestContext } from '#platform/caller/request-context.ts';
import type { Archivio } from '#platform/data/archivio.ts';
import type { Operazione } from '#platform/data/modifica.ts';
import { riferimenti } from '#platform/data/uso-dei-record.ts';
import { gestione } from '#platform/http/gestione.ts';
import { Festivita, type FestivitaInput } from '#shared/contracts/scuola/calendari.ts';
import type { Uid } from '#shared/domain/campi.ts';
import { formatGiorno } from '#shared/domain/tempo/date.ts';

const usati = (sedi: readonly string[]) => sedi.map((uid) => ({ entita: scuolaEntita.nome, uid }));

/** Operations that bring the sites a holiday names from some to others. */
export const changeSedi = (
  archivio: Archivio,
  { uid, descrizione, datInizio }: FestivitaSalvata,
  prima: readonly string[],
  dopo: readonly string[],
): Operazione[] =>
  riferimenti(archivio).change(
    { entita: festivitaEntita.nome, uid, descrizione: `${descrizione} del ${formatGiorno(datInizio)}` },
    usati(prima),
    usati(dopo),
  );

const change = (
  record: FestivitaSalvata,
  prima: readonly string[],
  dopo: readonly string[],
  { archivio, modifica }: RequestContext,
): void => {
  modifica.add(...changeSedi(archivio, record, prima, dopo));
};
const festivita = gestione(festivitaRepository, {
  check: async (dopo, context, prima) => {
    const sedi = [...new Set(dopo.sedi)];
    await loadSedi(context.archivio, sedi);
    change(dopo, prima?.sedi ?? [], sedi, context);
    return { ...dopo, sedi };
  },
  checkRemove: async (prima, context) => change(prima, prima.sedi, [], context),
});

export const festivitaService = {
  list: async (anno: number | undefined, archivio: Archivio): Promise<Festivita[]> =>
    (await festivitaRepository(archivio).listAll())
      .filter(({ numAnno }) => anno === undefined || anno === -1 || numAnno === anno)
      .toSorted((a, b) => (a.datInizio < b.datInizio ? -1 : Number(a.datInizio > b.datInizio)))
      .map(festivitaVista),
  create: async (input: FestivitaInput, context: RequestContext): Promise<Festivita> =>
    festivitaVista(await festivita.create(input, context)),
  update: async (
    uid: Uid<'FESTIVITA'>,
    input: FestivitaInput & { versione: number },
    context: RequestContext,
  ): Promise<Festivita> => festivitaVista(await festivita.update(uid, input, context)),
  remove: (uid: Uid<'FESTIVITA'>, versione: number, context: RequestContext) =>
    festivita.remove(uid, versione, context),
};
