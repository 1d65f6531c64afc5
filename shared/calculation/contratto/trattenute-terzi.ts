import { perDivisoTroncato } from '../../money/arrotondamenti.ts';
import { formatEuro, type Centesimi } from '../../money/centesimi.ts';
import type { FasciaRiscossione, Frazione } from '../../rules/contratto/trattenute-terzi.ts';
import type { InVigore } from '../../rules/regola.ts';
import { figura } from '../spiegazione/calcolato.ts';
import type { Calcolato } from '../spiegazione/spiegazione.ts';
import { importoNonNegativo } from './ingressi.ts';

/** The sums that a payslip pays and withholds before third parties, in cents. */
interface PartiDelNetto {
  readonly lordo: Centesimi;
  readonly contributi: Centesimi;
  readonly imposte: Centesimi;
  readonly bonus: Centesimi;
}

/** The net a third party's share is taken from, in cents: gross less contributions and tax, with the tax bonuses given and taken back. */
export const nettoPignorabile = ({ lordo, contributi, imposte, bonus }: PartiDelNetto): Centesimi =>
  lordo - contributi - imposte + bonus;

/** The most a fraction of the net allows, truncated: a limit of the law is never passed, not even by rounding. */
const quotaMassima = (netto: Calcolato, limite: InVigore<Frazione>): Calcolato =>
  quotaTroncata(netto, limite.valore, limite);

/** Garnishment for an ordinary creditor or for taxes: up to a fifth of the net. */
export const quotaPignorabileOrdinaria = quotaMassima;

/** Voluntary assignment: up to a fifth of the net. */
export const quotaCessione = quotaMassima;

/** All the causes together: up to half of the net. */
export const quotaMassimaConcorso = quotaMassima;

/** Garnishment by the collection agent: the fraction of the band the whole net falls in. */
export const quotaAgenteRiscossione = (
  netto: Calcolato,
  fasce: InVigore<readonly [FasciaRiscossione, ...FasciaRiscossione[]]>,
): Calcolato => {
  const importo = importoNonNegativo(netto.importo, 'netto');
  const [prima, ...altre] = fasce.valore;
  const fascia = [prima, ...altre].find(({ finoA }) => finoA === null || importo <= finoA) ?? prima;
  return quotaTroncata(netto, fascia.quota, fasce);
};

const quotaTroncata = (
  netto: Calcolato,
  { numeratore, denominatore }: Frazione,
  regola: InVigore<unknown>,
): Calcolato => {
  const base: Centesimi = importoNonNegativo(netto.importo, 'netto');
  const importo = perDivisoTroncato(base, numeratore, denominatore);
  return figura(importo, {
    testo: () =>
      `${numeratore}/${denominatore} di ${formatEuro(base)} = ${formatEuro(importo)} — ${regola.descrizione}`,
    formula: 'netto × frazione, troncato al centesimo',
    regola,
    da: [netto],
    base,
  });
};
