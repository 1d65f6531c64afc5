import { getVoceDizionario } from '#functions/riferimento/voci/soggettive.ts';
import type { DatoDiPaga } from '#shared/calculation/situazione/dati-letti.ts';
import type { SituazioneInput } from '#shared/calculation/situazione/situazione.ts';
import type { Soggettiva } from '#shared/contracts/anagrafe/voci-persona.ts';
import { formatGiorno } from '#shared/domain/tempo/date.ts';
import { containsGiorno } from '#shared/domain/tempo/periodo.ts';

/** The datum of pay that an item of the dictionary is; null for an item that nobody knows. */
export const datoDellaVoce = (codVoce: string): DatoDiPaga | null => {
  const voce = getVoceDizionario(codVoce);
  return voce === undefined ? null : (voce.trattenuta ?? 'ASSEGNO_MENSILE');
};

/**
 * Deductions for third parties in force on a day, oldest first, in cents; `trattenuto` says what was withheld for each so far, and one whose
 * total is reached is over, but in the month that reached it, whose limits it still takes part in. The payslip never names the creditor, so neither does the reference.
 */
export const trattenuteTerziAl = (
  soggettive: readonly Soggettiva[],
  giorno: string,
  trattenuto: ReadonlyMap<string, number>,
  trattenuteNelMese: ReadonlySet<string>,
): NonNullable<SituazioneInput['trattenute']> =>
  soggettive
    .filter(({ datInizio, datFine }) => containsGiorno({ dal: datInizio, al: datFine }, giorno))
    .toSorted((a, b) => (a.datInizio < b.datInizio ? -1 : 1))
    .flatMap((soggettiva) => {
      const { uid, codVoce, datInizio, numImporto } = soggettiva;
      const tipo = getVoceDizionario(codVoce)?.trattenuta ?? null;
      const totale = totaleDi(soggettiva);
      const residuo = totale === null ? null : Math.max(0, totale - (trattenuto.get(uid) ?? 0));
      return tipo === null || (residuo === 0 && !trattenuteNelMese.has(uid))
        ? []
        : [
            {
              tipo,
              riferimento: `${codVoce} dal ${formatGiorno(datInizio)}`,
              importo: numImporto,
              residuo,
              origine: uid,
            },
          ];
    });

/** The whole debt, in cents: one that goes to the collection agent is its own total. */
const totaleDi = ({ codVoce, numImporto, numTotale }: Soggettiva): number | null =>
  numTotale ?? (getVoceDizionario(codVoce)?.trattenuta === 'VERSAMENTO_RISCOSSIONE' ? numImporto : null);
