import Box from '@cloudscape-design/components/box';
import Container from '@cloudscape-design/components/container';
import Header from '@cloudscape-design/components/header';
import Link from '@cloudscape-design/components/link';
import { useRoute } from '#api/query.ts';
import { dirigenteRoutes, type AssenzaInLettura } from '#shared/contracts/casa/dirigente.ts';
import { addGiorni, formatGiorno, giornoSettimana, type Giorno } from '#shared/domain/tempo/date.ts';
import { formatOre } from '#shared/money/centesimi.ts';
import { Attesa } from '#ui/errore-caricamento.tsx';
import { quanti } from '#ui/formati.ts';
import { useSession } from '#ui/session.ts';

const MOSTRATE = 50;

/** Monday and Sunday of the week of a day. */
const settimanaDi = (giorno: Giorno): { readonly dal: Giorno; readonly al: Giorno } => {
  const dal = addGiorni(giorno, 1 - giornoSettimana(giorno));
  return { dal, al: addGiorni(dal, 6) };
};

/** The absences of the week of today: name and days, never the reason. */
export const AssentiSettimana = ({ onTutte }: { readonly onTutte: () => void }) => {
  const settimana = settimanaDi(useSession().sessione.oggi);
  const { data, error, refetch } = useRoute(
    dirigenteRoutes.listAssenzeDirigente,
    { body: { ...settimana, ordine: 'nominativo', verso: 'ASC', limit: MOSTRATE } },
    { staleTime: 0 },
  );
  return (
    <Container
      header={
        <Header
          variant="h2"
          counter={data === undefined ? '' : `(${data.totale}${data.totaleEsatto ? '' : '+'})`}
          description={`Dal ${formatGiorno(settimana.dal)} al ${formatGiorno(settimana.al)}; il motivo non si vede: è un dato sulla salute`}
          actions={
            <Link
              href="#"
              onFollow={(event) => {
                event.preventDefault();
                onTutte();
              }}
            >
              Tutte le assenze
            </Link>
          }
        >
          Assenti questa settimana
        </Header>
      }
    >
      {error || !data ? <Attesa errore={error} onRiprova={refetch} /> : <Assenti righe={data.righe} />}
    </Container>
  );
};

const Assenti = ({ righe }: { readonly righe: readonly AssenzaInLettura[] }) =>
  righe.length === 0 ? (
    <Box color="text-body-secondary">Questa settimana nessuno è assente.</Box>
  ) : (
    <ul style={{ margin: 0, paddingInlineStart: 0, listStyle: 'none' }}>
      {righe.map((assenza) => (
        <li key={assenza.uid}>
          {`${assenza.desCognome} ${assenza.desNome}`}
          <Box variant="span" color="text-body-secondary">
            {` matricola ${assenza.matricola}`}
          </Box>
          {`, ${giorniDi(assenza)}`}
        </li>
      ))}
    </ul>
  );

const giorniDi = ({ datInizio, datFine, numGiorni, numOre }: AssenzaInLettura): string => {
  const quando =
    datInizio === datFine
      ? `il ${formatGiorno(datInizio)}`
      : `dal ${formatGiorno(datInizio)} al ${formatGiorno(datFine)}`;
  return `${quando}: ${numOre === null ? quanti(numGiorni, 'giorno', 'giorni') : `${formatOre(numOre)} ore`}`;
};
