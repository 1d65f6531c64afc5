import Checkbox from '@cloudscape-design/components/checkbox';
import SpaceBetween from '@cloudscape-design/components/space-between';
import type { OpzioniCedolino } from '#shared/contracts/cedolini/cedolino-input.ts';
import type { TipoElaborazione } from '#shared/domain/elaborazione/elaborazione.ts';

/** Runs that pay whom the school pays alone: of them it settles the tax of the year. */
const PAGATI_DALLA_SCUOLA: readonly TipoElaborazione[] = ['COC', 'SUP', 'CON'];

interface Props {
  readonly tipo: TipoElaborazione;
  readonly opzioni: OpzioniCedolino;
  readonly onCambia: (opzioni: OpzioniCedolino) => void;
}

/** Whether a payslip settles the tax of the year, and whether it is the last one: then the surtaxes are withheld at once. */
export const FineContratto = ({ tipo, opzioni, onCambia }: Props) =>
  PAGATI_DALLA_SCUOLA.includes(tipo) && (
    <SpaceBetween size="s">
      {tipo !== 'CON' && (
        <Checkbox
          checked={opzioni.conguaglio ?? false}
          onChange={({ detail }) => onCambia({ ...opzioni, conguaglio: detail.checked })}
          description="Ricalcola l'imposta su quanto è stato pagato nell'anno, e sulle CU di altri datori"
        >
          Conguaglia l'imposta dell'anno in questo cedolino
        </Checkbox>
      )}
      <Checkbox
        checked={opzioni.cessazione ?? false}
        onChange={({ detail }) => onCambia({ ...opzioni, cessazione: detail.checked })}
        description="Le addizionali dell'anno si trattengono in una volta, non a rate nell'anno dopo"
      >
        Il contratto finisce: è l'ultimo cedolino
      </Checkbox>
      <Checkbox
        checked={opzioni.decesso ?? false}
        onChange={({ detail }) => onCambia({ ...opzioni, decesso: detail.checked })}
        description="Quanto resta da versare si comunica agli eredi, a cui si paga il netto"
      >
        La persona è deceduta
      </Checkbox>
    </SpaceBetween>
  );
