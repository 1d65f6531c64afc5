import Alert from '@cloudscape-design/components/alert';
import Button from '@cloudscape-design/components/button';
import FormField from '@cloudscape-design/components/form-field';
import SpaceBetween from '@cloudscape-design/components/space-between';
import Textarea from '@cloudscape-design/components/textarea';
import { useState } from 'react';
import type { Scarto } from './incolla.ts';

interface Props {
  readonly scarti: readonly Scarto[];
  readonly onRiprova: (testo: string) => void;
  readonly onChiudi: () => void;
}

const MOSTRATI = 15;

const testoDi = (scarti: readonly Scarto[]): string => scarti.map(({ celle }) => celle.join('\t')).join('\n');

/** Lines of a paste that were not taken, one by one with their reason: they are mended here and pasted again. */
export const ScartiIncolla = (props: Props) =>
  props.scarti.length === 0 ? null : <Scarti key={testoDi(props.scarti)} {...props} />;

const Scarti = ({ scarti, onRiprova, onChiudi }: Props) => {
  const [testo, setTesto] = useState(() => testoDi(scarti));
  return (
    <Alert
      type="warning"
      dismissible
      dismissAriaLabel="Chiudi le righe non incollate"
      onDismiss={onChiudi}
      header={
        scarti.length === 1 ? 'Una riga non è stata incollata' : `${scarti.length} righe non sono state incollate`
      }
    >
      <SpaceBetween size="s">
        <ul style={{ margin: 0, paddingInlineStart: 20 }}>
          {scarti.slice(0, MOSTRATI).map(({ numero, motivo }) => (
            <li key={numero}>
              Riga {numero}: {motivo}
            </li>
          ))}
          {scarti.length > MOSTRATI && <li>e altre {scarti.length - MOSTRATI}</li>}
        </ul>
        <FormField
          label="Righe da correggere"
          description="Correggere nomi e valori, poi incollarle di nuovo: le altre righe ci sono già."
          stretch
        >
          <Textarea
            value={testo}
            rows={Math.min(8, scarti.length + 1)}
            spellcheck={false}
            onChange={({ detail }) => setTesto(detail.value)}
          />
        </FormField>
        <Button onClick={() => onRiprova(testo)}>Incolla le righe corrette</Button>
      </SpaceBetween>
    </Alert>
  );
};
