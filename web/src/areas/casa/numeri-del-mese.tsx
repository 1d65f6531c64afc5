import Box from '@cloudscape-design/components/box';
import ColumnLayout from '@cloudscape-design/components/column-layout';
import Container from '@cloudscape-design/components/container';
import Header from '@cloudscape-design/components/header';
import Link from '@cloudscape-design/components/link';
import type { ReactNode } from 'react';
import type { Cruscotto } from '#shared/contracts/casa/casa.ts';
import { formatMese } from '#shared/domain/tempo/mese.ts';
import { formatEuro, somma } from '#shared/money/centesimi.ts';
import { formatIntero, quanti } from '#ui/formati.ts';
import { useMayOpen } from '#ui/frame.tsx';

/** The big numbers of the month. */
export const NumeriDelMese = ({ cruscotto: { anno, mese, stati, simulazioni } }: { readonly cruscotto: Cruscotto }) => {
  const mayOpen = useMayOpen();
  const conta = (campo: 'elaborazioni' | 'cedolini' | 'scartati') =>
    stati.reduce((totale, stato) => totale + stato[campo], 0);
  return (
    <Container header={<Header variant="h2">{`Numeri di ${formatMese({ anno, mese })}`}</Header>}>
      <ColumnLayout columns={4} variant="text-grid" minColumnWidth={230}>
        <Numero
          nome="Elaborazioni"
          nota={simulazioni > 0 ? `più ${formatIntero(simulazioni)} di simulazione` : undefined}
        >
          {mayOpen('/cedolini') ? (
            <Link href="#/cedolini" fontSize="display-l" ariaLabel={`${conta('elaborazioni')} elaborazioni`}>
              {formatIntero(conta('elaborazioni'))}
            </Link>
          ) : (
            formatIntero(conta('elaborazioni'))
          )}
        </Numero>
        <Numero
          nome="Cedolini calcolati"
          nota={
            conta('scartati') > 0 ? `${quanti(conta('scartati'), 'scartato', 'scartati')} da correggere` : undefined
          }
        >
          {formatIntero(conta('cedolini'))}
        </Numero>
        <Numero nome="Netto dei cedolini">{formatEuro(somma(stati.map(({ totali }) => totali.netto)))}</Numero>
        <Numero nome="Lordo Stato">{formatEuro(somma(stati.map(({ totali }) => totali.lordoStato)))}</Numero>
      </ColumnLayout>
    </Container>
  );
};

const Numero = ({
  nome,
  nota,
  children,
}: {
  readonly nome: string;
  readonly nota?: string | undefined;
  readonly children: ReactNode;
}) => (
  <div>
    <Box variant="awsui-key-label">{nome}</Box>
    <Box fontSize="display-l" fontWeight="bold">
      {children}
    </Box>
    {nota !== undefined && (
      <Box variant="small" color="text-body-secondary">
        {nota}
      </Box>
    )}
  </div>
);
