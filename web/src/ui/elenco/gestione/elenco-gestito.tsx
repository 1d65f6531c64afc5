import type { ReactNode } from 'react';
import { Elenco, type ElencoProps } from '../elenco.tsx';
import type { Gestibile, Gestione } from './use-gestione.tsx';

interface Props<R extends object, O extends string> extends Omit<ElencoProps<R, O>, 'crea' | 'onApri'> {
  readonly gestione: Gestione<R>;
  /** Words of the button that makes a new row. */
  readonly crea: string;
  /** False where rows are only read; true when not said. */
  readonly scrive?: boolean;
  /** What opens a row; its window when not said. */
  readonly onApri?: (riga: R) => void;
  /** The window of a row, or of a new one when there is none. */
  readonly finestra: (riga: R | undefined, onChiudi: () => void) => ReactNode;
  /** Other windows of the page. */
  readonly children?: ReactNode;
}

/** A table of the office: its list, the window that makes or changes a row, who changed it. */
export const ElencoGestito = <R extends Gestibile, O extends string>({
  gestione,
  crea,
  scrive = true,
  finestra,
  children,
  ...elenco
}: Props<R, O>) => (
  <>
    <Elenco
      {...(scrive
        ? {
            onApri: gestione.modifica,
            azioniRiga: (riga: R) => gestione.azioni(riga),
            crea: { testo: crea, onClick: gestione.nuovo },
          }
        : {})}
      {...elenco}
    />
    {gestione.aperto && finestra(gestione.record, gestione.chiudi)}
    {children}
    {gestione.registro}
  </>
);
