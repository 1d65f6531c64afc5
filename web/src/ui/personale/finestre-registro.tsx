import { FinestraRegistro } from '../registro/registro-modifiche.tsx';
import { useParoleAssenza } from './parole-assenza.ts';
import { useParoleServizio } from './parole-servizio.ts';

interface Props {
  readonly uid: string;
  readonly titolo: string;
  readonly onChiudi: () => void;
}

/** Who changed a service, over the page that shows it. */
export const FinestraServizio = (props: Props) => (
  <FinestraRegistro entita="SERVIZIO" {...useParoleServizio()} {...props} />
);

/** Who changed an absence, over the page that shows it. */
export const FinestraAssenza = (props: Props) => (
  <FinestraRegistro entita="ASSENZA" {...useParoleAssenza()} {...props} />
);
