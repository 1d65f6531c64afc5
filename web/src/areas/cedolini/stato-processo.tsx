import Badge from '@cloudscape-design/components/badge';
import SpaceBetween from '@cloudscape-design/components/space-between';
import type { RigaProcesso } from '#shared/contracts/cedolini/processo.ts';
import { StatoCell } from '#ui/celle.tsx';
import { quanti } from '#ui/formati.ts';
import { statiProcesso } from './stati.ts';

type Chi = Pick<RigaProcesso, 'STATUS' | 'numScartati' | 'FLG_ESP_DIP'>;

/** How a run stands: with rejects it is never all right, and who is shown it is said. */
export const StatoProcesso = ({ processo: { STATUS, numScartati, FLG_ESP_DIP } }: { readonly processo: Chi }) => (
  <SpaceBetween size="xxs">
    {STATUS === 'COMPLETATO' && numScartati > 0 ? (
      <StatoCell
        valore="SCARTATI"
        stati={{
          SCARTATI: { tipo: 'warning', testo: `Completata, ${quanti(numScartati, 'scartato', 'scartati')}` },
        }}
      />
    ) : (
      <StatoCell valore={STATUS} stati={statiProcesso} />
    )}
    {FLG_ESP_DIP && <Badge color="blue">Esposta</Badge>}
  </SpaceBetween>
);
