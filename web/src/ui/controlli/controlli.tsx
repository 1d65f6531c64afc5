import Alert from '@cloudscape-design/components/alert';
import Box from '@cloudscape-design/components/box';
import ExpandableSection from '@cloudscape-design/components/expandable-section';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { nomeDelControllo, type Controllo } from '#shared/contracts/controllo.ts';
import { quanti } from '../formati.ts';
import { insieme, type Insieme } from './insieme.ts';

/** Most different questions shown. */
const MOSTRATI = 20;

const ESITI = ['FERMA', 'CONFERMA', 'AVVISO'] as const;

const titoli = {
  FERMA: ['error', 'Da correggere prima'],
  CONFERMA: ['warning', 'I controlli chiedono conferma, con il motivo'],
  AVVISO: ['info', 'Da sapere prima'],
} as const;

/** The questions of the controls about a payment, those that stop it before those that go on with a reason and those to know; equal ones are told once, with their people. */
export const Controlli = ({ controlli }: { readonly controlli: readonly Controllo[] }) =>
  ESITI.map((esito) => {
    const suoi = controlli.filter((uno) => uno.esito === esito);
    const [tipo, titolo] = titoli[esito];
    return suoi.length === 0 ? null : (
      <Alert key={esito} type={tipo} header={titolo}>
        <Insiemi tutti={suoi} />
      </Alert>
    );
  });

/** Questions or notices told once each, with the people they are of. */
export const Insiemi = ({ tutti }: { readonly tutti: readonly Omit<Controllo, 'esito'>[] }) => {
  const diversi = insieme(tutti);
  return (
    <SpaceBetween size="xs">
      {diversi.slice(0, MOSTRATI).map((uno) => (
        <Uno key={`${uno.primo.codice} ${uno.primo.messaggio}`} {...uno} />
      ))}
      {diversi.length > MOSTRATI && <Box variant="p">In tutto {diversi.length}.</Box>}
    </SpaceBetween>
  );
};

const Uno = ({ primo, persone }: Insieme<Omit<Controllo, 'esito'>>) =>
  persone.length === 1 ? (
    <Box variant="p">
      {nomeDelControllo(primo)}: {primo.messaggio}
    </Box>
  ) : (
    <ExpandableSection
      headerText={`Un avviso per ${quanti(persone.length, 'persona', 'persone')}`}
      headerDescription={primo.messaggio}
    >
      {persone.map(nomeDelControllo).join(', ')}
    </ExpandableSection>
  );
