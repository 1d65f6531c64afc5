import Link from '@cloudscape-design/components/link';
import type { ReactNode } from 'react';
import { useSpiega } from '../frame.tsx';
import { parolaIn } from './glossario.ts';

/** The way from a label to what its word means, beside the work; nothing where it says no word to explain. */
export const useInfoParola = (etichetta: string): { readonly info?: ReactNode } => {
  const spiega = useSpiega();
  const trovata = parolaIn(etichetta);
  if (spiega === undefined || trovata === undefined) return {};
  return {
    info: (
      <Link variant="info" ariaLabel={`Che cosa vuol dire: ${trovata.parola}`} onFollow={() => spiega(trovata.parola)}>
        Info
      </Link>
    ),
  };
};
