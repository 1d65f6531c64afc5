import Box from '@cloudscape-design/components/box';
import Link from '@cloudscape-design/components/link';
import { glossario } from '#ui/parole/glossario.ts';
import { PAROLE } from './capitolo-parole.ts';

/** A word of the office, explained beside the work, and the way to the others. */
export const SpiegazioneParola = ({ parola }: { readonly parola: string }) => {
  const trovata = glossario.find((una) => una.parola === parola);
  return trovata === undefined ? null : (
    <div role="status">
      <Box variant="h3">{trovata.parola}</Box>
      <p>{trovata.testo}</p>
      <p>
        <Link href={`#/manuale?capitolo=${encodeURIComponent(PAROLE)}`}>{PAROLE}</Link>
      </p>
    </div>
  );
};
