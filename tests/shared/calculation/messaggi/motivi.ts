import { cedolino } from '#shared/calculation/cedolino/cedolino.ts';
import type { SituazioneInput } from '#shared/calculation/situazione/situazione.ts';

/** Code, field and sentence of each reason why there is no payslip. */
export const motivi = (situazione: unknown): readonly string[] => {
  const esito = cedolino(situazione as SituazioneInput);
  return esito.esito === 'scartato'
    ? esito.anomalie.map(({ codice, campo, messaggio }) => `${codice} [${campo ?? ''}] ${messaggio}`)
    : [];
};
