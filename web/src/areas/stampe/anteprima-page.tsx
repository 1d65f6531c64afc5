import Alert from '@cloudscape-design/components/alert';
import Button from '@cloudscape-design/components/button';
import ProgressBar from '@cloudscape-design/components/progress-bar';
import { useState } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { statoStampaRoutes } from '../../../../shared/contracts/stampe/stato.ts';
import { useRoute } from '../../api/query.ts';
import { ErroreCaricamento } from '../../ui/errore-caricamento.tsx';
import { Pagina } from '../../ui/pagina.tsx';
import { followLink } from '../../ui/scarica.ts';
import { VisoreStampa } from '../../ui/visore/visore-stampa.tsx';

const OGNI = 700;
const PDF = 'application/pdf';

/** The shared viewer of every print: waits for it to be ready, then shows it. A print made for another address is not found here. */
export const AnteprimaPage = () => {
  const { printId = '' } = useParams();
  const anteprima = useLocation().pathname.replace(printId, ':printId');
  const navigate = useNavigate();
  const [aperture, setAperture] = useState(0);
  const query = useRoute(
    statoStampaRoutes.getStampa,
    { params: { printId }, query: { anteprima } },
    {
      staleTime: Infinity,
      refetchInterval: ({ state }) =>
        state.data === undefined || state.data.stato === 'ATTESA' || state.data.stato === 'IN_CORSO' ? OGNI : false,
    },
  );
  const indietro = <Button onClick={() => void navigate(-1)}>Indietro</Button>;
  if (query.error)
    return (
      <Pagina titolo="Stampa" azioni={indietro}>
        <ErroreCaricamento
          errore={query.error}
          onRiprova={() => {
            void query.refetch();
          }}
        />
      </Pagina>
    );
  const { data } = query;
  return (
    <Pagina titolo={data?.titolo ?? 'Stampa'} azioni={indietro}>
      {(data === undefined || data.stato === 'ATTESA' || data.stato === 'IN_CORSO') && (
        <ProgressBar
          label="Preparazione della stampa"
          value={data && data.totale > 0 ? Math.floor((data.fatti * 100) / data.totale) : 0}
        />
      )}
      {data?.stato === 'FALLITO' && (
        <Alert type="error" header="La stampa non è riuscita">
          Tornare indietro e ripetere la stampa; se si ripete, avvisare chi amministra il programma.
        </Alert>
      )}
      {data?.avviso && <Alert type="warning">{data.avviso}</Alert>}
      {data?.link && data.file?.tipo === PDF && (
        <VisoreStampa
          key={aperture}
          link={data.link}
          nomeFile={data.file.nome}
          onRiapri={() => {
            void query.refetch().then(() => setAperture(aperture + 1));
          }}
        />
      )}
      {data?.link && data.file && data.file.tipo !== PDF && (
        <FilePronto
          nome={data.file.nome}
          onScarica={() => {
            void query.refetch().then(({ data: adesso }) => adesso?.link && followLink(adesso.link));
          }}
        />
      )}
    </Pagina>
  );
};

/** A file that is not looked at here: it is ready, and every press asks for a link of its own. */
const FilePronto = ({ nome, onScarica }: { readonly nome: string; readonly onScarica: () => void }) => (
  <Alert type="success" header="Il file è pronto" action={<Button onClick={onScarica}>Scarica</Button>}>
    {nome}
  </Alert>
);
