import type { CedolinoSalvato } from '#archivio/cedolini/cedolino.ts';
import { campoNonValido } from '#platform/errors.ts';
import { GIA_PAGATO } from '#shared/contracts/cedolini/cedolino-calcolato.ts';
import type { Processo } from '#shared/contracts/cedolini/processo.ts';
import { nominativo } from '#shared/domain/persona/nominativo.ts';

/**
 * The reason to keep with a run that pays again what an accounted one has paid; nothing for a run that does not.
 * @throws RICHIESTA_NON_VALIDA when there is such a payment and nobody said why
 */
export const motivoDelDoppio = (
  testate: readonly Pick<CedolinoSalvato, 'storico' | 'anomalie'>[],
  motivo: string | undefined,
): Pick<Processo, 'motivoDoppio'> => {
  const doppi = testate.flatMap(({ storico, anomalie }) =>
    anomalie
      .filter(({ codice }) => codice === GIA_PAGATO)
      .slice(0, 1)
      .map(({ messaggio }) => ({ chi: nominativo(storico.desCognome, storico.desNome), messaggio })),
  );
  const [primo] = doppi;
  if (primo === undefined) return {};
  if (motivo !== undefined) return { motivoDoppio: motivo };
  const altri =
    doppi.length === 1 ? '' : ` Lo stesso per altri ${doppi.length - 1}: si leggono tra gli avvisi dei cedolini.`;
  throw campoNonValido('motivo', `${primo.chi}: ${primo.messaggio}${altri}`);
};
