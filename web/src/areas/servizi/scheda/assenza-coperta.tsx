import Alert from '@cloudscape-design/components/alert';
import Box from '@cloudscape-design/components/box';
import Button from '@cloudscape-design/components/button';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useWatch } from 'react-hook-form';
import type { ServizioInput } from '#shared/contracts/servizi/servizio.ts';
import type { LimiteSupplenza, SupplenzaProposta } from '#shared/contracts/servizi/supplenze.ts';
import { nominativo } from '#shared/domain/persona/nominativo.ts';
import { formatGiorno } from '#shared/domain/tempo/date.ts';
import { CampoTesto } from '#ui/modulo/campi/campo-testo.tsx';
import type { ControlloModulo } from '#ui/modulo/use-modulo.ts';
import { etichetteServizio } from '#ui/personale/etichette-servizio.ts';

interface Props {
  readonly supplenza: SupplenzaProposta;
  readonly modulo: ControlloModulo<ServizioInput>;
}

/** The absence that a service covers, and the button that unties them. */
export const AssenzaCoperta = ({ supplenza, modulo }: Props) => {
  const { desCognome, desNome, datInizio, datFine, limiti } = supplenza;
  const { control, setValue } = modulo.form;
  const coperta = useWatch({ control, name: 'uidAssenzaCoperta' });
  if (!coperta) return null;
  return (
    <SpaceBetween size="l">
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
      <Deroga limiti={limiti} modulo={modulo} />
    </SpaceBetween>
  );
};

interface DerogaProps {
  readonly limiti: readonly LimiteSupplenza[];
  readonly modulo: ControlloModulo<ServizioInput>;
}

/** The days for which the law wants a reason, each with its norm, and the reason; nothing where the service begins after them and has none. */
const Deroga = ({ limiti, modulo }: DerogaProps) => {
  const [inizio, motivo] = useWatch({ control: modulo.form.control, name: ['datInizio', 'desDeroga'] });
  const chiesti = limiti.filter(({ fino }) => inizio !== '' && inizio <= fino);
  if (chiesti.length === 0 && !motivo)
    return limiti.map(({ testo, norma }) => <Box key={norma} color="text-body-secondary">{`${testo} (${norma})`}</Box>);
  return (
    <SpaceBetween size="s">
      {chiesti.length > 0 && (
        <Alert type="warning" header="Da questo giorno serve una deroga del dirigente, con il motivo">
          {chiesti.map(({ testo, norma }) => (
            <Box key={norma}>{`${testo} (${norma})`}</Box>
          ))}
        </Alert>
      )}
      <CampoTesto
        modulo={modulo}
        nome="desDeroga"
        etichetta={etichetteServizio.desDeroga}
        obbligatorio={chiesti.length > 0 && 'per regola'}
        aiuto="Resta scritto con il servizio. Per esempio: nessun docente a disposizione in quelle ore, vigilanza sugli alunni"
      />
    </SpaceBetween>
  );
};
