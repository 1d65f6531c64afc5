import type { Percettore } from '#shared/contracts/anagrafe/percettore.ts';
import { righeBrevi, type CedolinoSalvato } from '../../cedolini/cedolino.ts';
import type { CedolinoDellAnno } from './cedolini-dell-anno.ts';

/** Those whose year only a settlement run closes: of staff it is their last payslip, or NoiPA. */
const CON_ELABORAZIONE: readonly (Percettore['tipo'] | null)[] = ['COCOCO', 'REVISORE'];

/** Who is to be settled for a year, and who has been. */
export interface ConguagliDellAnno {
  readonly persone: readonly string[];
  readonly conguagliate: ReadonlySet<string>;
}

/** Taxed by brackets, or nothing yet: a rate of their own settles itself. */
const isAScaglioni = (testata: CedolinoSalvato): boolean =>
  righeBrevi(testata).every(({ codice, aliquota }) => codice !== 'IRPEF' || aliquota === null);

/** The collaborators and auditors paid in a tax year, and those of an accounted settlement run of it, from the payslips that may belong to the year. */
export const conguagliDellAnno = (pagati: readonly CedolinoDellAnno[], anno: number): ConguagliDellAnno => {
  const di = (conguaglio: boolean) =>
    pagati
      .filter(({ testata, diConguaglio }) => diConguaglio === conguaglio && testata.annoFiscale === anno)
      .map(({ testata }) => testata);
  const pagate = di(false).filter((testata) => CON_ELABORAZIONE.includes(testata.percettore) && isAScaglioni(testata));
  return {
    persone: [...new Set(pagate.map(({ uidSubAnagrafe }) => uidSubAnagrafe))],
    conguagliate: new Set(di(true).map(({ uidSubAnagrafe }) => uidSubAnagrafe)),
  };
};
