import type { DatiPersona } from '#archivio/fascicolo/dati-persona.ts';
import { pagatoDi } from '#archivio/incarichi/incarico.ts';
import type { Incarico } from '#shared/contracts/anagrafe/incarico.ts';
import type { Anomalia } from '#shared/contracts/cedolini/cedolino-calcolato.ts';
import { importoVoce, type InputCedolino } from '#shared/contracts/cedolini/cedolino-input.ts';
import { isDiIncarico } from '#shared/domain/incarichi/stesso-incarico.ts';
import { formatGiorno } from '#shared/domain/tempo/date.ts';
import { formatEuro, somma } from '#shared/money/centesimi.ts';

/** What the items of a payslip say of the assignments they pay: one that is gone, or that would be paid more than agreed. They never stop pay. */
export const avvisiIncarichi = (
  processo: string,
  { voci }: InputCedolino,
  { incarichi, pagamenti }: Pick<DatiPersona, 'incarichi' | 'pagamenti'>,
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
