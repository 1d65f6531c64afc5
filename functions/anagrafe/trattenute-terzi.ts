import { formatGiorno } from '../../shared/domain/date.ts';
import { containsGiorno } from '../../shared/domain/periodo.ts';
import { getVoceDizionario } from './voci-dizionario.ts';
import type { Soggettiva } from '../../shared/contracts/voci-persona.ts';
import type { SituazioneInput } from '../../shared/calculation/situazione.ts';

/** Deductions for third parties in force on a day, oldest first, in cents. The payslip never names the creditor, so neither does the reference. */
export const trattenuteTerziAl = (soggettive: readonly Soggettiva[], giorno: string): NonNullable<SituazioneInput['trattenute']> => soggettive
  .filter(({ datInizio, datFine }) => containsGiorno({ dal: datInizio, al: datFine }, giorno))
  .toSorted((a, b) => (a.datInizio < b.datInizio ? -1 : 1))
  .flatMap(({ codVoce, datInizio, numImporto }) => {
    const tipo = getVoceDizionario(codVoce)?.trattenuta ?? null;
    return tipo === null ? [] : [{ tipo, riferimento: `${codVoce} dal ${formatGiorno(datInizio)}`, importo: numImporto }];
  });
