import Button from '@cloudscape-design/components/button';
import ColumnLayout from '@cloudscape-design/components/column-layout';
import Grid from '@cloudscape-design/components/grid';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useFieldArray, type FieldArrayWithId } from 'react-hook-form';
import { useRoute } from '#api/query.ts';
import { scuolaRoutes } from '#shared/contracts/scuola/scuola.ts';
import { orePagate, type ServizioInput } from '#shared/contracts/servizi/servizio.ts';
import type { Uid } from '#shared/domain/campi.ts';
import { CampoOre } from '#ui/modulo/campi/campo-numero.tsx';
import { CampoScelta } from '#ui/modulo/campi/campo-scelta.tsx';
import { CampoTesto } from '#ui/modulo/campi/campo-testo.tsx';
import type { ControlloModulo } from '#ui/modulo/use-modulo.ts';
import { etichetteServizio as etichette } from '#ui/personale/etichette-servizio.ts';

const NESSUNA = '' as Uid<'SCUOLA'>;

/** Sector, school of the post, and the sites of service with their hours. */
export const SezioneSedi = ({ modulo }: { readonly modulo: ControlloModulo<ServizioInput> }) => {
  const settori = useRoute(scuolaRoutes.listSettori, {}, { staleTime: 60_000 });
  const sedi = useRoute(scuolaRoutes.listSedi, {}, { staleTime: 60_000 });
  const { fields, append, remove } = useFieldArray({ control: modulo.form.control, name: 'sedi' });
  const voci = (sedi.data ?? []).map(({ uid, codMeccanografico, desScuola }) => ({
    codice: uid,
    descrizione: `${codMeccanografico} ${desScuola}`,
  }));
  const aggiungi = () => {
    const { sedi: presenti, ...servizio } = modulo.form.getValues();
    const restano = orePagate(servizio) - presenti.reduce((somma, { numOre }) => somma + numOre, 0);
    append({ uidSede: NESSUNA, numOre: Math.max(0, restano) || 0 });
  };
  return (
    <SpaceBetween size="m">
      <ColumnLayout columns={2}>
        <CampoScelta
          modulo={modulo}
          nome="uidSettore"
          etichetta={etichette.uidSettore}
          voci={(settori.data ?? []).map(({ uid, codice, descrizione }) => ({
            codice: uid,
            descrizione: `${codice} ${descrizione}`,
          }))}
        />
        <CampoTesto
          modulo={modulo}
          nome="codScuolaTitolarita"
          etichetta={etichette.codScuolaTitolarita}
          aiuto="Codice meccanografico, se il posto è in un'altra scuola"
          maiuscole
        />
      </ColumnLayout>
      {fields.map((sede: FieldArrayWithId<ServizioInput, 'sedi'>, indice) => (
        <Grid
          key={sede.id}
          gridDefinition={[
            { colspan: { default: 12, s: 7 } },
            { colspan: { default: 12, s: 3 } },
            { colspan: { default: 12, s: 2 } },
          ]}
        >
          <CampoScelta
            modulo={modulo}
            nome={`sedi.${indice}.uidSede`}
            parola="Sede di servizio"
            etichetta={`Sede ${indice + 1}`}
            voci={voci}
          />
          <CampoOre modulo={modulo} nome={`sedi.${indice}.numOre`} parola="Ore della sede" etichetta="Ore" />
          <div style={{ paddingBlockStart: 26 }}>
            <Button
              formAction="none"
              iconName="remove"
              ariaLabel={`Togli la sede ${indice + 1}`}
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
        disabled={voci.length === 0}
        disabledReason="La scuola non ha ancora sedi: inserirle da Scuola"
        onClick={aggiungi}
      >
        Aggiungi una sede
      </Button>
    </SpaceBetween>
  );
};
