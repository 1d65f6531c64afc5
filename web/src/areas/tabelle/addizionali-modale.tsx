import ColumnLayout from '@cloudscape-design/components/column-layout';
import FileUpload from '@cloudscape-design/components/file-upload';
import FormField from '@cloudscape-design/components/form-field';
import { useState } from 'react';
import {
  addizionaliRoutes,
  CaricamentoInput,
  descrizioneEnteAddizionale,
  entiAddizionale,
  type RigaScartata,
  type TabellaCaricata,
} from '../../../../shared/contracts/tabelle/addizionali.ts';
import { opzioni } from '../../../../shared/domain/elenco.ts';
import { useWrite } from '../../api/query.ts';
import { formatDimensione } from '../../ui/formati.ts';
import { CampoData } from '../../ui/modulo/campi/campo-data.tsx';
import { CampoAnno } from '../../ui/modulo/campi/campo-mese.tsx';
import { CampoScelta } from '../../ui/modulo/campi/campo-scelta.tsx';
import { useCampo } from '../../ui/modulo/campi/use-campo.ts';
import { ModaleModulo } from '../../ui/modulo/modale-modulo.tsx';
import { useModulo, type ControlloModulo } from '../../ui/modulo/use-modulo.ts';
import { useSession } from '../../ui/session.ts';

interface Props {
  readonly tabella: TabellaCaricata | undefined;
  readonly onChiudi: () => void;
  readonly onCaricata: (tabella: TabellaCaricata, scartate: readonly RigaScartata[]) => void;
}

/** Loads the official file of a year, or a newer one in its place. */
export const AddizionaliModale = ({ tabella, onChiudi, onCaricata }: Props) => {
  const { sessione } = useSession();
  const carica = useWrite(addizionaliRoutes.loadAddizionali);
  const anno = Number(sessione.oggi.slice(0, 4));
  const modulo = useModulo({
    schema: CaricamentoInput,
    valori: {
      tipo: tabella?.tipo ?? 'COMUNE',
      anno: tabella?.anno ?? anno,
      letta: sessione.oggi,
      nomeFile: '',
      testo: '',
    },
    salva: (valori) => carica.mutateAsync({ body: valori }),
    messaggio: 'Tabella caricata',
    onSalvato: ({ tabella: caricata, scartate }) => {
      onCaricata(caricata, scartate);
      onChiudi();
    },
  });
  return (
    <ModaleModulo
      modulo={modulo}
      titolo={tabella ? `${descrizioneEnteAddizionale[tabella.tipo]} ${tabella.anno}` : 'Carica una tabella'}
      onChiudi={onChiudi}
      salva="Carica"
    >
      <ColumnLayout columns={2}>
        <CampoScelta
          modulo={modulo}
          nome="tipo"
          etichetta="Tabella"
          voci={opzioni(entiAddizionale, descrizioneEnteAddizionale)}
        />
        <CampoAnno modulo={modulo} nome="anno" etichetta="Anno" dal={2023} al={anno + 1} />
      </ColumnLayout>
      <CampoData
        modulo={modulo}
        nome="letta"
        etichetta="Preso dal sito il"
        aiuto="Il giorno in cui il file è stato scaricato: i cedolini lo riportano"
      />
      <FileUfficiale modulo={modulo} />
    </ModaleModulo>
  );
};

/** The file as the ministry publishes it: CSV with semicolons. */
const FileUfficiale = ({ modulo }: { readonly modulo: ControlloModulo<CaricamentoInput> }) => {
  const campo = useCampo({ modulo, nome: 'testo', etichetta: 'File' }, () => '');
  const [file, setFile] = useState<File | null>(null);
  const leggi = async (scelto: File | null): Promise<void> => {
    setFile(scelto);
    modulo.form.setValue('nomeFile', scelto?.name.slice(0, 200) ?? '');
    campo.cambia(scelto === null ? '' : decodifica(await scelto.arrayBuffer()));
  };
  return (
    <FormField
      label="File"
      description="Il CSV del Dipartimento delle finanze, così com'è"
      errorText={campo.errore ?? ''}
    >
      <FileUpload
        value={file ? [file] : []}
        accept=".csv,.txt"
        showFileSize
        constraintText="Add_comunale_irpef… per i comuni, addreg… per le regioni"
        onChange={({ detail }) => {
          void leggi(detail.value.at(-1) ?? null);
        }}
        i18nStrings={{
          uploadButtonText: () => 'Scegli il file',
          dropzoneText: () => 'Trascina qui il file',
          removeFileAriaLabel: (_, nome) => `Togli ${nome}`,
          errorIconAriaLabel: 'Errore',
          formatFileSize: formatDimensione,
        }}
      />
    </FormField>
  );
};

/** The ministry writes in either encoding: what is not UTF-8 is Windows-1252. */
const decodifica = (bytes: ArrayBuffer): string => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
};
