import type { PagamentoSalvato } from '#archivio/cedolini/pagamento.ts';
import type { Cedolino } from '#shared/calculation/riga/cedolino-tipi.ts';
import type { Percettore } from '#shared/calculation/situazione/percettore.ts';
import type { Situazione } from '#shared/calculation/situazione/situazione.ts';
import type { Centesimi } from '#shared/money/centesimi.ts';
import { massimale } from '#shared/rules/massimale.ts';
import { ifInForceOn } from '#shared/rules/regola.ts';

/** A yearly figure; no limit in a year whose figure nobody has published. */
export const valoreDellAnno = (regola: Parameters<typeof ifInForceOn<Centesimi>>[0], anno: number): Centesimi =>
  ifInForceOn(regola, `${anno}-12-31`)?.valore ?? Number.MAX_SAFE_INTEGER;

/** True of payees who owe the Gestione separata on the whole fee. */
const isTuttoDovuto = (percettore: Percettore): boolean =>
  percettore.tipo === 'COCOCO' || (percettore.tipo === 'REVISORE' && percettore.regime !== 'RAPPRESENTANTE');

/** The part of a fee that the ceiling of the Gestione separata left out of its base (L. 335/1995, art. 2 c. 18): nothing of one that the ceiling did not reach. */
export const oltreMassimale = (
  { totali, annoFiscale }: Pick<Cedolino, 'totali' | 'annoFiscale'>,
  { percettore, fiscali }: Situazione,
): Pick<PagamentoSalvato, 'oltreMassimale'> => {
  const resta = Math.max(0, valoreDellAnno(massimale, annoFiscale) - fiscali.imponibileGestioneSeparataAnno);
  const oltre = totali.lordoDipendente - totali.imponibileGestioneSeparata;
  return isTuttoDovuto(percettore) && totali.imponibileGestioneSeparata === resta && oltre > 0
    ? { oltreMassimale: oltre }
    : {};
};
