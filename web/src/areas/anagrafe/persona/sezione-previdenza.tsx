import Button from '@cloudscape-design/components/button';
import ColumnLayout from '@cloudscape-design/components/column-layout';
import Header from '@cloudscape-design/components/header';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useState } from 'react';
import { useFieldArray } from 'react-hook-form';
import type { PersonaModulo } from '#shared/contracts/anagrafe/anagrafe.ts';
import { descrizionePrimaAssicurazione, primeAssicurazioni } from '#shared/domain/persona/previdenza.ts';
import { CampoData } from '#ui/modulo/campi/campo-data.tsx';
import { CampoAliquota, CampoIntero } from '#ui/modulo/campi/campo-numero.tsx';
import { CampoScelta } from '#ui/modulo/campi/campo-scelta.tsx';
import { CampoTesto } from '#ui/modulo/campi/campo-testo.tsx';
import type { ControlloModulo } from '#ui/modulo/use-modulo.ts';
import { etichettePersona as etichette } from '../identita/etichette.ts';

interface Props {
  readonly modulo: ControlloModulo<PersonaModulo>;
}

const vociAssicurazione = primeAssicurazioni.map((codice) => ({
  codice,
  descrizione: descrizionePrimaAssicurazione[codice],
}));

/** First insurance, NoiPA, leave left from the year before, memberships of the Espero fund. */
export const SezionePrevidenza = ({ modulo }: Props) => (
  <SpaceBetween size="l">
    <ColumnLayout columns={2}>
      <CampoScelta
        modulo={modulo}
        nome="primaAssicurazione"
        etichetta={etichette.primaAssicurazione}
        voci={vociAssicurazione}
        aiuto="Primo contributo pensionistico: dal 1996 vale il massimale; lo chiede UniEmens"
      />
      <CampoIntero
        modulo={modulo}
        nome="numAnnoScoFerfestResidue"
        etichetta={etichette.numAnnoScoFerfestResidue}
        aiuto="Giorni rimasti dall'anno scolastico precedente"
      />
      <CampoTesto
        modulo={modulo}
        nome="numPartitaNoipa"
        etichetta={etichette.numPartitaNoipa}
        aiuto="Numero di iscrizione sul cedolino NoiPA: sta negli elenchi degli accessori"
      />
      <CampoTesto
        modulo={modulo}
        nome="codUfficioNoipa"
        etichetta={etichette.codUfficioNoipa}
        aiuto="Ufficio che paga lo stipendio, se non è quello della scuola"
      />
    </ColumnLayout>
    <Adesioni modulo={modulo} />
  </SpaceBetween>
);

/** The memberships of Espero, each from a day on. */
const Adesioni = ({ modulo }: Props) => {
  const { fields, append, remove } = useFieldArray({ control: modulo.form.control, name: 'espero' });
  // An empty day is not a day: the field shows it empty and the schema asks for it.
  const aggiungi = () =>
    append({
      dal: '',
      al: null,
      datAdesione: '',
      codFondo: '',
      comparto: '',
      aliquotaAggiuntiva: 0,
      quotaTfr: null,
    });
  return (
    <SpaceBetween size="m">
      <Header variant="h3" description="Il contributo si trattiene sui compensi utili di questi giorni">
        Fondo Espero
      </Header>
      {fields.map((campo, indice) => (
        <SpaceBetween key={campo.id} size="s">
          <Adesione modulo={modulo} indice={indice} />
          <Button
            formAction="none"
            iconName="remove"
            ariaLabel={`Togli l'adesione ${indice + 1}`}
            onClick={() => remove(indice)}
          >
            Togli
          </Button>
        </SpaceBetween>
      ))}
      <Button formAction="none" iconName="add-plus" onClick={aggiungi}>
        Aggiungi un'adesione
      </Button>
    </SpaceBetween>
  );
};

const Adesione = ({ modulo, indice }: Props & { readonly indice: number }) => {
  // Memberships written before it was refused have a share that may only be taken away.
  const [conQuota] = useState(() => modulo.form.getValues(`espero.${indice}.quotaTfr`) !== null);
  return (
    <ColumnLayout columns={3}>
      <CampoData modulo={modulo} nome={`espero.${indice}.datAdesione`} etichetta="Data di adesione" />
      <CampoData modulo={modulo} nome={`espero.${indice}.dal`} etichetta="Si versa dal" />
      <CampoData modulo={modulo} nome={`espero.${indice}.al`} etichetta="Fino al" />
      <CampoTesto
        modulo={modulo}
        nome={`espero.${indice}.codFondo`}
        etichetta="Codice fondo"
        aiuto="Come lo comunica il fondo per la denuncia mensile"
      />
      <CampoTesto modulo={modulo} nome={`espero.${indice}.comparto`} etichetta="Comparto" parola="Comparto di Espero" />
      <CampoAliquota
        modulo={modulo}
        nome={`espero.${indice}.aliquotaAggiuntiva`}
        etichetta="Contributo aggiuntivo dell'aderente"
        aiuto="Oltre a quello obbligatorio"
      />
      {conQuota && (
        <CampoAliquota
          modulo={modulo}
          nome={`espero.${indice}.quotaTfr`}
          etichetta="Quota del TFR"
          aiuto="Nessun calcolo la legge, la conferisce al fondo l’INPS: svuotarla"
        />
      )}
    </ColumnLayout>
  );
};
