import Alert from '@cloudscape-design/components/alert';
import Button from '@cloudscape-design/components/button';
import Container from '@cloudscape-design/components/container';
import FileUpload from '@cloudscape-design/components/file-upload';
import FormField from '@cloudscape-design/components/form-field';
import Select from '@cloudscape-design/components/select';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useState } from 'react';
import { useClient } from '#api/query.ts';
import { MASSIMO_BYTE_VERIFICA, verificaRoutes, type Verifica } from '#shared/contracts/denunce/macchina/verifica.ts';
import { flussi } from '#shared/denunce/flussi.ts';
import { descrizioneTipoDenuncia, tipiDenuncia, type TipoDenuncia } from '#shared/domain/denuncia.ts';
import { formatDimensione, quanti } from '#ui/formati.ts';
import { inBase64 } from '#ui/in-base64.ts';
import { useNotices } from '#ui/notices.tsx';
import { Pagina } from '#ui/pagina.tsx';
import { RilieviDenuncia } from '../parti/rilievi/rilievi-denuncia.tsx';
import { postoNelFile } from './posto-nel-file.ts';

const tipi = tipiDenuncia.map((value) => ({ value, label: descrizioneTipoDenuncia[value] }));

/** A file made elsewhere, read and checked by the rules of the program; nothing of it is stored. */
export const VerificaFile = ({ onChiudi }: { readonly onChiudi: () => void }) => {
  const client = useClient();
  const { notifyError } = useNotices();
  const [tipo, setTipo] = useState<TipoDenuncia>('f24ep');
  const [file, setFile] = useState<File | null>(null);
  const [esito, setEsito] = useState<Verifica | null>(null);
  const [inCorso, setInCorso] = useState(false);
  const grande = file !== null && file.size > MASSIMO_BYTE_VERIFICA;
  const verifica = async (scelto: File): Promise<void> => {
    setInCorso(true);
    try {
      const contenuto = await inBase64(scelto);
      setEsito(await client(verificaRoutes.verificaFile, { body: { tipo, contenuto } }));
    } catch (error) {
      notifyError(error);
    } finally {
      setInCorso(false);
    }
  };
  return (
    <Pagina
      titolo="Verifica un file"
      descrizione="Un file fatto altrove, letto e controllato: niente di quel file resta nel programma"
      azioni={<Button onClick={onChiudi}>Torna all'elenco</Button>}
    >
      <Container>
        <SpaceBetween size="m">
          <FormField label="Tipo di file">
            <Select
              ariaLabel="Tipo di file"
              selectedOption={tipi.find(({ value }) => value === tipo) ?? null}
              options={tipi}
              onChange={({ detail }) => {
                setTipo(tipiDenuncia.find((uno) => uno === detail.selectedOption.value) ?? tipo);
                setEsito(null);
              }}
            />
          </FormField>
          <FormField label="File" errorText={grande ? 'Supera 4 MB: usare il programma da riga di comando.' : ''}>
            <FileUpload
              value={file ? [file] : []}
              accept={flussi[tipo].estensioni.join(',')}
              showFileSize
              constraintText="Fino a 4 MB"
              onChange={({ detail }) => {
                setFile(detail.value.at(-1) ?? null);
                setEsito(null);
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
          <Button
            variant="primary"
            loading={inCorso}
            disabled={file === null || file.size === 0 || grande}
            onClick={() => {
              if (file !== null) void verifica(file);
            }}
          >
            Verifica
          </Button>
        </SpaceBetween>
      </Container>
      {esito && <Esito esito={esito} />}
    </Pagina>
  );
};

const riassunto = (bloccanti: number, avvisi: number): string =>
  bloccanti + avvisi === 0
    ? 'I controlli non trovano niente da correggere.'
    : `${quanti(bloccanti, 'rilievo bloccante', 'rilievi bloccanti')}, ${quanti(avvisi, 'avviso', 'avvisi')}.`;

const Esito = ({
  esito: { leggibile, perche, bloccanti, avvisi, rilievi, tracciato, riscontrato },
}: {
  readonly esito: Verifica;
}) =>
  leggibile ? (
    <SpaceBetween size="l">
      <Alert type={bloccanti > 0 ? 'error' : 'success'}>
        {riassunto(bloccanti, avvisi)}
        {!riscontrato && ` Il tracciato ${tracciato} non è stato confrontato con il testo ufficiale.`}
      </Alert>
      <RilieviDenuncia
        stato="verifica"
        rilievi={rilievi.map((rilievo) => ({ ...rilievo, chiave: null, nome: null }))}
        posto={({ persona, campo }) => ({ di: persona ?? '', campo: postoNelFile(campo) })}
        onCorreggi={undefined}
      />
    </SpaceBetween>
  ) : (
    <Alert type="error" header="Il file non si può leggere">
      {perche}
    </Alert>
  );
