import Container from '@cloudscape-design/components/container';
import Header from '@cloudscape-design/components/header';
import { useRoute } from '#api/query.ts';
import { discordanzeRoutes } from '#shared/contracts/anagrafe/discordanze.ts';
import { ElencoDiscordanze } from '#ui/discordanze/elenco-discordanze.tsx';
import { Attesa } from '#ui/errore-caricamento.tsx';

/** The payslips and the filings of a person that no longer agree with the records, each with what to do. */
export const DiscordanzePersona = ({ uid, nome }: { readonly uid: string; readonly nome: string }) => {
  const { data, error, refetch } = useRoute(
    discordanzeRoutes.cosaTocca,
    { body: { uidSubAnagrafe: uid } },
    { staleTime: 0 },
  );
  return (
    <Container
      header={
        <Header
          variant="h2"
          description="I cedolini contabilizzati, le denunce e le liste NoiPA inviate che dicono altro da quello che i dati dicono oggi, con quello che c'è da fare"
        >
          {`Che cosa tocca: ${nome}`}
        </Header>
      }
    >
      {data === undefined ? <Attesa errore={error} onRiprova={refetch} /> : <ElencoDiscordanze discordanze={data} />}
    </Container>
  );
};
