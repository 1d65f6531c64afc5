import type { ProvaCollaudo } from '#shared/contracts/cedolini/collaudo/collaudo.ts';
import { quanti } from '#ui/formati.ts';
import { Segno } from '#ui/segno.tsx';

/** How a test stands, in words. */
export const parolaProva = ({ stato, numDiversi, numCedolini }: ProvaCollaudo): string => {
  if (stato === 'IN_CORSO') return 'In corso';
  if (stato === 'FALLITO') return 'Non riuscita';
  return numDiversi === 0
    ? `${quanti(numCedolini, 'cedolino uguale', 'cedolini uguali')}`
    : `${quanti(numDiversi ?? 0, 'cedolino diverso', 'cedolini diversi')} su ${numCedolini}`;
};

const segnoDi = ({ stato, numDiversi }: ProvaCollaudo) => {
  if (stato === 'IN_CORSO') return 'in-progress';
  return stato === 'FALLITO' || numDiversi !== 0 ? 'error' : 'success';
};

export const StatoProva = (prova: ProvaCollaudo) => <Segno type={segnoDi(prova)}>{parolaProva(prova)}</Segno>;
