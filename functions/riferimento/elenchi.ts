import { AppError } from '#platform/errors.ts';
import type { Pagina } from '#shared/contracts/lista.ts';
import {
  PRIMO_ANNO_SCOLASTICO,
  type Comune,
  type RicercaComuni,
  type RicercaLookup,
} from '#shared/contracts/scuola/elenchi-scuola.ts';
import {
  anniScolasticiTra,
  annoScolasticoDi,
  TUTTI_GLI_ANNI,
  type AnnoScolastico,
} from '#shared/domain/tempo/anno-scolastico.ts';
import { PRIMO_GIORNO } from '#shared/domain/tempo/date.ts';
import { loadArchivioComuni, searchComuni } from './luoghi/comuni.ts';
import { searchStatiEsteri } from './luoghi/stati-esteri.ts';
import { paginate, searchVoci, type PaginaRiferimento } from './ricerca.ts';

const RIGHE_MASSIME = 1000;

/** 'Tutti gli anni', then the school years from next year's back. */
export const anniScolastici = (oggi: string): AnnoScolastico[] => [
  TUTTI_GLI_ANNI,
  ...anniScolasticiTra(PRIMO_ANNO_SCOLASTICO, annoScolasticoDi(oggi).numAnno + 1),
];

/** A page of reference entries as a list answers it. @throws TROPPI_RISULTATI when everything is asked and it is over 1,000 rows */
const paginaOf = <V>({ righe, totale }: PaginaRiferimento<V>): Pagina<V> => {
  if (righe.length > RIGHE_MASSIME)
    throw new AppError(
      'TROPPI_RISULTATI',
      `Le voci trovate sono ${totale}: restringere la ricerca con qualche lettera in più.`,
    );
  return { righe: [...righe], cursore: null, totale, totaleEsatto: true };
};

/** Entries of a reference table whose code or words begin with what is looked for. */
export const lookup = <V extends { readonly codice: string; readonly descrizione: string }>(
  voci: readonly V[],
  { criteria = '', start, limit }: RicercaLookup,
): Pagina<V> =>
  paginaOf(
    paginate(
      searchVoci(voci, ({ codice, descrizione }) => [codice, codice.replace('-', ''), descrizione], criteria),
      start,
      limit,
    ),
  );

const ESTERO = 'EE';

/** Towns by name or code, or foreign states for province EE; abolished ones only when asked for, and marked. */
export const lookupComuni = async ({
  criteria,
  criteriaProv,
  flagestinto,
  start,
  limit,
  sort,
}: RicercaComuni): Promise<Pagina<Comune>> => {
  if (criteriaProv === ESTERO) {
    const { righe, totale } = searchStatiEsteri(criteria ?? '', flagestinto, start, limit);
    return paginaOf({
      righe: righe.map(({ codBelfiore, desStato, al, estinto }) => ({
        codBelfiore,
        desComune: desStato,
        siglaProvincia: ESTERO,
        codIstat: null,
        dal: PRIMO_GIORNO,
        al,
        flagEstinto: estinto,
      })),
      totale,
    });
  }
  const { righe, totale } = searchComuni(await loadArchivioComuni(), {
    ...(criteria === undefined ? {} : { criteria }),
    ...(criteriaProv === undefined ? {} : { criteriaProv }),
    ...(flagestinto === undefined ? {} : { flagestinto }),
    ...(start === undefined ? {} : { start }),
    ...(limit === undefined ? {} : { limit }),
    ...(sort === undefined ? {} : { sort }),
  });
  return paginaOf({ righe: righe.map((comune) => ({ ...comune, flagEstinto: comune.al !== null })), totale });
};
