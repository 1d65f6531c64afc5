import Box from '@cloudscape-design/components/box';
import Container from '@cloudscape-design/components/container';
import Header from '@cloudscape-design/components/header';
import KeyValuePairs from '@cloudscape-design/components/key-value-pairs';
import Link from '@cloudscape-design/components/link';
import ProgressBar from '@cloudscape-design/components/progress-bar';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useRoute } from '#api/query.ts';
import { dirigenteRoutes, type SpesaInLettura } from '#shared/contracts/casa/dirigente.ts';
import { formatMese } from '#shared/domain/tempo/mese.ts';
import { formatEuro, somma } from '#shared/money/centesimi.ts';
import { Attesa } from '#ui/errore-caricamento.tsx';
import { quanti } from '#ui/formati.ts';
import { usatoDi } from '#ui/personale/usato.ts';

/** The last month paid, the last payslips shown, and the allocation of the year with what is used of it. */
export const SpesaDellAnno = ({ onEsposti }: { readonly onEsposti: () => void }) => {
  const { data, error, refetch } = useRoute(dirigenteRoutes.getSpesaDirigente, {}, { staleTime: 0 });
  if (error || !data) return <Attesa errore={error} onRiprova={refetch} />;
  return (
    <SpaceBetween size="l">
      <Pagato spesa={data} onEsposti={onEsposti} />
      <Dotazione spesa={data} />
    </SpaceBetween>
  );
};

const Pagato = ({
  spesa: { pagato, esposto },
  onEsposti,
}: {
  readonly spesa: SpesaInLettura;
  readonly onEsposti: () => void;
}) => (
  <Container header={<Header variant="h2">{pagato ? `Pagato in ${formatMese(pagato)}` : 'Ultimo mese pagato'}</Header>}>
    <KeyValuePairs
      columns={4}
      items={[
        ...(pagato === null
          ? [{ label: 'Cedolini', value: 'Nessuna elaborazione contabilizzata è già pagata' }]
          : [
              {
                label: 'Cedolini',
                value: `${quanti(pagato.cedolini, 'cedolino', 'cedolini')} in ${quanti(pagato.elaborazioni, 'elaborazione', 'elaborazioni')}`,
              },
              { label: 'Netto', value: formatEuro(pagato.netto) },
              { label: 'Lordo Stato', value: formatEuro(pagato.lordoStato) },
            ]),
        {
          label: 'Ultimi cedolini esposti',
          value:
            esposto === null ? (
              'Nessuno'
            ) : (
              <Link
                href="#"
                onFollow={(event) => {
                  event.preventDefault();
                  onEsposti();
                }}
              >
                {formatMese(esposto)}
              </Link>
            ),
        },
      ]}
    />
  </Container>
);

const Dotazione = ({ spesa: { anno, dotazione } }: { readonly spesa: SpesaInLettura }) => (
  <Container
    header={
      <Header
        variant="h2"
        description={
          dotazione.length === 0
            ? undefined
            : `Restano ${formatEuro(somma(dotazione.map(({ residuo }) => residuo)))} su ${formatEuro(somma(dotazione.map(({ assegnato }) => assegnato)))} assegnati`
        }
      >
        {`Dotazione finanziaria ${anno}`}
      </Header>
    }
  >
    {dotazione.length === 0 ? (
      <Box color="text-body-secondary">Nessuna somma è assegnata nell'anno.</Box>
    ) : (
      <SpaceBetween size="s">
        {dotazione.map((riga) => (
          <ProgressBar
            key={riga.chiave}
            label={`${riga.descrizione === '' ? '' : `${riga.descrizione}, `}${riga.chiave}`}
            description={`${formatEuro(riga.inviato)} inviati, ${formatEuro(riga.daInviare)} da inviare, su ${formatEuro(riga.assegnato)} assegnati`}
            value={usatoDi(riga)}
            status={riga.residuo < 0 ? 'error' : 'in-progress'}
            {...(riga.residuo < 0 ? { resultText: `Oltre l'assegnato di ${formatEuro(-riga.residuo)}` } : {})}
          />
        ))}
      </SpaceBetween>
    )}
  </Container>
);
