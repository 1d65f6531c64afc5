import { cedolino, type Cedolino } from '#shared/calculation/cedolino/cedolino.ts';
import { Situazione } from '#shared/calculation/situazione/situazione.ts';
import type { Regole } from '#shared/rules/regole.ts';
import { NonPagato, type Figure, type Tema } from './tema.ts';

/** The lines of a payslip by code, gross, net and cost. */
export const figureDel = ({ righe, totali: { lordoDipendente, netto, oneri, lordoStato } }: Cedolino): Figure => {
  const perCodice: Record<string, number> = {};
  for (const { codice, gruppo, importo } of righe)
    if (gruppo !== 'riepilogo') perCodice[codice] = (perCodice[codice] ?? 0) + importo;
  return { ...perCodice, lordoDipendente, netto, oneri, lordoStato };
};

/** The payslip of a situation. @throws NonPagato where these rules pay nobody so */
export const pagato = (situazione: unknown, regole: Regole): Cedolino => {
  const esito = cedolino(Situazione.parse(situazione), regole);
  if (esito.esito === 'scartato') throw new NonPagato(esito.anomalie.map(({ messaggio }) => messaggio).join(' '));
  return esito.cedolino;
};

/** A whole payslip. */
export const pagamento =
  (regole: Regole): Tema =>
  ({ intero }) =>
    figureDel(pagato(intero, regole));
