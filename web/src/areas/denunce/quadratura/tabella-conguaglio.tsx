import Alert from '@cloudscape-design/components/alert';
import Button from '@cloudscape-design/components/button';
import SpaceBetween from '@cloudscape-design/components/space-between';
import type { StatusIndicatorProps } from '@cloudscape-design/components/status-indicator';
import { useNavigate } from 'react-router-dom';
import { useRoute } from '#api/query.ts';
import {
  conguaglioRoutes,
  type Conguaglio,
  type RigaConguaglio,
} from '#shared/contracts/cedolini/conguaglio/conguaglio.ts';
import { printConguaglio } from '#shared/contracts/cedolini/stampe/annue/conguaglio.ts';
import {
  descrizioneEsitoConguaglio,
  descrizioneModoConguaglio,
  type EsitoConguaglio,
} from '#shared/domain/elaborazione/conguaglio.ts';
import type { Colonna } from '#ui/elenco/colonna.ts';
import { Elenco } from '#ui/elenco/elenco.tsx';
import { useElencoLocale } from '#ui/elenco/fonti/use-elenco-locale.ts';
import { quanti } from '#ui/formati.ts';
import { useMayOpen } from '#ui/frame.tsx';
import { Segno } from '#ui/segno.tsx';
import { useStampa } from '#ui/stampa/use-stampa.ts';
import { Letta } from '../parti/letta.tsx';
import { NienteDaConfrontare } from './niente-da-confrontare.tsx';

const segni: Readonly<Record<EsitoConguaglio, StatusIndicatorProps.Type>> = {
  PARI: 'success',
  DIVERSO: 'warning',
  DA_FARE: 'pending',
  RINVIATO: 'info',
  NEL_CEDOLINO: 'info',
  NON_CALCOLABILE: 'error',
};

const colonne: readonly Colonna<RigaConguaglio>[] = [
  { id: 'nominativo', titolo: 'Persona', larghezza: 190 },
  { id: 'desCf', titolo: 'Codice fiscale', larghezza: 180, intera: true, nascosta: true },
  {
    id: 'esito',
    titolo: 'Esito',
    larghezza: 170,
    intera: true,
    valore: ({ esito }) => descrizioneEsitoConguaglio[esito],
    parole: descrizioneEsitoConguaglio,
    cella: ({ esito }) => <Segno type={segni[esito]}>{descrizioneEsitoConguaglio[esito]}</Segno>,
  },
  {
    id: 'modo',
    titolo: 'Come',
    larghezza: 150,
    seLarga: true,
    valore: ({ modo }) => descrizioneModoConguaglio[modo],
    parole: descrizioneModoConguaglio,
  },
  { id: 'imponibile', titolo: 'Imponibile', tipo: 'importo', larghezza: 130, seLarga: true },
  { id: 'trattenuto', titolo: 'Trattenuto', tipo: 'importo', larghezza: 130 },
  { id: 'dovuto', titolo: 'Dovuto', tipo: 'importo', larghezza: 130 },
  { id: 'differenza', titolo: 'Differenza', tipo: 'importo', larghezza: 130 },
  { id: 'nota', titolo: 'Nota', larghezza: 300 },
  { id: 'cedolini', titolo: 'Cedolini', tipo: 'intero', nascosta: true },
];

/** What was withheld from each person of a year against what is due on the sum, and where it is settled. */
export const TabellaConguaglio = ({ anno }: { readonly anno: number }) => {
  const query = useRoute(conguaglioRoutes.getConguaglio, { query: { anno } }, { staleTime: 0 });
  return (
    <Letta query={query}>
      {(conguaglio) =>
        conguaglio.righe.length === 0 ? <NienteDaConfrontare anno={anno} /> : <Tabella conguaglio={conguaglio} />
      }
    </Letta>
  );
};

const Tabella = ({ conguaglio: { anno, righe } }: { readonly conguaglio: Conguaglio }) => {
  const { print, inCorso } = useStampa(printConguaglio);
  const locale = useElencoLocale<RigaConguaglio>({
    nome: 'conguaglio',
    righe,
    colonne,
    chiave: ({ uidSubAnagrafe }) => uidSubAnagrafe,
    stato: String(anno),
    ordine: 'nominativo',
  });
  return (
    <SpaceBetween size="l">
      <Riassunto anno={anno} righe={righe} />
      <Elenco
        elenco={{ ...locale, route: conguaglioRoutes.getConguaglio, richiesta: { query: { anno } } }}
        variante="container"
        titolo={`Persone tassate nel ${anno}`}
        etichetta={({ nominativo }) => nominativo}
        azioni={
          <Button loading={inCorso} onClick={() => print({ anno, formato: 'pdf' })}>
            Stampa
          </Button>
        }
        vuoto={{
          titolo: `Nessuna imposta nel ${anno}`,
          testo: 'Nessun cedolino contabilizzato ha trattenuto IRPEF ordinaria.',
        }}
      />
    </SpaceBetween>
  );
};

const Riassunto = ({ anno, righe }: Pick<Conguaglio, 'anno' | 'righe'>) => {
  const navigate = useNavigate();
  const mayOpen = useMayOpen();
  const con = (cercato: EsitoConguaglio) => righe.filter(({ esito }) => esito === cercato).length;
  const [daFare, senzaDati] = [con('DA_FARE'), con('NON_CALCOLABILE')];
  const diversi = con('DIVERSO');
  if (daFare + senzaDati + diversi === 0)
    return <Alert type="success">Nessuna persona del {anno} ha una differenza da conguagliare.</Alert>;
  const parti = [
    ...(daFare === 0 ? [] : [`${quanti(daFare, 'persona', 'persone')} da conguagliare con un’elaborazione`]),
    ...(senzaDati === 0
      ? []
      : [`${quanti(senzaDati, 'persona', 'persone')} di cui manca un dato per conguagliare: lo dice la nota`]),
    ...(diversi === 0
      ? []
      : [`${quanti(diversi, 'persona', 'persone')} con l’imposta diversa dall’aliquota dell’ultimo cedolino`]),
  ];
  return (
    <Alert
      type="warning"
      action={
        daFare > 0 && mayOpen('/cedolini') ? (
          <Button onClick={() => void navigate(`/cedolini?vista=nuova&conguaglio=${anno}`)}>
            Nuovo conguaglio {anno}
          </Button>
        ) : undefined
      }
    >
      {parti.join('; ')}. Il conguaglio della scuola è un’elaborazione di tipo Conguaglio del {anno}, pagata entro
      febbraio del {anno + 1}; dopo resta del {anno}, in ritardo. A chi ha lo stipendio da NoiPA lo fa NoiPA.
    </Alert>
  );
};
