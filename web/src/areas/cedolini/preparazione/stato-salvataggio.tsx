import Alert from '@cloudscape-design/components/alert';
import Box from '@cloudscape-design/components/box';
import Button from '@cloudscape-design/components/button';
import { formatOra } from '#ui/formati.ts';
import { Segno } from '#ui/segno.tsx';
import type { StatoBozza } from './stato-bozza.ts';

/** Whether what is on the screen is on the server too, and since when. */
export const StatoSalvataggio = ({ stato: { salvataggio, salvataIl } }: { readonly stato: StatoBozza }) => {
  if (salvataggio === 'in corso') return <Segno type="in-progress">salvataggio in corso</Segno>;
  if (salvataggio === 'fallito') return <Segno type="error">bozza non salvata</Segno>;
  return salvataIl === null ? (
    <Box color="text-body-secondary">la bozza si salva da sé</Box>
  ) : (
    <Segno type="success">bozza salvata {formatOra(salvataIl)}</Segno>
  );
};

/** What was not saved and why, with another try. */
export const NonSalvata = ({
  errore,
  onRiprova,
}: {
  readonly errore: Error | null;
  readonly onRiprova: () => void;
}) => (
  <Alert type="error" header="La bozza non è salvata" action={<Button onClick={onRiprova}>Riprova</Button>}>
    {errore?.message} Quello che è stato scritto è ancora in questa pagina: non chiuderla prima di averlo salvato.
  </Alert>
);
