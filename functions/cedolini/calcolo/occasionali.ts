import type { Restituzione } from '#shared/contracts/anagrafe/restituzione.ts';
import type { TipoPercettore } from '#shared/domain/persona/percettore.ts';
import { isDellAnno } from '#shared/domain/persona/restituzione.ts';
import { somma, type Centesimi } from '#shared/money/centesimi.ts';

/** Payees whose fees count towards the yearly allowance of occasional work. */
const OCCASIONALI: readonly TipoPercettore[] = ['OCCASIONALE', 'ALTRA_AMMINISTRAZIONE'];

/** True of a payee whose fees count towards the allowance. */
export const isOccasionale = ({ percettore }: { readonly percettore: string }): boolean =>
  OCCASIONALI.some((tipo) => tipo === percettore);

/** The fees of some payments that count towards the allowance. */
export const compensiOccasionali = (
  pagati: readonly { readonly percettore: string; readonly lordoDipendente: Centesimi }[],
): Centesimi => somma(pagati.filter(isOccasionale).map(({ lordoDipendente }) => lordoDipendente));

/** The fees that came back, of those that count towards the allowance of the year. */
export const occasionaliResi = (rese: readonly Restituzione[]): Centesimi =>
  compensiOccasionali(
    rese.filter(isDellAnno).map(({ percettore, numLordo }) => ({ percettore, lordoDipendente: numLordo })),
  );
