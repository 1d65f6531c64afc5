import type { Incarico } from '#shared/contracts/anagrafe/incarico.ts';
import type { Anomalia } from '#shared/contracts/cedolini/cedolino-calcolato.ts';
import { importoVoce, type InputCedolino } from '#shared/contracts/cedolini/cedolino-input.ts';
import { isDiIncarico } from '#shared/domain/incarichi/stesso-incarico.ts';
import { formatGiorno } from '#shared/domain/tempo/date.ts';
import { formatEuro, somma } from '#shared/money/centesimi.ts';
import { pagatoDi } from './incarico.ts';

/** Returns the warnings of the items that pay an assignment: one that is gone, or that would be paid more than agreed. They never stop pay. */
export const avvisiIncarichi = (
  processo: string,
  { voci }: InputCedolino,
  {
    incarichi,
    pagamenti,
  }: { readonly incarichi: readonly Incarico[]; readonly pagamenti: Parameters<typeof pagatoDi>[1] },
): readonly Anomalia[] =>
  [...Map.groupBy(voci, ({ uidIncarico }) => uidIncarico)].flatMap(([uid, sue]) => {
    if (uid === undefined) return [];
    const incarico = incarichi.find((uno) => isDiIncarico(uno, uid));
    if (incarico === undefined) return [assente];
    const pagato = pagatoDi(incarico, pagamenti, processo) + somma(sue.map(importoVoce));
    return pagato > incarico.numImporto ? [superato(incarico, pagato)] : [];
  });

const assente: Anomalia = {
  codice: 'INCARICO_ASSENTE',
  campo: 'voci',
  messaggio:
    'Una voce si riferisce a un incarico che non è più tra quelli della persona: sceglierne un altro, o nessuno, modificando il cedolino.',
};

const superato = ({ numIncarico, datIncarico, numImporto }: Incarico, pagato: number): Anomalia => ({
  codice: 'INCARICO_SUPERATO',
  campo: 'voci',
  messaggio: `Per l'incarico ${numIncarico} del ${formatGiorno(datIncarico)} sono pattuiti ${formatEuro(numImporto)}: con questo cedolino se ne pagano ${formatEuro(pagato)}, ${formatEuro(pagato - numImporto)} in più.`,
});
