import { fiscaliEntita, uidFiscali } from '#archivio/persone/fiscali.ts';
import { elencoPersone, rigaDi, rigaPersona } from '#archivio/persone/persona.ts';
import { personeRepository } from '#archivio/persone/persone-repository.ts';
import type { Archivio } from '#platform/data/archivio.ts';
import type { CursorSigner } from '#platform/data/cursor.ts';
import { pageSelected } from '#platform/data/elenco.ts';
import { AppError } from '#platform/errors.ts';
import type { fiscaleRoutes, Fiscali, RigaPerCedolini } from '#shared/contracts/anagrafe/fiscale.ts';
import type { RigaPersona } from '#shared/contracts/anagrafe/persona.ts';
import type { Pagina } from '#shared/contracts/lista.ts';
import type { RouteInput } from '#shared/contracts/route.ts';

type Richiesta = RouteInput<typeof fiscaleRoutes.searchAnagrafeCedolini>['body'];

/** People for the run wizard with the tax data of the year: one request for the rows, one for the tax data. */
export const ricercaCedoliniService = ({ cursori }: { readonly cursori: CursorSigner }) => ({
  search: async (richiesta: Richiesta, archivio: Archivio): Promise<Pagina<RigaPerCedolini>> => {
    const pagina =
      richiesta.uidsIn === undefined
        ? await pageOfRegistry(cursori, richiesta, archivio)
        : await pageOfNamed(richiesta, archivio);
    const fiscali = await archivio
      .of(fiscaliEntita)
      .getMany(pagina.righe.map(({ uid }) => uidFiscali(uid, richiesta.anno)));
    const perPersona = new Map(fiscali.map((dati) => [dati.uidSubAnagrafe, dati]));
    return { ...pagina, righe: pagina.righe.map((riga) => scelti(riga, perPersona.get(riga.uid), richiesta.fields)) };
  },
});

const pageOfRegistry = async (
  cursori: CursorSigner,
  { start, limit, cursore, ordine, verso, sort, searches = [], uidsFilter = [] }: Richiesta,
  archivio: Archivio,
): Promise<Pagina<RigaPersona>> => {
  const esclusi = new Set(uidsFilter);
  const ricerca = {
    start,
    limit: limit === 0 ? 1000 : limit,
    cursore,
    ordine,
    verso: verso ?? sort,
    filtri: searches
      .filter(({ valore }) => valore.trim() !== '')
      .map(({ campo, valore }) => ({ campo, operatore: 'inizia' as const, valore })),
  };
  const pagina = await pageSelected(
    { archivio, cursori },
    elencoPersone,
    ricerca,
    rigaPersona,
    ({ uid }) => !esclusi.has(uid),
  );
  if (limit === 0 && pagina.cursore !== null)
    throw new AppError(
      'TROPPI_RISULTATI',
      'Le persone sono più di 1.000: scorrerle a pagine, oppure cercarle per cognome.',
    );
  return pagina;
};

const pageOfNamed = async (
  { uidsIn = [], uidsFilter = [], start = 0, limit = 10 }: Richiesta,
  archivio: Archivio,
): Promise<Pagina<RigaPersona>> => {
  const righe = (await personeRepository(archivio).getMany(uidsIn.filter((uid) => !uidsFilter.includes(uid)))).map(
    rigaDi,
  );
  return {
    righe: righe.slice(start, limit === 0 ? undefined : start + limit),
    cursore: null,
    totale: righe.length,
    totaleEsatto: true,
  };
};

const scelti = (riga: RigaPersona, fiscali: Fiscali | undefined, fields: Richiesta['fields']): RigaPerCedolini => {
  const completa: RigaPerCedolini = {
    ...riga,
    flgFiscali: fiscali !== undefined,
    numAliquotaMassima: fiscali?.numAliquotaMassima ?? null,
    tipoPercettore: fiscali?.percettore?.tipo ?? null,
  };
  if (fields === undefined) return completa;
  const voluti = new Set<string>(['uid', 'uidSubAnagrafe', ...fields]);
  return {
    uid: riga.uid,
    uidSubAnagrafe: riga.uidSubAnagrafe,
    ...Object.fromEntries(Object.entries(completa).filter(([nome]) => voluti.has(nome))),
  };
};
