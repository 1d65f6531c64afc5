import Alert from '@cloudscape-design/components/alert';
import Button from '@cloudscape-design/components/button';
import { useWatch } from 'react-hook-form';
import type { ServizioInput } from '#shared/contracts/servizi/servizio.ts';
import type { SupplenzaProposta } from '#shared/contracts/servizi/supplenze.ts';
import { nominativo } from '#shared/domain/persona/nominativo.ts';
import { formatGiorno } from '#shared/domain/tempo/date.ts';
import type { ControlloModulo } from '#ui/modulo/use-modulo.ts';

interface Props {
  readonly supplenza: SupplenzaProposta;
  readonly modulo: ControlloModulo<ServizioInput>;
}

/** The absence that a service covers, and the button that unties them. */
export const AssenzaCoperta = ({
  supplenza: { desCognome, desNome, datInizio, datFine },
  modulo: {
    form: { control, setValue },
  },
}: Props) => {
  const coperta = useWatch({ control, name: 'uidAssenzaCoperta' });
  if (!coperta) return null;
  return (
    <Alert
      type="info"
      header={`Sostituisce ${nominativo(desCognome, desNome)}`}
      action={
        <Button formAction="none" onClick={() => setValue('uidAssenzaCoperta', undefined, { shouldDirty: true })}>
          Togli il collegamento
        </Button>
      }
    >
      {`Assente dal ${formatGiorno(datInizio)} al ${formatGiorno(datFine)}. Posto, classe o profilo, ore e sedi di un nuovo servizio vengono dal suo: si possono cambiare.`}
    </Alert>
  );
};
