import Alert from '@cloudscape-design/components/alert';
import Box from '@cloudscape-design/components/box';
import Button from '@cloudscape-design/components/button';
import SpaceBetween from '@cloudscape-design/components/space-between';
import StatusIndicator from '@cloudscape-design/components/status-indicator';
import { importoVoce, type InputCedolino } from '../../../../../shared/contracts/cedolini/cedolino-input.ts';
import { formatEuro, somma } from '../../../../../shared/money/centesimi.ts';
import { formatIstante, formatOra } from '../../../ui/formati.ts';
import type { Contesa, StatoBozza } from './bozza-elaborazione.ts';
import { nominativoDi } from './righe-preparazione.ts';

/** Whether what is on the screen is on the server too, and since when. */
export const StatoSalvataggio = ({ stato: { salvataggio, salvataIl } }: { readonly stato: StatoBozza }) => {
  if (salvataggio === 'in corso') return <StatusIndicator type="in-progress">salvataggio in corso</StatusIndicator>;
  if (salvataggio === 'fallito') return <StatusIndicator type="error">bozza non salvata</StatusIndicator>;
  return salvataIl === null ? (
    <Box color="text-body-secondary">la bozza si salva da sé</Box>
  ) : (
    <StatusIndicator type="success">bozza salvata {formatOra(salvataIl)}</StatusIndicator>
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

const detto = ({ voci }: InputCedolino): string =>
  `${voci.length === 1 ? 'una voce' : `${voci.length} voci`} per ${formatEuro(somma(voci.map(importoVoce)))}`;

/** Rows that somebody else changed in the same moment: which of the two stays. */
export const RigheContese = ({
  contese,
  onScegli,
}: {
  readonly contese: readonly Contesa[];
  readonly onScegli: (contesa: Contesa, tieni: 'mia' | 'altra') => void;
}) => (
  <>
    {contese.map((contesa) => {
      const { riga, altra } = contesa;
      const nome = nominativoDi(riga);
      return (
        <Alert
          key={riga.bozza.uidSubAnagrafe}
          type="warning"
          header={`${nome}: la riga è stata cambiata anche da un altro utente`}
          action={
            <SpaceBetween direction="horizontal" size="xs">
              <Button onClick={() => onScegli(contesa, 'altra')}>{`Tieni l'altra per ${nome}`}</Button>
              <Button onClick={() => onScegli(contesa, 'mia')}>{`Tieni la mia per ${nome}`}</Button>
            </SpaceBetween>
          }
        >
          {altra === null
            ? 'Un altro utente ha tolto la persona.'
            : `${altra.modificataDa} ha scritto ${detto(altra.input)} (${formatIstante(altra.modificataIl)}).`}{' '}
          Qui ci sono {detto(riga.input)}. Le altre righe sono salvate.
        </Alert>
      );
    })}
  </>
);
