import Box from '@cloudscape-design/components/box';
import ExpandableSection from '@cloudscape-design/components/expandable-section';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useState } from 'react';
import { useRoute } from '#api/query.ts';
import type { domandeProprieRoutes } from '#shared/contracts/cedolini/dipendente/domande-proprie.ts';
import type { domandeRoutes, Risposta } from '#shared/contracts/cedolini/domande.ts';
import { Attesa } from '../errore-caricamento.tsx';

interface Props {
  readonly uid: string;
  readonly rotta: typeof domandeRoutes.getRisposte | typeof domandeProprieRoutes.getRisposteProprie;
}

/** The questions that a payslip answers by itself. They are asked for when somebody opens them: each answer is a walk of its explanation. */
export const DomandeCedolino = ({ uid, rotta }: Props) => {
  const [aperte, setAperte] = useState(false);
  const { data, error, refetch } = useRoute(rotta, { body: { uid } }, { enabled: aperte });
  return (
    <ExpandableSection
      variant="container"
      headingTagOverride="h2"
      headerText="Domande su questo cedolino"
      headerDescription="Le risposte vengono dal calcolo di questo cedolino: ogni cifra è una delle sue."
      expanded={aperte}
      onChange={({ detail }) => setAperte(detail.expanded)}
    >
      {data === undefined ? (
        <Attesa errore={error} onRiprova={refetch} />
      ) : (
        data.map((risposta) => <Domanda key={risposta.codice} {...risposta} />)
      )}
    </ExpandableSection>
  );
};

/** A text whose amounts are not parted from their sign at the end of a line. */
const cifreIntere = (testo: string): string => testo.replaceAll(/(?<=\d) (?=[€%])/g, '\u00A0');

const Domanda = ({ domanda, frasi, chiedere }: Risposta) => (
  <ExpandableSection headingTagOverride="h3" headerText={domanda}>
    <SpaceBetween size="xs">
      {frasi.map(({ testo }, indice) => (
        <div key={`${indice} ${testo}`}>{cifreIntere(testo)}</div>
      ))}
      {chiedere !== null && <Box color="text-body-secondary">{chiedere}</Box>}
    </SpaceBetween>
  </ExpandableSection>
);
