import Alert from '@cloudscape-design/components/alert';
import type { ReactNode } from 'react';

interface Props {
  readonly avvisi: readonly string[];
  /** A button for what can be done about them. */
  readonly azione?: ReactNode;
}

/** How a file was read, where somebody should know: titles left out, what is hidden, headings that are double or missing. */
export const AvvisiLettura = ({ avvisi, azione }: Props) =>
  avvisi.length === 0 ? null : (
    <Alert type="info" header="Come è stato letto il file" action={azione}>
      <ul>
        {avvisi.map((avviso) => (
          <li key={avviso}>{avviso}</li>
        ))}
      </ul>
    </Alert>
  );
