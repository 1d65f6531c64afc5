import FileUpload from '@cloudscape-design/components/file-upload';
import { useState } from 'react';
import type { FieldPathByValue, FieldValues } from 'react-hook-form';
import { nomeFileMostrato } from '#shared/domain/testo.ts';
import { formatDimensione } from '../../formati.ts';
import { Campo } from './campo.tsx';
import { useCampo, type CampoProps } from './use-campo.ts';

interface FileProps {
  /** Endings the chooser offers: '.csv,.txt'. */
  readonly accetta: string;
  readonly leggi: (file: File) => Promise<string>;
  /** Name of the file chosen, empty when it is taken off. */
  readonly onNome?: (nome: string) => void;
}

/** A file whose text is the value of the field. */
export const CampoFile = <T extends FieldValues, N extends FieldPathByValue<T, string>>({
  accetta,
  leggi,
  onNome,
  ...props
}: CampoProps<T, N> & FileProps) => {
  const campo = useCampo(props, () => '');
  const [file, setFile] = useState<File | null>(null);
  const scegli = async (scelto: File | null): Promise<void> => {
    setFile(scelto);
    onNome?.(nomeFileMostrato(scelto?.name ?? '', 200));
    campo.cambia(scelto === null ? '' : await leggi(scelto));
  };
  return (
    <Campo {...props} aiuto={undefined} facoltativo={campo.facoltativo} errore={campo.errore}>
      <FileUpload
        value={file ? [file] : []}
        accept={accetta}
        showFileSize
        constraintText={props.aiuto}
        onChange={({ detail }) => {
          void scegli(detail.value.at(-1) ?? null);
        }}
        i18nStrings={{
          uploadButtonText: () => 'Scegli il file',
          dropzoneText: () => 'Trascina qui il file',
          removeFileAriaLabel: (_, nome) => `Togli ${nome}`,
          errorIconAriaLabel: 'Errore',
          formatFileSize: formatDimensione,
        }}
      />
    </Campo>
  );
};
