import type { Denuncia } from '#shared/contracts/denunce/denuncia.ts';
import type { Rilievo } from '#shared/contracts/denunce/rilievo.ts';
import { isBloccante, type Tracciato } from './denuncia.ts';

/** Name of the file: the one it keeps; that of a file that must not be sent says so before it. */
export const nomeFile = (
  nome: string,
  { estensione }: Pick<Tracciato, 'estensione'>,
  rilievi: readonly Pick<Rilievo, 'gravita'>[],
): string => [...(rilievi.some(isBloccante) ? ['BOZZA'] : []), `${nome}.${estensione}`].join('-');

/**
 * The name that a new file of a filing takes among those of its school and month, without what `nomeFile` says before and after it: two
 * files of any of these filings never share it, so that one saved beside another does not take its place.
 */
export const nomeNuovo = (
  { nome }: Tracciato,
  scuola: string,
  { anno, mese }: Pick<Denuncia, 'anno' | 'mese'>,
  delMese: readonly Pick<Denuncia, 'files'>[],
): string => {
  const base = `${nome}-${scuola}-${anno}${String(mese).padStart(2, '0')}`;
  const numero = new RegExp(`(?:^|-)${base}-(\\d+)\\.`);
  const presi = delMese.flatMap(({ files }) => files.map((file) => Number(numero.exec(file.nome)?.[1] ?? 0)));
  return `${base}-${Math.max(0, ...presi) + 1}`;
};
