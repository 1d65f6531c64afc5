import type { DatiPersona } from '#archivio/fascicolo/dati-persona.ts';
import type { Giorno } from '#shared/domain/tempo/date.ts';
import { meseDi, ultimoGiornoDelMese } from '#shared/domain/tempo/mese.ts';
import { partiMetodo } from '../../riferimento/voci/voce.ts';
import type { ProcessoDaCalcolare } from './composizione.ts';

/** The engagements of a person, as far as their end is asked. */
interface Rapporti {
  readonly servizi: readonly Pick<DatiPersona['servizi'][number], 'datFine'>[];
  readonly incarichi: readonly Pick<DatiPersona['incarichi'][number], 'datFine' | 'codCausaleCu'>[];
}

/**
 * True when everything that a person was engaged for is over by the month of a payment: their surtaxes have no later payments to be withheld
 * from. Of whom no engagement is registered nothing is known.
 */
export const isFineRapporto = ({ servizi, incarichi }: Rapporti, pagamento: Giorno): boolean => {
  const fineMese = ultimoGiornoDelMese(meseDi(pagamento));
  // An assignment with a cause of payment is self-employed work, which has no surtaxes.
  const rapporti = [...servizi, ...incarichi.filter(({ codCausaleCu }) => codCausaleCu === null)];
  return rapporti.length > 0 && rapporti.every(({ datFine }) => datFine !== null && datFine <= fineMese);
};

/**
 * True where a payslip may be the last one that somebody has from the school, which settles their year with it: of collaborators, and of staff whose salary
 * the school pays. Of staff of the State NoiPA does; a correction pays again what another run did.
 */
export const isUltimoCedolino = (
  { idMetodo, setupType, dataPagamento, corregge }: ProcessoDaCalcolare,
  rapporti: Rapporti,
): boolean => {
  const { tipo } = partiMetodo(idMetodo);
  const daConguagliare = tipo === 'COC' || (tipo === 'SUP' && setupType !== 'SCUOLA');
  return daConguagliare && corregge === undefined && isFineRapporto(rapporti, dataPagamento);
};
