import Box from '@cloudscape-design/components/box';
import Header from '@cloudscape-design/components/header';
import type { RiepilogoStato } from '#shared/contracts/casa/casa.ts';
import { formatEuro, somma } from '#shared/money/centesimi.ts';
import { ImportoCell, InteroCell, StatoCell } from '#ui/celle.tsx';
import { Tabella, type ColonnaTabella } from '#ui/tabella/tabella-o-schede.tsx';
import { statiElaborazioneVisti } from './stati-elaborazione.ts';

const destra = (testo: string) => (
  <Box textAlign="right" fontWeight="bold" color="inherit">
    {testo}
  </Box>
);
const intero = (id: 'elaborazioni' | 'cedolini' | 'scartati', titolo: string): ColonnaTabella<RiepilogoStato> => ({
  id,
  header: destra(titolo),
  cell: (stato) => <InteroCell valore={stato[id]} />,
  width: 118,
});
const importo = (id: keyof RiepilogoStato['totali'], titolo: string): ColonnaTabella<RiepilogoStato> => ({
  id,
  header: destra(titolo),
  cell: ({ totali }) => <ImportoCell valore={totali[id]} />,
});

const importi = [
  ['lordo', 'Lordo'],
  ['netto', 'Netto'],
  ['oneri', 'Oneri'],
  ['lordoStato', 'Lordo Stato'],
] as const;

/** The sums over the states, as under the lists. */
const Totali = ({ stati }: { readonly stati: readonly RiepilogoStato[] }) => (
  <Box fontWeight="bold">
    Totale:{' '}
    {importi.map(([id, nome]) => `${nome} ${formatEuro(somma(stati.map(({ totali }) => totali[id])))}`).join(' · ')}
  </Box>
);

/** The runs of the month by state, with the sums of their payslips. */
export const StatiDelMese = ({ stati }: { readonly stati: readonly RiepilogoStato[] }) => (
  <Tabella<RiepilogoStato>
    variant="container"
    items={stati}
    trackBy="stato"
    ariaLabels={{ tableLabel: 'Elaborazioni per stato' }}
    header={
      <Header variant="h2" description="Le simulazioni non si pagano e non sono contate">
        Elaborazioni per stato
      </Header>
    }
    {...(stati.length > 1 ? { footer: <Totali stati={stati} /> } : {})}
    columnDefinitions={[
      {
        id: 'stato',
        header: 'Stato',
        isRowHeader: true,
        cell: ({ stato }) => <StatoCell valore={stato} stati={statiElaborazioneVisti} />,
        width: 180,
      },
      intero('elaborazioni', 'Elaborazioni'),
      intero('cedolini', 'Cedolini'),
      intero('scartati', 'Scartati'),
      ...importi.map(([id, nome]) => importo(id, nome)),
    ]}
  />
);
