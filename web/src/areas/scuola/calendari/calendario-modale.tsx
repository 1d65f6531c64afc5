import Button from '@cloudscape-design/components/button';
import ColumnLayout from '@cloudscape-design/components/column-layout';
import Grid from '@cloudscape-design/components/grid';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useFieldArray } from 'react-hook-form';
import { CalendarioInput, calendariRoutes, type Calendario } from '#shared/contracts/scuola/calendari.ts';
import { annoScolasticoDi, TUTTI_GLI_ANNI } from '#shared/domain/tempo/anno-scolastico.ts';
import { CampoData } from '#ui/modulo/campi/campo-data.tsx';
import { CampoScelta } from '#ui/modulo/campi/campo-scelta.tsx';
import { CampoTesto } from '#ui/modulo/campi/campo-testo.tsx';
import { ModaleModulo } from '#ui/modulo/modale-modulo.tsx';
import { useModulo, type ControlloModulo } from '#ui/modulo/use-modulo.ts';
import { useSalva } from '#ui/modulo/use-salva.ts';
import { FormFieldSpiegato } from '#ui/parole/form-field-spiegato.tsx';
import { CampoAnnoScolastico } from '#ui/scelte/scelta-anno-scolastico.tsx';
import { useSession } from '#ui/session.ts';
import { useRegioni } from '../use-regioni.ts';

export const etichetteCalendario = {
  anno: 'Anno scolastico',
  regione: 'Regione',
  descrizione: 'Descrizione',
  datInizio: 'Inizio delle lezioni',
  datFine: 'Fine delle lezioni',
  sospensioni: 'Sospensioni',
  sedi: 'Sedi',
};

interface Props {
  readonly calendario: Calendario | undefined;
  readonly anno: number;
  readonly onChiudi: () => void;
  readonly onSalvato: (calendario: Calendario) => void;
}

/** A school calendar with its suspensions, new or to be changed. */
export const CalendarioModale = ({ calendario, anno, onChiudi, onSalvato }: Props) => {
  const { sessione } = useSession();
  const { istat } = useRegioni();
  const salva = useSalva(calendariRoutes.createCalendario, calendariRoutes.updateCalendario, calendario);
  const modulo = useModulo({
    schema: CalendarioInput,
    valori: calendario ?? {
      anno: anno === TUTTI_GLI_ANNI.numAnno ? annoScolasticoDi(sessione.oggi).numAnno : anno,
      regione: istat.find(({ descrizione }) => descrizione === sessione.regione)?.codice,
    },
    versione: calendario?.versione,
    salva,
    onSalvato: (salvato) => {
      onSalvato(salvato);
      onChiudi();
    },
  });
  return (
    <ModaleModulo
      modulo={modulo}
      titolo={calendario ? `Calendario ${calendario.descrizione}` : 'Nuovo calendario'}
      size="large"
      onChiudi={onChiudi}
    >
      <ColumnLayout columns={3}>
        <CampoTesto modulo={modulo} nome="descrizione" etichetta={etichetteCalendario.descrizione} />
        <CampoAnnoScolastico modulo={modulo} nome="anno" etichetta={etichetteCalendario.anno} />
        <CampoScelta
          modulo={modulo}
          nome="regione"
          parola="Regione del calendario"
          etichetta={etichetteCalendario.regione}
          voci={istat}
        />
      </ColumnLayout>
      <ColumnLayout columns={2}>
        <CampoData modulo={modulo} nome="datInizio" etichetta={etichetteCalendario.datInizio} />
        <CampoData modulo={modulo} nome="datFine" etichetta={etichetteCalendario.datFine} />
      </ColumnLayout>
      <Sospensioni modulo={modulo} />
    </ModaleModulo>
  );
};

/** Days without lessons; an empty day is not a day: the field shows it empty and the schema asks for it. */
const Sospensioni = ({ modulo }: { readonly modulo: ControlloModulo<CalendarioInput> }) => {
  const { fields, append, remove } = useFieldArray({ control: modulo.form.control, name: 'sospensioni' });
  return (
    <FormFieldSpiegato
      label={etichetteCalendario.sospensioni}
      description="Vacanze e altri giorni senza lezioni, dentro il periodo delle lezioni"
      stretch
    >
      <SpaceBetween size="s">
        {fields.map((campo, indice) => (
          <Grid
            key={campo.id}
            gridDefinition={[
              { colspan: { default: 12, xs: 4 } },
              { colspan: { default: 6, xs: 3 } },
              { colspan: { default: 6, xs: 3 } },
              { colspan: { default: 12, xs: 2 } },
            ]}
          >
            <CampoTesto
              modulo={modulo}
              nome={`sospensioni.${indice}.descrizione`}
              etichetta={`Sospensione ${indice + 1}`}
            />
            <CampoData modulo={modulo} nome={`sospensioni.${indice}.datInizio`} etichetta="Primo giorno" />
            <CampoData modulo={modulo} nome={`sospensioni.${indice}.datFine`} etichetta="Ultimo giorno" />
            <div style={{ paddingBlockStart: 26 }}>
              <Button
                formAction="none"
                iconName="remove"
                ariaLabel={`Togli la sospensione ${indice + 1}`}
                onClick={() => remove(indice)}
              >
                Togli
              </Button>
            </div>
          </Grid>
        ))}
        <Button
          formAction="none"
          iconName="add-plus"
          onClick={() => append({ descrizione: '', datInizio: '', datFine: '' })}
        >
          Aggiungi una sospensione
        </Button>
      </SpaceBetween>
    </FormFieldSpiegato>
  );
};
