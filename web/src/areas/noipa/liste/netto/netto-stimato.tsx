import Box from '@cloudscape-design/components/box';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useQuery } from '@tanstack/react-query';
import { useClient } from '#api/query.ts';
import { calcoloRoutes, MASSIMO_SIMULATI, type EsitoSimulato } from '#shared/contracts/cedolini/calcolo.ts';
import type { ListaIntera } from '#shared/contracts/noipa/lista.ts';
import { formatGiorno } from '#shared/domain/tempo/date.ts';
import type { Colonna } from '#ui/elenco/colonna.ts';
import { Elenco } from '#ui/elenco/elenco.tsx';
import { useElencoLocale } from '#ui/elenco/fonti/use-elenco-locale.ts';
import { Attesa } from '#ui/errore-caricamento.tsx';
import { Finestra } from '#ui/finestra.tsx';
import { giornoStima, stimaDi } from './stima.ts';

const ignotoDi = ({ anomalie }: EsitoSimulato): string => anomalie.map(({ messaggio }) => messaggio).join(' ');

const colonne: readonly Colonna<EsitoSimulato>[] = [
  {
    id: 'persona',
    titolo: 'Cognome e nome',
    larghezza: 200,
    valore: ({ storico }) => `${storico.desCognome} ${storico.desNome}`,
  },
  {
    id: 'netto',
    titolo: 'Netto stimato',
    tipo: 'importo',
    larghezza: 130,
    valore: ({ cedolino }) => cedolino?.totali.netto,
  },
  {
    id: 'lordo',
    titolo: 'Lordo',
    tipo: 'importo',
    larghezza: 120,
    valore: ({ cedolino }) => cedolino?.totali.lordoDipendente,
  },
  {
    id: 'esente',
    titolo: 'Esente',
    tipo: 'importo',
    larghezza: 120,
    valore: ({ cedolino }) => cedolino?.totali.sommeEsenti,
  },
  {
    id: 'contributi',
    titolo: 'Contributi',
    tipo: 'importo',
    larghezza: 120,
    valore: ({ cedolino }) => cedolino?.totali.ritenutePrevidenziali,
  },
  {
    id: 'imposte',
    titolo: 'Imposte',
    tipo: 'importo',
    larghezza: 120,
    valore: ({ cedolino }) => cedolino?.totali.ritenuteFiscali,
  },
  {
    id: 'ignoto',
    titolo: 'Che cosa non si sa',
    larghezza: 320,
    valore: ignotoDi,
    // on a telephone the columns share what there is: a sentence keeps room to be read
    cella: (esito) => <div style={{ minInlineSize: 240 }}>{ignotoDi(esito) || '–'}</div>,
  },
];

/** The payslips of a dry run, as many people at a time as one may have. */
const useStima = ({ lista, pagamenti }: ListaIntera) => {
  const client = useClient();
  return useQuery({
    queryKey: ['netto-lista-noipa', lista.uid, lista.versione],
    queryFn: async () => {
      const esiti: EsitoSimulato[] = [];
      for (let da = 0; da < pagamenti.length; da += MASSIMO_SIMULATI) {
        const body = stimaDi(lista, pagamenti.slice(da, da + MASSIMO_SIMULATI));
        esiti.push(...(await client(calcoloRoutes.simulaProcesso, { body })).cedolini);
      }
      return esiti;
    },
  });
};

interface Props {
  readonly intera: ListaIntera;
  readonly onChiudi: () => void;
}

/** What each person of a list would be left with, by the rules of the payslips of the school, and what is not known of them. */
export const NettoStimato = ({ intera, onChiudi }: Props) => {
  const { data, error, refetch } = useStima(intera);
  const elenco = useElencoLocale({
    nome: 'netto-lista-noipa',
    righe: data ?? [],
    colonne,
    chiave: ({ uidSubAnagrafe }) => uidSubAnagrafe,
  });
  const { lista } = intera;
  return (
    <Finestra titolo="Netto stimato" onChiudi={onChiudi}>
      {data === undefined ? (
        <Attesa errore={error} onRiprova={refetch} />
      ) : (
        <SpaceBetween size="m">
          <Box>
            Come se il pagamento fosse del {formatGiorno(giornoStima(lista))}, con le regole dei cedolini e i dati che
            la scuola ha di ciascuno. Il netto vero lo fa NoiPA, con l’aliquota e le detrazioni che ha lei
            {lista.tassazione === 'SEPARATA' && '; la tassazione separata di questa lista non è stimata'}.
          </Box>
          <Elenco
            elenco={elenco}
            titolo="Netto di ciascuno"
            variante="embedded"
            etichetta={({ storico }) => `${storico.desCognome} ${storico.desNome}`}
            vuoto={{ titolo: 'Nessun pagamento' }}
          />
        </SpaceBetween>
      )}
    </Finestra>
  );
};
