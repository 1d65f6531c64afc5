import Box from '@cloudscape-design/components/box';
import ExpandableSection from '@cloudscape-design/components/expandable-section';
import Link from '@cloudscape-design/components/link';
import type { Mancanza, Uso } from '#shared/contracts/casa/casa.ts';
import { quanti } from '#ui/formati.ts';
import { useMayOpen } from '#ui/frame.tsx';
import { Segno } from '#ui/segno.tsx';

const usi: Readonly<Record<Uso, string>> = { PAGAMENTI: 'pagare', ADEMPIMENTI: 'denunciare', STAMPE: 'stampare' };

/** What the school has still to fill in, with the way to the screen for who may open it. Nothing when nothing is missing. */
export const Mancanze = ({ mancanze }: { readonly mancanze: readonly Mancanza[] }) => {
  const mayOpen = useMayOpen();
  const obbligatorie = mancanze.filter(({ obbligatorio }) => obbligatorio).length;
  const perAltri = !mancanze.some(({ schermata }) => mayOpen(schermata));
  if (mancanze.length === 0) return null;
  return (
    <ExpandableSection
      variant="container"
      defaultExpanded={obbligatorie > 0}
      headerText="Dati da completare"
      headerCounter={`(${mancanze.length})`}
      headerDescription={`${obbligatorie === 0 ? 'Niente di obbligatorio' : `${quanti(obbligatorie, 'dato è indispensabile', 'dati sono indispensabili')} per pagare e denunciare`}${perAltri ? '. Li completa chi gestisce la scuola' : ''}`}
    >
      <ul style={{ margin: 0, paddingInlineStart: 0, listStyle: 'none' }}>
        {mancanze.map((mancanza) => (
          <Riga
            key={`${mancanza.codice} ${mancanza.schermata}`}
            mancanza={mancanza}
            conLink={mayOpen(mancanza.schermata)}
          />
        ))}
      </ul>
    </ExpandableSection>
  );
};

const Riga = ({
  mancanza: { messaggio, schermata, obbligatorio, serveA },
  conLink,
}: {
  readonly mancanza: Mancanza;
  readonly conLink: boolean;
}) => (
  <li style={{ paddingBlock: 6 }}>
    <Segno
      type={obbligatorio ? 'error' : 'info'}
      iconAriaLabel={obbligatorio ? 'Indispensabile' : 'Consigliato'}
      wrapText
    >
      <Box variant="span" color="text-label">
        {messaggio}
      </Box>
    </Segno>
    <Box variant="small" color="text-body-secondary" margin={{ left: 'l' }} display="block">
      Serve a {serveA.map((uso) => usi[uso]).join(', ')}.
      {conLink && (
        <>
          {' '}
          <Link href={`#${schermata}`} fontSize="body-s" ariaLabel={`Completa: ${messaggio}`}>
            Completa
          </Link>
        </>
      )}
    </Box>
  </li>
);
