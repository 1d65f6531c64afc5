import type { Percettore } from '#shared/contracts/anagrafe/percettore.ts';
import { righeBrevi, type CedolinoSalvato } from '../../cedolini/cedolino.ts';
import type { CedolinoDellAnno } from './cedolini-dell-anno.ts';

/** Those whose year a settlement run closes, or their last payslip; of staff it is NoiPA. */
const CON_ELABORAZIONE: readonly (Percettore['tipo'] | null)[] = ['COCOCO', 'REVISORE'];

/** Who is to be settled for a year, and who has been. */
export interface ConguagliDellAnno {
  readonly persone: readonly string[];
  readonly conguagliate: ReadonlySet<string>;
}

/** Taxed by brackets, or nothing yet: a rate of their own settles itself. */
const isAScaglioni = (testata: CedolinoSalvato): boolean =>
  righeBrevi(testata).every(({ codice, aliquota }) => codice !== 'IRPEF' || aliquota === null);

/** The collaborators and auditors paid in a tax year, and those of an accounted settlement of it, from the payslips that may belong to the year. */
export const conguagliDellAnno = (pagati: readonly CedolinoDellAnno[], anno: number): ConguagliDellAnno => {
  const delAnno = pagati.filter(({ testata }) => testata.annoFiscale === anno);
  const pagate = delAnno.filter(
    ({ testata, diConguaglio }) =>
      !diConguaglio && CON_ELABORAZIONE.includes(testata.percettore) && isAScaglioni(testata),
  );
  const perPersona = Map.groupBy(delAnno, ({ testata }) => testata.uidSubAnagrafe);
  return {
    persone: [...new Set(pagate.map(({ testata }) => testata.uidSubAnagrafe))],
    conguagliate: new Set([...perPersona].filter(([, suoi]) => isConguagliata(suoi)).map(([persona]) => persona)),
  };
};

/** Settled by a run of its own, or by the last payslip of the year where the contract ended with it. */
const isConguagliata = (suoi: readonly CedolinoDellAnno[]): boolean => {
  const ultimo = suoi.toSorted((a, b) => (a.pagatoIl < b.pagatoIl ? -1 : 1)).at(-1);
  return suoi.some(({ diConguaglio }) => diConguaglio) || ultimo?.testata.conguagliato !== undefined;
};
