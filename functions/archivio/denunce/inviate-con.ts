import type { Archivio } from '#platform/data/archivio.ts';
import type { Denuncia } from '#shared/contracts/denunce/denuncia.ts';
import { flussi } from '#shared/denunce/flussi.ts';
import { isRespinta } from '#shared/domain/denuncia.ts';
import type { Adempimento } from '#shared/domain/elaborazione/elaborazione.ts';
import { denunceRepository } from './denunce-repository.ts';

/** Obligations whose filings name people. */
const NOMINATIVE: readonly Adempimento[] = [
  ...new Set(
    Object.values(flussi)
      .filter(({ nominativa }) => nominativa)
      .map(({ adempimento }) => adempimento),
  ),
];

/** The sent filings of some runs that name a codice fiscale, those refused left out: three queries, and one for each filing of those runs. */
export const inviateCon = async (
  archivio: Archivio,
  desCf: string,
  processi: ReadonlySet<string>,
): Promise<readonly Denuncia[]> => {
  const denunce = denunceRepository(archivio);
  const tutte = (await Promise.all(NOMINATIVE.map((adempimento) => denunce.listDel(`${adempimento}#`)))).flat();
  const sue = tutte.filter(
    ({ STATUS, esito, processi: suoi }) =>
      STATUS === 'INVIATO' && !isRespinta(esito) && suoi.some((processo) => processi.has(processo)),
  );
  const intere = await Promise.all(sue.map(({ uid }) => denunce.loadIntera(uid)));
  return intere
    .filter(({ contenuto }) => contenuto.records.some(({ persona }) => persona === desCf))
    .map(({ denuncia }) => denuncia);
};
