import type { CasoPubblicato } from '#lib/pacchetto/caso.ts';
import { readGolden } from '#tests/golden/golden.ts';

/** The golden payslips that the package carries: those with a source outside the engine. */
export const casiDelPacchetto = (): readonly CasoPubblicato[] =>
  readGolden()
    .filter(({ tema, genere }) => tema === 'cedolino' && genere !== 'seconda implementazione')
    .map(({ id, fonte, ingressi, atteso }) => ({ id, fonte, situazione: ingressi, atteso }));
