import Container from '@cloudscape-design/components/container';
import FormField from '@cloudscape-design/components/form-field';
import Header from '@cloudscape-design/components/header';
import Select from '@cloudscape-design/components/select';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useState } from 'react';
import { useRoute } from '#api/query.ts';
import { discordanzeRoutes } from '#shared/contracts/casa/discordanze.ts';
import { ElencoDiscordanze } from '#ui/discordanze/elenco-discordanze.tsx';
import { Attesa } from '#ui/errore-caricamento.tsx';
import { anniTra } from '#ui/modulo/campi/campo-mese.tsx';
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
          description="Le elaborazioni contabilizzate e le denunce inviate che dicono della scuola altro da quello che i dati dicono oggi di quei giorni"
        >
          Che cosa tocca
        </Header>
      }
    >
      <SpaceBetween size="m">
        <FormField label="Anno">
          <Select
            options={anniTra(PRIMO_ANNO, corrente).map(({ descrizione }) => ({
              value: descrizione,
              label: descrizione,
            }))}
            selectedOption={{ value: String(anno), label: String(anno) }}
            onChange={({ detail }) => setAnno(Number(detail.selectedOption.value))}
          />
        </FormField>
        {data === undefined ? <Attesa errore={error} onRiprova={refetch} /> : <ElencoDiscordanze discordanze={data} />}
      </SpaceBetween>
    </Container>
  );
};
