import Alert from '@cloudscape-design/components/alert';
import Button from '@cloudscape-design/components/button';
import ProgressBar from '@cloudscape-design/components/progress-bar';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useState } from 'react';
import { matchPath, useLocation, useNavigate, useParams } from 'react-router-dom';
import { useRoute } from '#api/query.ts';
import { stampe } from '#shared/contracts/stampe/index.ts';
import { indirizziDi } from '#shared/contracts/stampe/stampa.ts';
import { statoStampaRoutes, type StatoStampa } from '#shared/contracts/stampe/stato.ts';
import { ErroreCaricamento } from '#ui/errore-caricamento.tsx';
import { pausa } from '#ui/lavoro/andamento.ts';
import { Pagina } from '#ui/pagina.tsx';
import { followLink } from '#ui/scarica.ts';
import { VisoreStampa } from '#ui/visore/visore-stampa.tsx';
import { OrdineAllaBanca } from './ordine-alla-banca.tsx';
import { ProtocolloStampa } from './protocollo-stampa.tsx';

const OGNI = 700;
const PDF = 'application/pdf';

/** The shared viewer of every print: waits for it to be ready, then shows it. A print made for another address is not found here. */
export const AnteprimaPage = () => {
  const { printId = '' } = useParams();
  const anteprima = indirizzoAl(useLocation().pathname);
  const navigate = useNavigate();
  const [inizio] = useState(() => Date.now());
  const query = useRoute(
    statoStampaRoutes.getStampa,
    { params: { printId }, query: { anteprima } },
    {
      staleTime: Infinity,
      refetchInterval: ({ state: { data, error } }) =>
        isAttesa(data, error) ? pausa(Date.now() - inizio, OGNI) : false,
    },
  );
  const indietro = <Button onClick={() => void navigate(-1)}>Indietro</Button>;
  if (query.error)
    return (
      <Pagina titolo="Stampa" azioni={indietro}>
        <ErroreCaricamento errore={query.error} onRiprova={query.refetch} />
      </Pagina>
    );
  const { data } = query;
  return (
    <Pagina
      titolo={data?.titolo ?? 'Stampa'}
      azioni={
        <SpaceBetween direction="horizontal" size="xs">
          <ProtocolloStampa richiesta={data?.protocollabile} />
          {indietro}
        </SpaceBetween>
      }
    >
      {data === undefined || !isFinita(data) ? (
        <ProgressBar label="Preparazione della stampa" value={data ? percentoDi(data) : 0} />
      ) : (
        <StampaFinita stampa={data} onRichiedi={async () => (await query.refetch()).data} />
      )}
    </Pagina>
  );
};

/** The address, with the names of its parameters, of the screen at a path. */
const indirizzoAl = (pathname: string): string =>
  Object.values(stampe)
    .flatMap(indirizziDi)
    .find((indirizzo) => matchPath(indirizzo, pathname) !== null) ?? pathname;

/** A print is asked for again while it is being made; one that cannot be read, when the person says so. */
const isAttesa = (stampa: StatoStampa | undefined, errore: Error | null): boolean =>
  errore === null && (stampa === undefined || !isFinita(stampa));

const isFinita = ({ stato }: StatoStampa): boolean => stato !== 'ATTESA' && stato !== 'IN_CORSO';
const percentoDi = ({ fatti, totale }: StatoStampa): number => (totale > 0 ? Math.floor((fatti * 100) / totale) : 0);

interface FinitaProps {
  readonly stampa: StatoStampa;
  /** Asks for the print again: its link is of a few minutes. */
  readonly onRichiedi: () => Promise<StatoStampa | undefined>;
}

const StampaFinita = ({ stampa: { stato, avviso, link, file }, onRichiedi }: FinitaProps) => {
  const [aperture, setAperture] = useState(0);
  return (
    <>
      {stato === 'FALLITO' && (
        <Alert type="error" header="La stampa non è riuscita">
          Tornare indietro e ripetere la stampa; se si ripete, avvisare chi amministra il programma.
        </Alert>
      )}
      {avviso && <Alert type="warning">{avviso}</Alert>}
      {link && file?.tipo === PDF && (
        <VisoreStampa
          key={aperture}
          link={link}
          nomeFile={file.nome}
          onRiapri={() => {
            void onRichiedi().then(() => setAperture(aperture + 1));
          }}
        />
      )}
      {link && file && file.tipo !== PDF && (
        <FilePronto
          file={file}
          link={link}
          onScarica={() => {
            void onRichiedi().then((adesso) => adesso?.link && followLink(adesso.link));
          }}
        />
      )}
    </>
  );
};

/** A file that is not looked at here: it is ready, and every press asks for a link of its own. */
const FilePronto = ({ file: { nome, tipo }, link, onScarica }: ProntoProps) => (
  <>
    <Alert type="success" header="Il file è pronto" action={<Button onClick={onScarica}>Scarica</Button>}>
      {nome}
    </Alert>
    {tipo.includes('xml') && <OrdineAllaBanca link={link} nome={nome} />}
  </>
);

interface ProntoProps {
  readonly file: NonNullable<StatoStampa['file']>;
  readonly link: string;
  readonly onScarica: () => void;
}
