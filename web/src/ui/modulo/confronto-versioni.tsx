import Box from '@cloudscape-design/components/box';
import Button from '@cloudscape-design/components/button';
import Modal from '@cloudscape-design/components/modal';
import SegmentedControl from '@cloudscape-design/components/segmented-control';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { Tabella } from '../tabella/tabella-o-schede.tsx';
import { differenze, mergeValori } from './conflitto.ts';
import { initialValues } from './schema-modulo.ts';
import type { ControlloModulo } from './use-modulo.ts';

interface Props<T extends FieldValues> {
  readonly modulo: ControlloModulo<T>;
  readonly conflitto: Readonly<Record<string, unknown>>;
}

/** Somebody changed the record meanwhile: what the archive says now against what was written here, field by field, and the choice. */
export const ConfrontoVersioni = <T extends FieldValues>({ modulo, conflitto }: Props<T>) => {
  const attuale = initialValues(modulo.schema, conflitto);
  const mio = modulo.form.getValues();
  const righe = differenze(modulo.form.formState.defaultValues ?? {}, mio, attuale);
  const [tenuti, setTenuti] = useState<ReadonlySet<string>>(
    () => new Set(righe.filter(({ toccato }) => toccato).map(({ nome }) => nome)),
  );
  const choose = (nome: string, tieni: boolean) =>
    setTenuti((prima) => new Set(tieni ? [...prima, nome] : [...prima].filter((altro) => altro !== nome)));
  const campo = (nome: string) => modulo.campi.get(nome) ?? { etichetta: nome, formatta: String };
  const shown = (nome: string, valore: unknown) => campo(nome).formatta(valore) || '–';
  return (
    <Modal
      visible
      size="large"
      header="I dati sono cambiati nel frattempo"
      closeAriaLabel="Chiudi"
      onDismiss={modulo.chiudiConflitto}
      footer={
        <Box float="right">
          <SpaceBetween direction="horizontal" size="xs">
            <Button formAction="none" onClick={modulo.prendi}>
              Prendi tutto dall’archivio
            </Button>
            <Button
              formAction="none"
              variant="primary"
              onClick={() => {
                void modulo.tieni(mergeValori(mio, attuale, tenuti) as T);
              }}
            >
              Salva con queste scelte
            </Button>
          </SpaceBetween>
        </Box>
      }
    >
      <SpaceBetween size="m">
        <Box>
          Mentre erano aperti qui questi dati sono stati salvati altrove, da un’altra persona o in un’altra scheda del
          browser. Per ogni campo diverso scegliere quale valore tenere; chi e quando lo dicono le «Modifiche».
        </Box>
        <Tabella
          variant="embedded"
          items={righe}
          trackBy="nome"
          ariaLabels={{ tableLabel: 'Campi diversi' }}
          empty="I valori sono uguali: si può salvare."
          columnDefinitions={[
            { id: 'campo', header: 'Campo', cell: ({ nome }) => campo(nome).etichetta, isRowHeader: true },
            { id: 'attuale', header: 'In archivio ora', cell: ({ nome, attuale: valore }) => shown(nome, valore) },
            { id: 'mio', header: 'Scritto qui', cell: ({ nome, mio: valore }) => shown(nome, valore) },
            {
              id: 'scelta',
              header: 'Da tenere',
              cell: ({ nome }) => (
                <SegmentedControl
                  label={`Valore da tenere per ${campo(nome).etichetta}`}
                  selectedId={tenuti.has(nome) ? 'mio' : 'archivio'}
                  options={[
                    { id: 'archivio', text: 'Archivio' },
                    { id: 'mio', text: 'Il mio' },
                  ]}
                  onChange={({ detail }) => choose(nome, detail.selectedId === 'mio')}
                />
              ),
            },
          ]}
        />
      </SpaceBetween>
    </Modal>
  );
};
