import type { Situazione } from '#shared/calculation/situazione/situazione.ts';
import { piani, type Piano } from './piani.ts';

const anno = (giorno: string): number => Number(giorno.slice(0, 4));

/** A substitute paid after the year of the service, and after the days of January that still belong to it. */
export const isInRitardo = ({ tipo, servizi, dataPagamento }: Situazione): boolean =>
  tipo === 'SUP' &&
  dataPagamento.slice(5) > '01-12' &&
  servizi.some(({ competenza }) => anno(competenza.al) < anno(dataPagamento));

/** How a substitute is paid: teachers and ATA, in the year and after it. */
export const pianoDelSupplente = (situazione: Situazione): Piano => {
  const docente = situazione.servizi[0]?.profilo.startsWith('DOCENTE') === true;
  if (isInRitardo(situazione)) return docente ? piani.supplenteInRitardo : piani.supplenteAtaInRitardo;
  return docente ? piani.supplente : piani.supplenteAta;
};
