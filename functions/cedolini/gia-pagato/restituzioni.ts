import type { Situazione } from '#shared/calculation/situazione/situazione.ts';
import type { Restituzione } from '#shared/contracts/anagrafe/restituzione.ts';
import { GIA_PAGATO, type Anomalia } from '#shared/contracts/cedolini/cedolino-calcolato.ts';
import type { TipoPercettore } from '#shared/domain/persona/percettore.ts';
import { formatGiorno } from '#shared/domain/tempo/date.ts';
import { formatEuro } from '#shared/money/centesimi.ts';

/** Tells what the person has given back of the same years and to the same title, where a payslip takes sums back: it is accounted only with the reason. */
export const avvisiGiaRestituito = (
  percettore: TipoPercettore | null,
  { voci }: Pick<Situazione, 'voci'>,
  restituzioni: readonly Restituzione[],
): readonly Anomalia[] => {
  const anni = new Set(
    voci.filter(({ recupero }) => recupero !== undefined).map(({ competenza: { al } }) => Number(al.slice(0, 4))),
  );
  return restituzioni
    .filter((resa) => resa.percettore === percettore && anni.has(resa.numAnno))
    .map(({ datRestituzione, numLordo, numAnno }) => ({
      codice: GIA_PAGATO,
      campo: 'voci',
      messaggio: `Questo cedolino recupera somme del ${numAnno}, e il ${formatGiorno(datRestituzione)} la persona ne ha restituiti ${formatEuro(numLordo)} lordi (Anagrafe, Restituzioni). Togliere dal recupero quello che è già tornato, oppure contabilizzare dicendo che è un'altra somma.`,
    }));
};
