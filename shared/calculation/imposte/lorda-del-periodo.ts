import { formatEuro } from '../../money/centesimi.ts';
import type { Contesto } from '../situazione/contesto.ts';
import type { ParteAnno } from '../situazione/periodo-di-paga.ts';
import { figura, sommaDi } from '../spiegazione/calcolato.ts';
import type { Calcolato } from '../spiegazione/spiegazione.ts';
import { irpefLordaDelPeriodo } from './irpef.ts';

const UN_MESE: ParteAnno = { parti: 1, su: 12 };

/** Income of a payment that brackets tax: all of it, the part that is a month added to the others, and the part of the year that the rest is of. */
interface DaTassare {
  readonly imponibile: Calcolato;
  readonly mensilitaAggiuntiva?: Calcolato;
  readonly parteAnno: ParteAnno;
}

/** Gross tax of the period; a month added to the others has brackets of a month of its own (art. 23 c. 2 lett. b DPR 600/1973). */
export const lordaDelPeriodo = (
  ctx: Contesto,
  { imponibile, mensilitaAggiuntiva, parteAnno }: DaTassare,
): Calcolato => {
  const suScaglioni = (base: Calcolato, parte: ParteAnno) =>
    irpefLordaDelPeriodo(base, parte, ctx.dataImposta, ctx.regole);
  if (mensilitaAggiuntiva === undefined) return suScaglioni(imponibile, parteAnno);
  const resto = sommaDi('imponibile senza la mensilità aggiuntiva', [
    { nome: 'imponibile', calcolato: imponibile },
    { nome: 'mensilità aggiuntiva', calcolato: mensilitaAggiuntiva, meno: true },
  ]);
  const [delResto, aggiunta] = [suScaglioni(resto, parteAnno), suScaglioni(mensilitaAggiuntiva, UN_MESE)];
  const importo = delResto.importo + aggiunta.importo;
  return figura(importo, {
    testo: () =>
      `IRPEF lorda ${formatEuro(delResto.importo)} + sulla mensilità aggiuntiva, scaglioni di un mese, ${formatEuro(aggiunta.importo)} = ${formatEuro(importo)}`,
    formula: 'imposta del periodo + imposta della mensilità aggiuntiva',
    base: imponibile.importo,
    da: [delResto, aggiunta],
  });
};
