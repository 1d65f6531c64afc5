import { isDeepStrictEqual } from 'node:util';
import { effettoDi, type Effetto } from '#platform/data/effetti.ts';
import type { Processo } from '#shared/contracts/cedolini/processo.ts';

/** The guarded effects of a change of a run: that it is accounted, that the treasury pays it. */
export const effettiProcesso = (prima: Processo | undefined, dopo: Processo | undefined): readonly Effetto[] => {
  if (dopo === undefined) return [];
  const chiusa = dopo.STATUS === 'CONTABILIZZATO' && prima?.STATUS !== 'CONTABILIZZATO';
  return [
    ...(chiusa ? [effettoDi('CONTABILIZZAZIONE', dopo.uid, [dopo.hash, dopo.PERIODI_DEST])] : []),
    ...(isDeepStrictEqual(prima?.mandati ?? [], dopo.mandati) ? [] : [effettoDi('MANDATI', dopo.uid, dopo.mandati)]),
  ];
};
