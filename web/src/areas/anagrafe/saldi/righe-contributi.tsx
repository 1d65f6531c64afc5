import Button from '@cloudscape-design/components/button';
import Grid from '@cloudscape-design/components/grid';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useFieldArray } from 'react-hook-form';
import type { SaldoModulo } from '#shared/contracts/anagrafe/saldo-apertura.ts';
import { descrizioneFondo, fondi } from '#shared/domain/elaborazione/fondi.ts';
import { CampoImporto } from '#ui/modulo/campi/campo-numero.tsx';
import { CampoScelta } from '#ui/modulo/campi/campo-scelta.tsx';
import type { ControlloModulo } from '#ui/modulo/use-modulo.ts';

const voci = fondi.map((codice) => ({ codice, descrizione: descrizioneFondo[codice] }));
const terzo = { colspan: { default: 12, s: 3 } };

/** What went to each fund in the month, by who bears it. */
export const RigheContributi = ({ modulo }: { readonly modulo: ControlloModulo<SaldoModulo> }) => {
  const { fields, append, remove } = useFieldArray({ control: modulo.form.control, name: 'contributi' });
  const libero = fondi.find((fondo) => !fields.some((riga) => riga.fondo === fondo));
  return (
    <SpaceBetween size="s">
      {fields.map(({ id }, indice) => (
        <Grid key={id} gridDefinition={[terzo, terzo, terzo, terzo]}>
          <CampoScelta
            modulo={modulo}
            nome={`contributi.${indice}.fondo`}
            parola="Fondo dei contributi"
            etichetta="Fondo"
            voci={voci}
          />
          <CampoImporto
            zeroSeVuoto
            modulo={modulo}
            nome={`contributi.${indice}.numDipendente`}
            etichetta="Trattenuti"
          />
          <CampoImporto
            zeroSeVuoto
            modulo={modulo}
            nome={`contributi.${indice}.numScuola`}
            etichetta="A carico della scuola"
          />
          <div style={{ paddingBlockStart: 26 }}>
            <Button
              formAction="none"
              iconName="remove"
              ariaLabel={`Togli il fondo ${indice + 1}`}
              onClick={() => remove(indice)}
            >
              Togli
            </Button>
          </div>
        </Grid>
      ))}
      {libero && (
        <Button
          formAction="none"
          iconName="add-plus"
          onClick={() => append({ fondo: libero, numDipendente: 0, numScuola: 0 })}
        >
          Aggiungi i contributi di un fondo
        </Button>
      )}
    </SpaceBetween>
  );
};
