import Alert from '@cloudscape-design/components/alert';
import Box from '@cloudscape-design/components/box';
import type { Controllo } from '#shared/contracts/controllo.ts';

/** Most questions shown one by one. */
const MOSTRATI = 20;

/** The questions of the controls about a payment, by person: those that stop it, those that go on with a reason, those to know. */
export const Controlli = ({ controlli }: { readonly controlli: readonly Controllo[] }) => {
  if (controlli.length === 0) return null;
  const esiti = new Set(controlli.map(({ esito }) => esito));
  const [tipo, titolo] = titoloDi(esiti);
  return (
    <Alert type={tipo} header={titolo}>
      {controlli.slice(0, MOSTRATI).map(({ codice, nominativo, desCf, messaggio }, indice) => (
        <Box key={`${desCf} ${codice} ${indice}`} variant="p">
          {nominativo} ({desCf}): {messaggio}
        </Box>
      ))}
      {controlli.length > MOSTRATI && <Box variant="p">In tutto {controlli.length}.</Box>}
    </Alert>
  );
};

const titoloDi = (esiti: ReadonlySet<Controllo['esito']>): readonly ['error' | 'warning' | 'info', string] => {
  if (esiti.has('FERMA')) return ['error', 'Da correggere prima'];
  return esiti.has('CONFERMA')
    ? ['warning', 'I controlli chiedono conferma, con il motivo']
    : ['info', 'Da sapere prima'];
};
