import Alert from '@cloudscape-design/components/alert';
import Button from '@cloudscape-design/components/button';
import ProgressBar from '@cloudscape-design/components/progress-bar';
import { useState } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { stampeRoutes } from '../../../../shared/contracts/stampe/stampe.ts';
import { useRoute } from '../../api/query.ts';
import { ErroreCaricamento } from '../../ui/errore-caricamento.tsx';
import { Pagina } from '../../ui/pagina.tsx';
import { VisoreStampa } from '../../ui/visore/visore-stampa.tsx';

const OGNI = 700;

/** The shared viewer of every print: waits for it to be ready, then shows it. The area is the first part of the address. */
export const AnteprimaPage = () => {
  const { printId = '' } = useParams();
  const area = useLocation().pathname.split('/')[1] ?? '';
  const navigate = useNavigate();
  const [aperture, setAperture] = useState(0);
  const query = useRoute(
    stampeRoutes.getStampa,
    { params: { printId }, query: { area } },
    {
      staleTime: Infinity,
      refetchInterval: ({ state }) =>
        state.data === undefined || state.data.stato === 'ATTESA' || state.data.stato === 'IN_CORSO' ? OGNI : false,
    },
  );
  const indietro = <Button onClick={() => navigate(-1)}>Indietro</Button>;
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
      {data?.link && data.file && (
        <VisoreStampa
          key={aperture}
          link={data.link}
          nomeFile={data.file.nome}
          onRiapri={() => {
            void query.refetch().then(() => setAperture(aperture + 1));
          }}
        />
      )}
    </Pagina>
  );
};
