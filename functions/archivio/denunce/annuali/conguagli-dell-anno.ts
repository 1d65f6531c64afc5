import type { Percettore } from '#shared/contracts/anagrafe/percettore.ts';
import { imponibile } from '#shared/instradamento/imponibile.ts';
import { righeBrevi, type CedolinoSalvato } from '../../cedolini/cedolino.ts';
import { isTuttoConguagliato, type PagatoNellAnno } from '../../cedolini/conguaglio-saputo.ts';
import type { CedolinoDellAnno } from './cedolini-dell-anno.ts';

type TipoPercettore = Percettore['tipo'] | null;

/** Those whose year a settlement run closes, or their last payslip. */
const CON_ELABORAZIONE: readonly TipoPercettore[] = ['COCOCO', 'REVISORE'];

/** Who is to be settled for a year, and who has been. */
export interface ConguagliDellAnno {
  readonly persone: readonly string[];
  readonly conguagliate: ReadonlySet<string>;
}

/** Taxed by brackets, or nothing yet: a rate of their own settles itself. */
const isAScaglioni = (testata: CedolinoSalvato): boolean =>
  righeBrevi(testata).every(({ codice, aliquota }) => codice !== 'IRPEF' || aliquota === null);

/**
 * The people taxed by brackets in a tax year, and those whose last accounted settlement of it knew of all that they were paid, from the payslips that may belong to
 * the year: collaborators and auditors, and staff where `stipendiate`, where the school pays them their salary. Of other staff it is NoiPA.
 */
export const conguagliDellAnno = (
  pagati: readonly CedolinoDellAnno[],
  anno: number,
  stipendiate: boolean,
): ConguagliDellAnno => {
  const daConguagliare = (uno: CedolinoDellAnno): boolean =>
    isAScaglioni(uno.testata) &&
    (CON_ELABORAZIONE.includes(uno.testata.percettore) ||
      (stipendiate && uno.testata.percettore === 'DIPENDENTE' && imponibile(uno.rotte) > 0));
  const delAnno = pagati.filter(({ testata }) => testata.annoFiscale === anno);
  const pagate = delAnno.filter((uno) => !uno.diConguaglio && daConguagliare(uno));
  const perPersona = Map.groupBy(delAnno, ({ testata }) => testata.uidSubAnagrafe);
  const conguagliata = (suoi: readonly CedolinoDellAnno[]): boolean =>
    isTuttoConguagliato(
      suoi.map((uno): PagatoNellAnno => ({
        il: uno.pagatoIl,
        imponibile: daConguagliare(uno) ? imponibile(uno.rotte) : 0,
        conguaglia: uno.diConguaglio || uno.testata.conguagliato !== undefined,
        conguagliato: uno.testata.conguagliato,
      })),
    );
  return {
    persone: [...new Set(pagate.map(({ testata }) => testata.uidSubAnagrafe))],
    conguagliate: new Set([...perPersona].filter(([, suoi]) => conguagliata(suoi)).map(([persona]) => persona)),
  };
};
