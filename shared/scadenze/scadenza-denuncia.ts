import type { Denuncia } from '../contracts/denunce/denuncia.ts';
import type { ConTermine } from '../denunce/define-flusso.ts';
import { flussi } from '../denunce/flussi.ts';
import type { Giorno } from '../domain/tempo/date.ts';
import { ultimoGiornoDelMese } from '../domain/tempo/mese.ts';
import { termini, type AdempimentoInScadenza } from '../rules/adempimenti/scadenze.ts';
import { ifInForceOn } from '../rules/regola.ts';
import { giornoDiScadenza } from './giorno-di-scadenza.ts';

/** Returns the deadline of a filing; null for one that only puts right what was sent in time. */
const termineDi = (denuncia: ConTermine): AdempimentoInScadenza | null =>
  denuncia.solo === undefined ? flussi[denuncia.tipo].termineDi(denuncia) : null;

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
