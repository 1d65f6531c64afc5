import type { Denuncia } from '#shared/contracts/denunce/denuncia.ts';

/** The last of the sendings of a period, one correcting the other; undefined when there is none. */
export const ultimaDi = (delPeriodo: readonly Denuncia[]): Denuncia | undefined => {
  const corrette = new Set(delPeriodo.map(({ corregge }) => corregge));
  return delPeriodo.find(({ uid }) => !corrette.has(uid));
};

/** Keys of the people that a filing has to send again; null when it was not refused in part. */
export const daRimandare = ({ esito, respinti = [] }: Denuncia): string[] | null =>
  esito === 'SCARTATO_IN_PARTE' ? respinti.map(({ chiave }) => chiave) : null;
