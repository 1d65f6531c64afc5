import Alert from '@cloudscape-design/components/alert';
import Box from '@cloudscape-design/components/box';
import Button, { type ButtonProps } from '@cloudscape-design/components/button';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useEffect, useRef } from 'react';
import { destinatariDi } from './destinatari.ts';
import type { Incollato } from './incolla.ts';
import type { Dati } from './modello.ts';

interface Props {
  readonly incollato: Incollato;
  readonly dati: Pick<Dati, 'righe' | 'colonne'>;
  readonly onScelta: (scelta: 'prendi' | 'lascia') => void;
}

/** As many as are seen at once; the last one is always among them, since a list one line too long or short shows there. */
const MOSTRATE = 12;

/** Lines pasted without names, each with its person: they are taken when somebody has looked. */
export const RigheDaPrendere = ({ incollato, dati, onScelta }: Props) => {
  const conferma = useRef<ButtonProps.Ref>(null);
  useEffect(() => conferma.current?.focus(), []);
  const destinatari = destinatariDi(incollato, dati);
  const [ultima] = destinatari.slice(-1);
  const prime = destinatari.length <= MOSTRATE ? destinatari : destinatari.slice(0, MOSTRATE - 1);
  const taciute = destinatari.length - prime.length - 1;
  return (
    <Alert
      type="warning"
      header={`${destinatari.length === 1 ? 'Una riga non dice' : `${destinatari.length} righe non dicono`} di chi ${destinatari.length === 1 ? 'è' : 'sono'}: vanno nell'ordine dello schermo`}
      action={
        <SpaceBetween direction="horizontal" size="xs">
          <Button ref={conferma} onClick={() => onScelta('prendi')}>
            Incolla così
          </Button>
          <Button variant="link" onClick={() => onScelta('lascia')}>
            Non incollare
          </Button>
        </SpaceBetween>
      }
    >
      <SpaceBetween size="xs">
        <ul style={{ margin: 0, paddingInlineStart: 20 }} aria-label="A chi vanno le righe">
          {prime.map(({ id, chi, valori }) => (
            <li key={id}>
              {chi}: {valori}
            </li>
          ))}
          {prime.length < destinatari.length && ultima !== undefined && (
            <>
              {taciute > 0 && (
                <li>{taciute === 1 ? "un'altra" : `altre ${taciute}`}, nell&apos;ordine dello schermo</li>
              )}
              <li>
                ultima, {ultima.chi}: {ultima.valori}
              </li>
            </>
          )}
        </ul>
        <Box variant="small">
          Per non dipendere dall&apos;ordine, copiare dal foglio anche la colonna con il codice fiscale o il nome.
        </Box>
      </SpaceBetween>
    </Alert>
  );
};
