import type { Denuncia } from '../contracts/denunce/denuncia.ts';
import { inviiCu, type InvioCu } from '../domain/denunce/cu.ts';
import type { Giorno } from '../domain/tempo/date.ts';
import { ultimoGiornoDelMese } from '../domain/tempo/mese.ts';
import { termini, type AdempimentoInScadenza } from '../rules/adempimenti/scadenze.ts';
import { ifInForceOn } from '../rules/regola.ts';
import { giornoDiScadenza } from './giorno-di-scadenza.ts';

/** The deadline that each send of the certificates meets. */
export const termineDellInvio: Readonly<Record<InvioCu, AdempimentoInScadenza>> = {
  MARZO: 'CU',
  APRILE: 'CU_AUTONOMI',
  OTTOBRE: 'CU_ESENTI',
};

type ConTermine = Pick<Denuncia, 'tipo' | 'anno' | 'mese' | 'dati' | 'solo'>;

/** What has a deadline in a filing; null for one that only puts right what was sent in time. Of an F24 of public bodies, its taxes: theirs comes first. */
const termineDi = ({ tipo, dati, solo }: ConTermine): AdempimentoInScadenza | null => {
  if (solo !== undefined) return null;
  if (tipo === 'f24ep') return 'F24_TRIBUTI';
  if (tipo === 'f24') return 'F24_ORDINARIO';
  if (tipo === 'uniemens') return 'UNIEMENS';
  if (tipo === 'spt') return 'SPT';
  const invio = inviiCu.find((uno) => uno === dati.invio);
  return invio === undefined || dati.operazione !== 'ORDINARIA' ? null : termineDellInvio[invio];
};

/** By when a filing is sent, as the law has it at the end of its month; null for one that has no day of its own. */
export const scadenzaDenuncia = (denuncia: ConTermine): Giorno | null => {
  const cosa = termineDi(denuncia);
  const inVigore = cosa === null ? null : ifInForceOn(termini[cosa], ultimoGiornoDelMese(denuncia));
  return inVigore === null ? null : giornoDiScadenza(inVigore.valore, denuncia);
};

/** Whether the day of a filing went by and nobody sent it. */
export const isScaduta = (denuncia: ConTermine & Pick<Denuncia, 'datInvio'>, oggi: Giorno): boolean => {
  const entro = scadenzaDenuncia(denuncia);
  return denuncia.datInvio === null && entro !== null && oggi > entro;
};
