import Container from '@cloudscape-design/components/container';
import Header from '@cloudscape-design/components/header';
import { useState } from 'react';
import { useRoute } from '#api/query.ts';
import { discordanzeRoutes } from '#shared/contracts/anagrafe/discordanze.ts';
import { ElencoDiscordanze } from '#ui/discordanze/elenco-discordanze.tsx';
import { Attesa } from '#ui/errore-caricamento.tsx';
import { SceltaAnnoDal } from '#ui/scelte/scelta-anno.tsx';
import { useSession } from '#ui/session.ts';

const PRIMO_ANNO = 2023;

/** The runs and the filings of a year that say of the school what its records do not say any more, each with what to do. */
export const DiscordanzeScuola = () => {
  const corrente = Number(useSession().sessione.oggi.slice(0, 4));
  const [anno, setAnno] = useState(corrente);
  const { data, error, refetch } = useRoute(discordanzeRoutes.cosaToccaLaScuola, { body: { anno } }, { staleTime: 0 });
  return (
    <Container
      header={
        <Header
          variant="h2"
          actions={<SceltaAnnoDal dal={PRIMO_ANNO} anno={anno} onCambia={setAnno} />}
          description="Le elaborazioni contabilizzate e le denunce inviate che dicono della scuola altro da quello che i dati dicono oggi di quei giorni"
        >
          Che cosa tocca
        </Header>
      }
    >
      {data === undefined ? <Attesa errore={error} onRiprova={refetch} /> : <ElencoDiscordanze discordanze={data} />}
    </Container>
  );
};
