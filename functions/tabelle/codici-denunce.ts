import {
  codiciDenunceRepository,
  codiciInVigore,
  oggettiDenunce,
  periodiInOrdine,
} from '#archivio/tabelle/codici-denunce.ts';
import type { RequestContext } from '#platform/caller/request-context.ts';
import { campoRifiutato } from '#platform/errors.ts';
import { gestione } from '#platform/http/gestione.ts';
import type { CodiciDenunce, RigaCodiciDenunce } from '#shared/contracts/tabelle/codici-denunce.ts';
import { descrizioneSoggettoDenunce, type SoggettoDenunce } from '#shared/domain/denunce/codici-denunce.ts';

const checkChiave = async (dopo: CodiciDenunce): Promise<CodiciDenunce> => {
  const { soggetto, chiave, periodi } = dopo;
  if (!oggettiDenunce[soggetto].some((oggetto) => oggetto.chiave === chiave))
    throw campoRifiutato(
      'RIFERIMENTO_NON_VALIDO',
      'chiave',
      `"${chiave}" non è tra quelli del programma: ${descrizioneSoggettoDenunce[soggetto]}.`,
    );
  return { ...dopo, periodi: periodiInOrdine(periodi) };
};

export const codiciDenunce = gestione(codiciDenunceRepository, { check: checkChiave });

/** Everything of a subject with its codes on a day. One request. */
export const listCodiciDenunce = async (
  soggetto: SoggettoDenunce,
  giorno: string,
  { archivio }: Pick<RequestContext, 'archivio'>,
): Promise<RigaCodiciDenunce[]> => {
  const propri = await codiciDenunceRepository(archivio).listAll();
  return oggettiDenunce[soggetto].map(({ chiave, descrizione }) => ({
    chiave,
    descrizione,
    codici: codiciInVigore(soggetto, chiave, giorno, propri),
    propri: propri.find((uno) => uno.soggetto === soggetto && uno.chiave === chiave) ?? null,
  }));
};
