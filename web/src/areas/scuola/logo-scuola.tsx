import Box from '@cloudscape-design/components/box';
import Button from '@cloudscape-design/components/button';
import Container from '@cloudscape-design/components/container';
import FileUpload from '@cloudscape-design/components/file-upload';
import FormField from '@cloudscape-design/components/form-field';
import Header from '@cloudscape-design/components/header';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useEffect, useRef, useState } from 'react';
import { useRoute, useWrite } from '#api/query.ts';
import { logoRoutes, type Logo } from '#shared/contracts/scuola/logo.ts';
import { MASSIMO_BYTE_LOGO, MASSIMO_LATO_LOGO } from '#shared/domain/logo.ts';
import { Attesa } from '#ui/errore-caricamento.tsx';
import { formatDimensione } from '#ui/formati.ts';
import { inBase64 } from '#ui/in-base64.ts';
import { useNotices } from '#ui/notices.tsx';
import { useHasRole } from '#ui/session.ts';

/** The image that prints have in their heading: the one there is, another in its place, or none. */
export const LogoScuola = () => {
  const { data, error, refetch } = useRoute(logoRoutes.getLogo, {});
  const scrive = useHasRole('GESTORE', 'TESTER', 'CEDOLINI');
  return (
    <Container
      header={
        <Header variant="h2" description="Nell’intestazione di ogni stampa, accanto al nome della scuola">
          Logo
        </Header>
      }
    >
      {data === undefined ? (
        <Attesa errore={error} onRiprova={refetch} />
      ) : (
        <SpaceBetween size="m">
          <Immagine {...data} />
          {scrive && <CambiaLogo key={data.versione} {...data} />}
        </SpaceBetween>
      )}
    </Container>
  );
};

const Immagine = ({ immagine }: Pick<Logo, 'immagine'>) =>
  immagine === null ? (
    <Box color="text-body-secondary">Nessun logo: le stampe hanno il nome e i codici della scuola.</Box>
  ) : (
    <Disegno file={fileDi(immagine)} testo="Il logo della scuola" />
  );

const fileDi = ({ tipo, contenuto }: NonNullable<Logo['immagine']>): Blob =>
  new Blob([Uint8Array.from(atob(contenuto), (carattere) => carattere.charCodeAt(0))], { type: tipo });

/** Shows an image as it will be on paper. It is drawn from its bytes: the pages load no image but those of their own address. */
const Disegno = ({ file, testo }: { readonly file: Blob; readonly testo: string }) => {
  const tela = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    void createImageBitmap(file).then((bitmap) => {
      if (tela.current === null) return;
      tela.current.width = bitmap.width;
      tela.current.height = bitmap.height;
      tela.current.getContext('2d')?.drawImage(bitmap, 0, 0);
    });
  }, [file]);
  return (
    <canvas
      ref={tela}
      role="img"
      aria-label={testo}
      style={{ maxBlockSize: 88, maxInlineSize: '100%', background: '#fff', padding: 4 }}
    />
  );
};

/** The words that say why a chosen file is no logo; empty when it is one. */
const difettoDi = async (scelto: File): Promise<string> => {
  if (scelto.size > MASSIMO_BYTE_LOGO) return 'Il logo supera 100 KB: ridurre l’immagine e sceglierla di nuovo.';
  try {
    const { width, height } = await createImageBitmap(scelto);
    return Math.max(width, height) > MASSIMO_LATO_LOGO
      ? 'Il logo ha più di 2.000 punti per lato: ridurre l’immagine e sceglierla di nuovo.'
      : '';
  } catch {
    return `«${scelto.name}» non è un’immagine che si riesca ad aprire: salvarla di nuovo come PNG o JPEG e sceglierla.`;
  }
};

/** The form that keeps another image, or takes away the one there is; a file that is no logo is refused where it is chosen. */
const CambiaLogo = ({ versione, immagine }: Logo) => {
  const [file, setFile] = useState<File | null>(null);
  const [errore, setErrore] = useState('');
  const { notify } = useNotices();
  const salva = useWrite(logoRoutes.saveLogo, [logoRoutes.getLogo]);
  const togli = useWrite(logoRoutes.removeLogo, [logoRoutes.getLogo]);
  const keep = async (scelto: File): Promise<void> => {
    try {
      await salva.mutateAsync({ body: { versione, contenuto: await inBase64(scelto) } });
      notify('success', 'Logo salvato: le prossime stampe lo portano');
    } catch (error) {
      setErrore(error instanceof Error ? error.message : 'Il logo non è stato salvato.');
    }
  };
  const remove = async (): Promise<void> => {
    try {
      await togli.mutateAsync({ query: { versione } });
      notify('success', 'Logo tolto dalle stampe');
    } catch (error) {
      setErrore(error instanceof Error ? error.message : 'Il logo non è stato tolto.');
    }
  };
  const choose = async (scelto: File | null): Promise<void> => {
    setErrore(scelto === null ? '' : await difettoDi(scelto));
    setFile(scelto);
  };
  return (
    <FormField label={immagine === null ? 'Immagine' : 'Un’altra immagine'} errorText={errore}>
      <SpaceBetween size="s">
        <FileUpload
          value={file ? [file] : []}
          accept=".png,.jpg,.jpeg"
          showFileSize
          constraintText="PNG o JPEG, fino a 100 KB e 2.000 punti per lato"
          onChange={({ detail }) => void choose(detail.value.at(-1) ?? null)}
          i18nStrings={{
            uploadButtonText: () => 'Scegli il file',
            dropzoneText: () => 'Trascina qui il file',
            removeFileAriaLabel: (_, nome) => `Togli ${nome}`,
            errorIconAriaLabel: 'Errore',
            formatFileSize: formatDimensione,
          }}
        />
        {file !== null && errore === '' && <Disegno file={file} testo="Il logo scelto, non ancora salvato" />}
        <SpaceBetween direction="horizontal" size="xs">
          <Button
            disabled={file === null || errore !== ''}
            loading={salva.isPending}
            onClick={() => {
              if (file !== null) void keep(file);
            }}
          >
            Salva il logo
          </Button>
          {immagine !== null && (
            <Button loading={togli.isPending} onClick={() => void remove()}>
              Togli il logo
            </Button>
          )}
        </SpaceBetween>
      </SpaceBetween>
    </FormField>
  );
};
