import Alert from '@cloudscape-design/components/alert';
import Button from '@cloudscape-design/components/button';
import { Component, type ReactNode } from 'react';

/** `percorso`: the address, whose change gives another page its chance. */
interface Props {
  readonly percorso: string;
  readonly children: ReactNode;
}
interface Stato {
  readonly errore: Error | null;
}

/** A page that could not be loaded (no network, a new release of the program) or that broke while drawing: the rest of the program stays usable. */
export class PageBoundary extends Component<Props, Stato> {
  override state: Stato = { errore: null };

  static getDerivedStateFromError(error: unknown): Stato {
    return { errore: error instanceof Error ? error : new Error(String(error)) };
  }

  override componentDidUpdate({ percorso }: Props): void {
    if (percorso !== this.props.percorso && this.state.errore !== null) this.setState({ errore: null });
  }

  override render(): ReactNode {
    const { errore } = this.state;
    if (errore === null) return this.props.children;
    const nonCaricata = /dynamically imported module|Importing a module script failed|error loading dynamically/i.test(
      errore.message,
    );
    return (
      <Alert
        type="error"
        header={
          nonCaricata ? 'La pagina non è stata caricata' : 'La pagina si è interrotta per un errore del programma'
        }
        action={<Button onClick={() => location.reload()}>Ricarica</Button>}
      >
        {nonCaricata
          ? 'Controllare la connessione e ricaricare. Può anche essere uscita una versione nuova del programma.'
          : `Ricaricare la pagina; se succede ancora, avvisare l'assistenza riportando: ${errore.message}`}
      </Alert>
    );
  }
}
