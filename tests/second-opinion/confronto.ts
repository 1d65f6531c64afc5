import { cedolino } from '#shared/calculation/cedolino/cedolino.ts';
import type { SituazioneInput } from '#shared/calculation/situazione/situazione.ts';

/** The lines of the engine summed by code, with the gross; entered items and the summary apart. Null for a payslip whose net would be negative: it has no lines. */
export const delMotore = (situazione: SituazioneInput): Readonly<Record<string, number>> | null => {
  const esito = cedolino(situazione);
  if (esito.esito === 'scartato') {
    if (esito.anomalie.every(({ codice }) => codice === 'NETTO_NEGATIVO')) return null;
    throw new Error(JSON.stringify(esito.anomalie));
  }
  const indicate = new Set((situazione.voci ?? []).map(({ codice }) => codice));
  const perCodice: Record<string, number> = {};
  for (const { codice, gruppo, importo } of esito.cedolino.righe) {
    if (gruppo !== 'riepilogo' && !indicate.has(codice)) perCodice[codice] = (perCodice[codice] ?? 0) + importo;
  }
  return {
    LORDO: esito.cedolino.totali.lordoDipendente,
    ...Object.fromEntries(Object.entries(perCodice).filter(([, importo]) => importo !== 0)),
  };
};
