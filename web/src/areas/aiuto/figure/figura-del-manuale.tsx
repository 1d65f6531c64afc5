import Box from '@cloudscape-design/components/box';
import Spinner from '@cloudscape-design/components/spinner';
import { Suspense } from 'react';
import { figure, type NomeFigura } from './figure.ts';

/** A picture with its words under it: nothing in it can be pressed or reached by keyboard, and a screen reader reads the words alone. */
export const FiguraDelManuale = ({ nome }: { readonly nome: NomeFigura }) => {
  const { didascalia, Parte } = figure[nome];
  return (
    <figure style={{ margin: 0, paddingBlock: 8, maxInlineSize: 760 }}>
      <div
        inert
        style={{ overflow: 'clip', borderRadius: 8, border: '1px solid light-dark(#c6c6cd, #424650)', padding: 12 }}
      >
        <Suspense fallback={<Spinner />}>
          <Parte />
        </Suspense>
      </div>
      <figcaption>
        <Box variant="small" color="text-body-secondary">
          {didascalia}
        </Box>
      </figcaption>
    </figure>
  );
};
