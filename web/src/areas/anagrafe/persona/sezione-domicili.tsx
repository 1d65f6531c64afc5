import Button from '@cloudscape-design/components/button';
import Grid from '@cloudscape-design/components/grid';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useFieldArray, useWatch } from 'react-hook-form';
import type { PersonaModulo } from '#shared/contracts/anagrafe/anagrafe.ts';
import { CampoComune } from '#ui/modulo/campi/campo-comune.tsx';
import { CampoData } from '#ui/modulo/campi/campo-data.tsx';
import type { ControlloModulo } from '#ui/modulo/use-modulo.ts';
import { StatoVuoto } from '#ui/stato-vuoto.tsx';

/** The fiscal domiciles of a person, each from a day on. */
export const SezioneDomicili = ({ modulo }: { readonly modulo: ControlloModulo<PersonaModulo> }) => {
  const { fields, append, remove } = useFieldArray({ control: modulo.form.control, name: 'domicili' });
  const residenza = useWatch({ control: modulo.form.control, name: ['codComuneRes', 'desComuneRes'] });
  const [codComuneRes, desComuneRes] = residenza;
  // An empty day is not a day: the field shows it empty and the schema asks for it.
  const aggiungi = (codComuneDomf: string, desComuneDomf: string) =>
    append({ dal: '', codComuneDomf, desComuneDomf, codRegioneDomf: '' });
  return (
    <SpaceBetween size="m">
      {fields.length === 0 && (
        <StatoVuoto
          titolo="Nessun domicilio fiscale"
          testo="Senza domicilio non si possono trattenere le addizionali."
        />
      )}
      {fields.map((campo, indice) => (
        <Grid
          key={campo.id}
          gridDefinition={[
            { colspan: { default: 12, s: 3 } },
            { colspan: { default: 12, s: 7 } },
            { colspan: { default: 12, s: 2 } },
          ]}
        >
          <CampoData modulo={modulo} nome={`domicili.${indice}.dal`} etichetta="Dal" />
          <CampoComune
            modulo={modulo}
            nome={`domicili.${indice}.codComuneDomf`}
            parola="Domicilio fiscale"
            etichetta="Comune"
            luoghi="comuni-anche-estinti"
            iniziale={{ codComune: campo.codComuneDomf || null, desComune: campo.desComuneDomf, provincia: null }}
            onScelto={(luogo) =>
              modulo.form.setValue(`domicili.${indice}.desComuneDomf`, luogo?.desComune ?? '', { shouldDirty: true })
            }
          />
          <div style={{ paddingBlockStart: 26 }}>
            <Button
              formAction="none"
              iconName="remove"
              ariaLabel={`Togli il domicilio fiscale ${indice + 1}`}
              onClick={() => remove(indice)}
            >
              Togli
            </Button>
          </div>
        </Grid>
      ))}
      <SpaceBetween direction="horizontal" size="xs">
        <Button formAction="none" iconName="add-plus" onClick={() => aggiungi('', '')}>
          Aggiungi un domicilio
        </Button>
        {codComuneRes !== null && !codComuneRes.startsWith('Z') && (
          <Button formAction="none" onClick={() => aggiungi(codComuneRes, desComuneRes)}>
            Usa la residenza
          </Button>
        )}
      </SpaceBetween>
    </SpaceBetween>
  );
};
