import { elencoDenunce, rigaDenuncia } from '#archivio/denunce/denuncia.ts';
import { pageByIndex, pageSelected, type Sfoglio } from '#platform/data/elenco.ts';
import { campoNonValido } from '#platform/errors.ts';
import type { Denuncia } from '#shared/contracts/denunce/denuncia.ts';
import type { Clausola, Pagina, Ricerca } from '#shared/contracts/lista.ts';
import { statiDetti, statoDetto, type StatoDetto } from '#shared/domain/denuncia.ts';
import type { Adempimento } from '#shared/domain/elaborazione/elaborazione.ts';

/** The index holds every obligation: without a filter, all the years of this one. */
const withAnno = (ricerca: Ricerca): Ricerca =>
  ricerca.filtri?.length ? ricerca : { ...ricerca, filtri: [{ campo: 'anno', operatore: 'inizia', valore: '' }] };

/** The state that a clause asks for. @throws RICHIESTA_NON_VALIDA */
const statoDi = ({ operatore, valore }: Clausola): StatoDetto => {
  const stato = statiDetti.find((uno) => uno === valore);
  if (stato === undefined || (operatore !== 'uguale' && operatore !== 'inizia'))
    throw campoNonValido('filtri', `Lo stato di una denuncia è uno di questi: ${statiDetti.join(', ')}.`);
  return stato;
};

/** Filings of an obligation, page by page; those in one state are chosen among the rows. @throws RICHIESTA_NON_VALIDA */
export const pageDenunce = (di: Adempimento, sfoglio: Sfoglio, ricerca: Ricerca): Promise<Pagina<Denuncia>> => {
  const { filtri = [] } = ricerca;
  const [clausola] = filtri.filter(({ campo }) => campo === 'status');
  if (clausola === undefined) return pageByIndex(sfoglio, elencoDenunce(di), withAnno(ricerca), rigaDenuncia);
  const stato = statoDi(clausola);
  const altre = { ...ricerca, filtri: filtri.filter((una) => una !== clausola) };
  return pageSelected(
    sfoglio,
    elencoDenunce(di),
    withAnno(altre),
    rigaDenuncia,
    (denuncia) => statoDetto(denuncia) === stato,
  );
};
