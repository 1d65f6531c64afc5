import type { Processo } from '#shared/contracts/cedolini/processo.ts';
import type { Comando } from './comando.ts';

type Stato = Pick<Processo, 'STATUS' | 'simulazione' | 'FLG_RECOMPUTE' | 'numScartati'>;

/** The steps that a run waits for, the first that may be taken: what is stale or failed is computed again before it is accounted. */
const passiDi = ({ STATUS, simulazione, FLG_RECOMPUTE, numScartati }: Stato): readonly string[] => {
  if (STATUS === 'FALLITO') return ['riprova', 'ricalcola'];
  if (STATUS === 'CONTABILIZZATO') return ['esponi'];
  if (STATUS !== 'COMPLETATO') return [];
  if (FLG_RECOMPUTE) return ['ricalcola'];
  if (numScartati > 0) return ['riprova'];
  return simulazione ? [] : ['contabilizza'];
};

/** Returns the command in evidence: the next step of the run; nothing while it may not be taken. */
export const prossimoDi = (processo: Stato, comandi: readonly Comando[]): Comando | undefined =>
  passiDi(processo)
    .flatMap((passo) => comandi.filter(({ id }) => id === passo))
    .find(({ disabled = false }) => !disabled);
