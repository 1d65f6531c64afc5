import Box from '@cloudscape-design/components/box';
import Link from '@cloudscape-design/components/link';
import { glossario, parolaDi } from '#ui/parole/glossario.ts';
import { CAMPI, PAROLE } from './capitolo-parole.ts';

/** A word of the office or a field, explained beside the work, and the way to the others. */
export const SpiegazioneParola = ({ parola }: { readonly parola: string }) => {
  const trovata = parolaDi(parola);
  if (trovata === undefined) return null;
  const capitolo = glossario.includes(trovata) ? PAROLE : CAMPI;
  return (
    <div role="status">
      <Box variant="h3">{trovata.parola}</Box>
      <p>{trovata.testo}</p>
      <p>
        <Link href={`#/manuale?capitolo=${encodeURIComponent(capitolo)}`}>{capitolo}</Link>
      </p>
    </div>
  );
};
