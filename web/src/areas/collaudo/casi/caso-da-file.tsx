import FileUpload from '@cloudscape-design/components/file-upload';
import FormField from '@cloudscape-design/components/form-field';
import { useState } from 'react';
import type { CasoCollaudo } from '../../../../../shared/contracts/cedolini/collaudo/collaudo.ts';
import { CasoDaFile, fileCasiRoutes } from '../../../../../shared/contracts/cedolini/collaudo/file-casi.ts';
import { useWrite } from '../../../api/query.ts';
import { formatDimensione } from '../../../ui/formati.ts';
import { CampoTesto } from '../../../ui/modulo/campi/campo-testo.tsx';
import { useCampo } from '../../../ui/modulo/campi/use-campo.ts';
import { ModaleModulo } from '../../../ui/modulo/modale-modulo.tsx';
import { useModulo, type ControlloModulo } from '../../../ui/modulo/use-modulo.ts';

interface Props {
  readonly onCreato: (caso: CasoCollaudo) => void;
  readonly onChiudi: () => void;
}

/** A test case made from a file of worked payslips, as another case or a run gives it. */
export const CasoDaFileModale = ({ onCreato, onChiudi }: Props) => {
  const crea = useWrite(fileCasiRoutes.createCasoDaFile);
  const modulo = useModulo({
    schema: CasoDaFile,
    valori: { descrizione: '', nomeFile: '', testo: '' },
    salva: (body) => crea.mutateAsync({ body }),
    messaggio: 'Caso di collaudo creato',
    onSalvato: (caso) => {
      onCreato(caso);
      onChiudi();
    },
  });
  return (
    <ModaleModulo modulo={modulo} titolo="Caso di collaudo da un file" onChiudi={onChiudi} salva="Crea">
      <FileSvolti modulo={modulo} />
      <CampoTesto modulo={modulo} nome="descrizione" etichetta="Descrizione" />
    </ModaleModulo>
  );
};

const FileSvolti = ({ modulo }: { readonly modulo: ControlloModulo<CasoDaFile> }) => {
  const campo = useCampo({ modulo, nome: 'testo', etichetta: 'File' }, () => '');
  const [file, setFile] = useState<File | null>(null);
  const leggi = async (scelto: File | null): Promise<void> => {
    setFile(scelto);
    modulo.form.setValue('nomeFile', scelto?.name.slice(0, 200) ?? '');
    campo.cambia(scelto === null ? '' : await scelto.text());
  };
  return (
    <FormField
      label="File"
      description="Cedolini svolti: di ognuno i dati da cui parte e le cifre giuste. Se il programma ne trova altre, dice quali e il caso non si crea."
      errorText={campo.errore ?? ''}
    >
      <FileUpload
        value={file ? [file] : []}
        accept=".json"
        showFileSize
        constraintText="JSON scaricato da un caso o da un'elaborazione, fino a 100 cedolini"
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
