import Box from '@cloudscape-design/components/box';
import Button from '@cloudscape-design/components/button';
import Container from '@cloudscape-design/components/container';
import FileUpload from '@cloudscape-design/components/file-upload';
import FormField from '@cloudscape-design/components/form-field';
import Header from '@cloudscape-design/components/header';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useWrite } from '#api/query.ts';
import { scambioRoutes } from '#shared/contracts/scambio/scambio.ts';
import { TUTTA_LA_SCUOLA } from '#shared/domain/scambio.ts';
import { formatDimensione } from '../formati.ts';
import { useSeguiLavoro } from '../lavoro/lavori.tsx';
import { useScarica } from '../lavoro/use-scarica.ts';
import { useNotices } from '../notices.tsx';
import { refusalOf } from './carica-file.ts';
import type { TipoImportazione } from './use-importazione.ts';

interface Props {
  readonly tipo: TipoImportazione;
  readonly file: File | null;
  readonly onFile: (file: File | null) => void;
}

/** The file to import, chosen or dropped, and the empty one to fill in. */
export const PassoFile = ({ tipo, file, onFile }: Props) => (
  <SpaceBetween size="l">
    <Container
      header={
        <Header variant="h2" description="Un foglio con le intestazioni giuste e una riga di esempio">
          File da compilare
        </Header>
      }
    >
      <Modello tipo={tipo} />
    </Container>
    <Container header={<Header variant="h2">File da importare</Header>}>
      <SceltaFile
        file={file}
        onFile={onFile}
        descrizione="Non viene scritto niente prima della conferma: si vede l'anteprima, e le righe sbagliate si correggono lì."
        limiti="XLSX, ODS o CSV (oppure JSON), fino a 10 MB e 20.000 righe"
        accetta=".xlsx,.xlsm,.xls,.ods,.csv,.json"
      />
    </Container>
  </SpaceBetween>
);

interface SceltaFileProps extends Omit<Props, 'tipo'> {
  readonly descrizione: string;
  readonly limiti: string;
  /** Endings of the names, as a browser's file window takes them. */
  readonly accetta: string;
}

/** One file of this computer, chosen or dropped; why it cannot be sent is said at once. */
export const SceltaFile = ({ file, onFile, descrizione, limiti, accetta }: SceltaFileProps) => (
  <FormField label="File" description={descrizione}>
    <FileUpload
      value={file ? [file] : []}
      accept={accetta}
      showFileSize
      errorText={file ? (refusalOf(file) ?? '') : ''}
      constraintText={limiti}
      onChange={({ detail }) => onFile(detail.value.at(-1) ?? null)}
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

const Modello = ({ tipo }: { readonly tipo: TipoImportazione }) => {
  const { mutateAsync, isPending } = useWrite(scambioRoutes.createEsportazione);
  const { notifyError } = useNotices();
  const segui = useSeguiLavoro();
  const scarica = useScarica();
  const ask = (formato: 'XLSX' | 'CSV') => {
    mutateAsync({ body: { tipo, formato, modello: true } }).then(
      (lavoro) =>
        segui(lavoro, {
          onFinito: ({ uid, stato }) => {
            if (stato === 'COMPLETATO') void scarica(uid);
          },
        }),
      notifyError,
    );
  };
  return (
    <SpaceBetween direction="horizontal" size="xs" alignItems="center">
      <Button iconName="download" disabled={isPending} onClick={() => ask('XLSX')}>
        Scarica il modello Excel
      </Button>
      {tipo !== TUTTA_LA_SCUOLA && (
        <Button iconName="download" disabled={isPending} onClick={() => ask('CSV')}>
          Scarica il modello CSV
        </Button>
      )}
      <Box color="text-body-secondary">Vanno bene anche i file di altri programmi: le colonne si abbinano dopo.</Box>
    </SpaceBetween>
  );
};
