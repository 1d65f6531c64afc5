import Alert from '@cloudscape-design/components/alert';
import Box from '@cloudscape-design/components/box';
import type { Processo } from '#shared/contracts/cedolini/processo.ts';
import { formatEuro } from '#shared/money/centesimi.ts';
import { quanti } from '#ui/formati.ts';
import type { Verifica } from '../use-verifica.ts';

interface Props {
  readonly processo: Processo;
  /** What was entered, in cents, and for how many people. */
  readonly totale: number;
  readonly persone: number;
  readonly verifica: Verifica;
}

/** What a run being prepared comes to: as it is entered, as the calculation finds it with the charges of the school, and what is left of the project's money. */
export const CostoElaborazione = ({ processo: { numDisponibile }, totale, persone, verifica }: Props) => {
  const { lordoStato, aggiornata, esiti } = verifica;
  const scartati = [...esiti.values()].filter(({ motivi }) => motivi.length > 0).length;
  return (
    <div role="status">
      <Box margin={{ top: 'xs' }}>
        In tutto <b>{formatEuro(totale)}</b> per {quanti(persone, 'persona', 'persone')}. Lordo Stato:{' '}
        <b>{aggiornata ? formatEuro(lordoStato) : 'in calcolo…'}</b>
        {scartati > 0 &&
          `, senza ${quanti(scartati, 'persona', 'persone')} che il calcolo scarterebbe: il motivo è nella scheda Dipendenti`}
      </Box>
      {aggiornata && typeof numDisponibile === 'number' && (
        <Disponibile disponibile={numDisponibile} lordoStato={lordoStato} />
      )}
    </div>
  );
};

/** What is left of the project's money, in cents; over it, a warning. */
const Disponibile = ({ disponibile, lordoStato }: { readonly disponibile: number; readonly lordoStato: number }) =>
  lordoStato > disponibile ? (
    <Alert type="warning">
      Il lordo Stato supera di {formatEuro(lordoStato - disponibile)} la somma disponibile, {formatEuro(disponibile)}.
    </Alert>
  ) : (
    <Box>
      Della somma disponibile, {formatEuro(disponibile)}, restano <b>{formatEuro(disponibile - lordoStato)}</b>.
    </Box>
  );
