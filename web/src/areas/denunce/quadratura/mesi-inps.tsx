import Alert from '@cloudscape-design/components/alert';
import Button from '@cloudscape-design/components/button';
import SpaceBetween from '@cloudscape-design/components/space-between';
import type { StatusIndicatorProps } from '@cloudscape-design/components/status-indicator';
import { useNavigate } from 'react-router-dom';
import { useRoute } from '#api/query.ts';
import { quadraturaRoutes, type MeseInps } from '#shared/contracts/denunce/quadratura.ts';
import { formatGiorno, nomeMese } from '#shared/domain/tempo/date.ts';
import { Stato } from '#ui/celle.tsx';
import type { Colonna } from '#ui/elenco/colonna.ts';
import { Elenco } from '#ui/elenco/elenco.tsx';
import { useElencoLocale } from '#ui/elenco/fonti/use-elenco-locale.ts';
import { quanti } from '#ui/formati.ts';
import { useMayOpen } from '#ui/frame.tsx';
import { Letta } from '../parti/letta.tsx';

type StatoMese = MeseInps['stato'];

const parole: Readonly<Record<StatoMese, string>> = {
  INVIATA: 'Inviata',
  SOSPESA: 'Non dovuta: sospesa',
  SENZA_RIGHE: 'Niente da denunciare',
  DA_INVIARE: 'Da inviare',
  MANCANTE: 'Mancante',
};

const segni: Readonly<Record<StatoMese, StatusIndicatorProps.Type>> = {
  INVIATA: 'success',
  SOSPESA: 'stopped',
  SENZA_RIGHE: 'info',
  DA_INVIARE: 'pending',
  MANCANTE: 'error',
};

/** What the state alone does not say. */
const notaDi = ({ stato, sospesaDal }: MeseInps): string => {
  if (sospesaDal === null) return '';
  return stato === 'SOSPESA'
    ? `Sospesa dal ${formatGiorno(sospesaDal)}.`
    : `La posizione risulta sospesa dal ${formatGiorno(sospesaDal)}.`;
};

const colonne: readonly Colonna<MeseInps>[] = [
  { id: 'matricola', titolo: 'Matricola', larghezza: 130, intera: true },
  { id: 'descrizione', titolo: 'Posizione', larghezza: 200, nascosta: true },
  { id: 'mese', titolo: 'Mese', tipo: 'intero', inParola: true, larghezza: 110, cella: ({ mese }) => nomeMese(mese) },
  {
    id: 'stato',
    titolo: 'Denuncia',
    larghezza: 195,
    intera: true,
    valore: ({ stato }) => parole[stato],
    parole,
    cella: ({ stato }) => <Stato tipo={segni[stato]} testo={parole[stato]} />,
  },
  { id: 'entro', titolo: 'Entro', tipo: 'data', larghezza: 120, seLarga: true },
  { id: 'datInvio', titolo: 'Inviata il', tipo: 'data', larghezza: 120 },
  { id: 'dovuto', titolo: 'Dovuto dai cedolini', tipo: 'importo', larghezza: 145 },
  { id: 'denunciato', titolo: 'Nei file inviati', tipo: 'importo', larghezza: 140 },
  { id: 'nota', titolo: 'Nota', valore: notaDi },
];

/** Month by month, which declarations of each INPS position were sent, are not due, are missing. */
export const MesiInps = ({ anno }: { readonly anno: number }) => {
  const query = useRoute(quadraturaRoutes.getQuadratura, { query: { anno } }, { staleTime: 0 });
  return <Letta query={query}>{({ mesiInps }) => <Tabella anno={anno} righe={mesiInps} />}</Letta>;
};

const Tabella = ({ anno, righe }: { readonly anno: number; readonly righe: readonly MeseInps[] }) => {
  const elenco = useElencoLocale<MeseInps>({
    nome: 'mesi-inps',
    righe,
    colonne,
    chiave: ({ matricola, mese }) => `${matricola}-${mese}`,
    stato: String(anno),
    ordine: 'mese',
  });
  return (
    <SpaceBetween size="l">
      {righe.length > 0 && <Riassunto anno={anno} righe={righe} />}
      <Elenco
        elenco={elenco}
        variante="container"
        titolo="Mesi delle matricole"
        etichetta={({ matricola, mese }) => `${matricola}, ${nomeMese(mese)}`}
        vuoto={{
          titolo: `Nessuna matricola da denunciare nel ${anno}`,
          testo: 'Entrano i mesi finiti delle posizioni INPS in uso, e quelli che cedolini o file inviati nominano.',
        }}
      />
    </SpaceBetween>
  );
};

const Riassunto = ({ anno, righe }: { readonly anno: number; readonly righe: readonly MeseInps[] }) => {
  const navigate = useNavigate();
  const mayOpen = useMayOpen();
  const con = (cercato: StatoMese) => righe.filter(({ stato }) => stato === cercato).length;
  const [mancanti, senzaRighe] = [con('MANCANTE'), con('SENZA_RIGHE')];
  return (
    <Alert
      type={mancanti > 0 ? 'warning' : 'info'}
      action={
        mayOpen('/tabelle/posizioneInps') ? (
          <Button onClick={() => void navigate('/tabelle/posizioneInps')}>Posizioni INPS</Button>
        ) : undefined
      }
    >
      {mancanti === 0
        ? `Nessuna denuncia del ${anno} manca`
        : `${quanti(mancanti, 'denuncia manca', 'denunce mancano')} e il termine è passato`}
      .{' '}
      {senzaRighe > 0 &&
        `${quanti(senzaRighe, 'mese non ha', 'mesi non hanno')} niente da denunciare: se la posizione è stata sospesa, nella sua scheda si scrive da quando.`}
    </Alert>
  );
};
