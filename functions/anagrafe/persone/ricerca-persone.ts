import { campoCercato, elencoPersone, personaEntita, rigaDi, rigaPersona } from '#archivio/persone/persona.ts';
import { byCodicePrecedente, personeRepository } from '#archivio/persone/persone-repository.ts';
import type { Archivio } from '#platform/data/archivio.ts';
import type { CursorSigner } from '#platform/data/cursor.ts';
import { pageByIndex, pageSelected } from '#platform/data/elenco.ts';
import { asUid } from '#platform/data/entita.ts';
import type { RicercaPersone } from '#shared/contracts/anagrafe/anagrafe.ts';
import type { Persona, RigaPersona } from '#shared/contracts/anagrafe/persona.ts';
import type { Clausola, Pagina, Ricerca } from '#shared/contracts/lista.ts';
import { discordanzeDi } from '#shared/domain/codici/identita-fiscale.ts';

const clausola = (campo: ReturnType<typeof campoCercato>, valore: string): Clausola => ({
  campo,
  operatore: 'inizia',
  valore,
});

/** The search as the lists of the platform understand it. */
const comeRicerca = ({
  criteria = '',
  codFisc = '',
  sort,
  page,
  start,
  limit = 10,
  cursore,
  ordine,
  verso = sort,
  filtri = [],
}: RicercaPersone): Ricerca => {
  const daPagina = page === undefined ? undefined : Math.min(1000, (page - 1) * limit);
  return {
    start: start ?? daPagina,
    limit,
    cursore,
    ordine,
    verso,
    filtri: [
      ...filtri,
      ...(criteria.trim() === '' ? [] : [clausola(campoCercato(criteria), criteria)]),
      ...(codFisc.trim() === '' ? [] : [clausola('desCf', codFisc)]),
    ],
  };
};

/** The person who had the one code that a search is for, when nobody has it now. */
const diCodicePrecedente = async (
  { filtri = [] }: Ricerca,
  archivio: Archivio,
): Promise<Pick<Pagina<RigaPersona>, 'righe' | 'totale'>> => {
  const [unico, ...altri] = filtri;
  const chiesto = altri.length === 0 && unico?.campo === 'desCf' ? unico.valore : '';
  const righe = (await byCodicePrecedente(chiesto, archivio)).map(rigaDi);
  return { righe, totale: righe.length };
};

const isKept = ({
  uidsExclude = [],
  searchUidPortaleNull = false,
}: Pick<RicercaPersone, 'uidsExclude' | 'searchUidPortaleNull'>) => {
  const esclusi = new Set(uidsExclude);
  return ({ uid, collegata }: RigaPersona): boolean => !esclusi.has(uid) && !(searchUidPortaleNull && collegata);
};

/** Searches of the registry over its indexes: light rows, two requests to the store at most, never a Scan. */
export const ricercaPersoneService = ({ cursori }: { readonly cursori: CursorSigner }) => ({
  search: async (richiesta: RicercaPersone, archivio: Archivio): Promise<Pagina<RigaPersona>> => {
    const ricerca = comeRicerca(richiesta);
    if (richiesta.uidsInclude !== undefined)
      return searchAmong(await personeRepository(archivio).getMany(richiesta.uidsInclude), ricerca, isKept(richiesta));
    if (richiesta.uidsExclude === undefined && richiesta.searchUidPortaleNull !== true) {
      const pagina = await pageByIndex({ archivio, cursori }, elencoPersone, ricerca, rigaPersona);
      return pagina.totale === 0 ? { ...pagina, ...(await diCodicePrecedente(ricerca, archivio)) } : pagina;
    }
    if (ricerca.limit === 0) return searchAll(cursori, archivio, ricerca, isKept(richiesta));
    return pageSelected({ archivio, cursori }, elencoPersone, ricerca, rigaPersona, isKept(richiesta));
  },

  /** @throws TROPPI_RISULTATI over 1,000 rows */
  searchAll: (richiesta: RicercaPersone, archivio: Archivio): Promise<Pagina<RigaPersona>> =>
    searchAll(cursori, archivio, comeRicerca({ ...richiesta, limit: 0 }), isKept(richiesta)),

  /** Whose codice fiscale disagrees with the data, among the people named or page after page of the whole school. */
  listCfAnomali: async (
    { listSubAnagrafe, cursore }: { listSubAnagrafe?: readonly string[] | undefined; cursore?: string | undefined },
    archivio: Archivio,
  ) => {
    const persone = personeRepository(archivio);
    const pagina =
      listSubAnagrafe === undefined
        ? await pageSelected(
            { archivio, cursori },
            elencoPersone,
            { limit: 100, cursore },
            rigaPersona,
            ({ cfAnomalo }) => cfAnomalo,
          )
        : { righe: listSubAnagrafe.map((uid) => ({ uid })), cursore: null };
    const trovate = await persone.getMany(pagina.righe.map(({ uid }) => asUid(uid)));
    const righe = trovate.map((persona) => ({
      ...rigaDi(persona),
      flgCfConfermato: persona.flgCfConfermato,
      discordanze: discordanzeDi(persona).map(({ messaggio }) => messaggio),
    }));
    return { righe: righe.filter(({ discordanze }) => discordanze.length > 0), cursore: pagina.cursore };
  },
});

const searchAll = async (
  cursori: CursorSigner,
  archivio: Archivio,
  ricerca: Ricerca,
  keep: (riga: RigaPersona) => boolean,
): Promise<Pagina<RigaPersona>> => {
  const tutte = await pageByIndex({ archivio, cursori }, elencoPersone, { ...ricerca, limit: 0 }, rigaPersona);
  const righe = tutte.righe.filter(keep);
  return { ...tutte, righe, totale: righe.length };
};

/** A page of the people already read, in the order and with the filter that the index would have. */
const searchAmong = (
  persone: readonly Persona[],
  { ordine = elencoPersone.ordinePredefinito, verso = 'ASC', start = 0, limit = 10, filtri = [] }: Ricerca,
  keep: (riga: RigaPersona) => boolean,
): Pagina<RigaPersona> => {
  const chiaveDi = (persona: Persona, nome: string): string =>
    personaEntita.indici?.[elencoPersone.ordini[nome] ?? 'indice1']?.(persona) ?? '';
  const tenute = persone
    .filter(
      (persona) =>
        keep(rigaDi(persona)) &&
        filtri.every(({ campo, valore }) =>
          chiaveDi(persona, campo).startsWith(elencoPersone.filtri[campo]?.piega(valore) ?? valore),
        ),
    )
    .toSorted((a, b) => (chiaveDi(a, ordine) < chiaveDi(b, ordine) ? -1 : 1) * (verso === 'ASC' ? 1 : -1));
  return {
    righe: tenute.slice(start, limit === 0 ? undefined : start + limit).map(rigaDi),
    cursore: null,
    totale: tenute.length,
    totaleEsatto: true,
  };
};
