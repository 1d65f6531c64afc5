import type { Denuncia } from '#shared/contracts/denunce/denuncia.ts';
import type { ScuolaDelGiorno } from '../scuola/intestazione.ts';

/**
 * The school that a filing says: the one kept with it when it was sent, or that of the day it speaks of. One sent before it was kept says the
 * school of that day as it is written now.
 */
export const scuolaDella = ({ STATUS, scuola, dataPagamento }: Denuncia): ScuolaDelGiorno =>
  STATUS === 'INVIATO' ? (scuola ?? dataPagamento) : dataPagamento;
