import Box from '@cloudscape-design/components/box';
import Link from '@cloudscape-design/components/link';
import SpaceBetween from '@cloudscape-design/components/space-between';
import type { StampaFatta } from '#shared/contracts/stampe/contenuto.ts';
import { formatIstante } from '../formati.ts';

const FORMATO = { pdf: '', xlsx: 'foglio di calcolo', csv: 'CSV', xml: 'XML' } as const;

/** Prints already made, each opened again by its title, with the person that asked for it and the instant. */
export const StampeFatte = ({ stampe }: { readonly stampe: readonly StampaFatta[] }) => (
  <SpaceBetween size="s">
    {stampe.map(({ printId, titolo, anteprima, formato, stato, da, il }) => (
      <div key={printId}>
        <Link href={`#${anteprima.replace(':printId', encodeURIComponent(printId))}`}>{titolo}</Link>
        <Box variant="small" display="block" color="text-body-secondary">
          {[`${formatIstante(il)}, ${da}`, FORMATO[formato], ...(stato === 'COMPLETATO' ? [] : ['in preparazione'])]
            .filter((parte) => parte !== '')
            .join(' · ')}
        </Box>
      </div>
    ))}
  </SpaceBetween>
);
