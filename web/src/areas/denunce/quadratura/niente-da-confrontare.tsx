import Link from '@cloudscape-design/components/link';
import { useMayOpen } from '#ui/frame.tsx';
import { StatoVuoto } from '#ui/stato-vuoto.tsx';

/** In place of a comparison of a year in which there is nothing on either side: nothing agrees yet, and here is what comes first. */
export const NienteDaConfrontare = ({ anno }: { readonly anno: number }) => {
  const vedeCedolini = useMayOpen()('/cedolini');
  return (
    <StatoVuoto
      titolo={`Nel ${anno} non c’è ancora niente da confrontare`}
      testo="Si confrontano i cedolini contabilizzati con le denunce inviate: di quest’anno non ce ne sono."
      azione={vedeCedolini && <Link href="#/cedolini">Elaborazioni da contabilizzare</Link>}
    />
  );
};
