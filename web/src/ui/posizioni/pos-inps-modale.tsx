import ColumnLayout from '@cloudscape-design/components/column-layout';
import Input from '@cloudscape-design/components/input';
import SpaceBetween from '@cloudscape-design/components/space-between';
import TokenGroup from '@cloudscape-design/components/token-group';
import { useState } from 'react';
import { useController } from 'react-hook-form';
import { PosInpsNuova, posizioniRoutes, type PosInps, type PosInpsInput } from '#shared/contracts/tabelle/posizioni.ts';
import { CampoData } from '#ui/modulo/campi/campo-data.tsx';
import { CampoSiNo } from '#ui/modulo/campi/campo-scelta.tsx';
import { CampoTesto } from '#ui/modulo/campi/campo-testo.tsx';
import { ModaleModulo } from '#ui/modulo/modale-modulo.tsx';
import { useModulo, type ControlloModulo } from '#ui/modulo/use-modulo.ts';
import { useSalva } from '#ui/modulo/use-salva.ts';
import { FormFieldSpiegato } from '#ui/parole/form-field-spiegato.tsx';

export const etichettePosInps = {
  descrizione: 'Descrizione',
  matricola: 'Matricola',
  codSede: 'Sede INPS',
  csc: 'CSC',
  codiciAutorizzazione: 'Codici di autorizzazione',
  datSospensione: 'Sospesa dal',
  datRiattivazione: 'Riattivata dal',
  flgAttiva: 'In uso',
};

interface Props {
  readonly posizione: PosInps | undefined;
  /** The fields that a new one starts from. */
  readonly proposta?: Partial<PosInpsInput>;
  readonly onChiudi: () => void;
  readonly onSalvata: (posizione: PosInps) => void;
}

/** An INPS position, new or to be changed. */
export const PosInpsModale = ({ posizione, proposta, onChiudi, onSalvata }: Props) => {
  const salva = useSalva(posizioniRoutes.createPosInps, posizioniRoutes.updatePosInps, posizione, [
    posizioniRoutes.listPosInps,
  ]);
  const modulo = useModulo({
    schema: PosInpsNuova,
    valori: posizione ?? { flgAttiva: true, ...proposta },
    versione: posizione?.versione,
    salva,
    onSalvato: (salvata) => {
      onSalvata(salvata);
      onChiudi();
    },
  });
  return (
    <ModaleModulo
      modulo={modulo}
      titolo={posizione ? `Posizione INPS ${posizione.matricola}` : 'Nuova posizione INPS'}
      onChiudi={onChiudi}
    >
      <CampoTesto modulo={modulo} nome="descrizione" etichetta={etichettePosInps.descrizione} />
      <ColumnLayout columns={2}>
        <CampoTesto
          modulo={modulo}
          nome="matricola"
          parola="Matricola INPS"
          etichetta={etichettePosInps.matricola}
          aiuto="10 cifre"
        />
        <CampoTesto modulo={modulo} nome="codSede" etichetta={etichettePosInps.codSede} aiuto="4 cifre" />
        <CampoTesto
          modulo={modulo}
          nome="csc"
          etichetta={etichettePosInps.csc}
          aiuto="Codice statistico contributivo, 5 cifre"
        />
        <CampoSiNo modulo={modulo} nome="flgAttiva" etichetta={etichettePosInps.flgAttiva} />
        <CampoData
          modulo={modulo}
          nome="datSospensione"
          etichetta={etichettePosInps.datSospensione}
          aiuto="Quando l’INPS l’ha sospesa: i mesi interi da qui non si denunciano"
        />
        <CampoData modulo={modulo} nome="datRiattivazione" etichetta={etichettePosInps.datRiattivazione} />
      </ColumnLayout>
      <CodiciAutorizzazione modulo={modulo} />
    </ModaleModulo>
  );
};

/** The authorisation codes, added one at a time with Enter. */
const CodiciAutorizzazione = ({ modulo }: { readonly modulo: ControlloModulo<PosInpsInput> }) => {
  const { field, formState } = useController({ control: modulo.form.control, name: 'codiciAutorizzazione' });
  const [scritto, setScritto] = useState('');
  const errori = formState.errors.codiciAutorizzazione;
  const errore = errori?.message ?? errori?.find?.((uno) => uno !== undefined)?.message ?? '';
  const add = () => {
    const codice = scritto.trim().toUpperCase();
    if (codice !== '' && !field.value.includes(codice)) field.onChange([...field.value, codice]);
    setScritto('');
  };
  return (
    <FormFieldSpiegato
      label={etichettePosInps.codiciAutorizzazione}
      facoltativo
      constraintText="Due caratteri ciascuno, per esempio 1S: scrivere il codice e premere Invio"
      errorText={errore}
      stretch
    >
      <SpaceBetween size="xs">
        <Input
          ref={field.ref}
          value={scritto}
          autoComplete={false}
          ariaLabel={etichettePosInps.codiciAutorizzazione}
          onChange={({ detail }) => setScritto(detail.value)}
          onBlur={add}
          onKeyDown={(event) => {
            if (event.detail.key === 'Enter') {
              event.preventDefault();
              add();
            }
          }}
        />
        <TokenGroup
          items={field.value.map((codice) => ({ label: codice, dismissLabel: `Togli ${codice}` }))}
          onDismiss={({ detail }) => field.onChange(field.value.filter((_, indice) => indice !== detail.itemIndex))}
        />
      </SpaceBetween>
    </FormFieldSpiegato>
  );
};
