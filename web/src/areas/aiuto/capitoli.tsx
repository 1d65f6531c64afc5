import Box from '@cloudscape-design/components/box';
import Container from '@cloudscape-design/components/container';
import Header from '@cloudscape-design/components/header';
import Link from '@cloudscape-design/components/link';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useEffect, useRef } from 'react';
import { FiguraDelManuale } from './figure/figura-del-manuale.tsx';
import type { NomeFigura } from './figure/figure.ts';

/** One chapter of the help: paragraphs, then numbered steps, each with the screen it speaks of. */
export interface Capitolo {
  readonly titolo: string;
  readonly paragrafi: readonly string[];
  readonly passi?: readonly Passo[];
}
export interface Passo {
  readonly titolo: string;
  readonly testo: string;
  readonly schermata?: {
    readonly path: `/${string}`;
    readonly nome: string;
    /** Which of its parts, where it has several. */ readonly vista?: string;
  };
  /** A page of the product that stands outside the program, and asks for no sign-in. */
  readonly pagina?: { readonly href: string; readonly nome: string };
  readonly figura?: NomeFigura;
}

/** The chapters of a help page under their index. Links to screens the user may not open are left out. */
export const Capitoli = ({
  capitoli,
  isAperta,
  aperto = null,
}: {
  readonly capitoli: readonly Capitolo[];
  readonly isAperta: (path: string) => boolean;
  /** The chapter that the page opens on. */
  readonly aperto?: string | null;
}) => {
  const titoli = useRef(new Map<string, HTMLDivElement>());
  const vai = (titolo: string) => {
    const capitolo = titoli.current.get(titolo);
    capitolo?.scrollIntoView({ block: 'start' });
    capitolo?.focus();
  };
  useEffect(() => {
    if (aperto !== null) vai(aperto);
  }, [aperto]);
  return (
    <SpaceBetween size="l">
      {capitoli.length > 2 && (
        <Container header={<Header variant="h2">In questa pagina</Header>}>
          <ol style={{ margin: 0, paddingInlineStart: 20 }}>
            {capitoli.map(({ titolo }) => (
              <li key={titolo} style={{ paddingBlock: 4 }}>
                <Link
                  href={`#${titolo}`}
                  onFollow={(event) => {
                    event.preventDefault();
                    vai(titolo);
                  }}
                >
                  {titolo}
                </Link>
              </li>
            ))}
          </ol>
        </Container>
      )}
      {capitoli.map((capitolo) => (
        <div
          key={capitolo.titolo}
          tabIndex={-1}
          style={{ scrollMarginBlockStart: 120 }}
          ref={(elemento) => {
            if (elemento) titoli.current.set(capitolo.titolo, elemento);
          }}
        >
          <Container header={<Header variant="h2">{capitolo.titolo}</Header>}>
            <TestoCapitolo capitolo={capitolo} isAperta={isAperta} />
          </Container>
        </div>
      ))}
    </SpaceBetween>
  );
};

const TestoCapitolo = ({
  capitolo: { paragrafi, passi = [] },
  isAperta,
}: {
  readonly capitolo: Capitolo;
  readonly isAperta: (path: string) => boolean;
}) => (
  <SpaceBetween size="s">
    {paragrafi.map((paragrafo) => (
      <Box key={paragrafo} variant="p" padding="n">
        {paragrafo}
      </Box>
    ))}
    {passi.length > 0 && (
      <ol style={{ margin: 0, paddingInlineStart: 20 }}>
        {passi.map(({ titolo, testo, schermata, pagina, figura }) => (
          <li key={titolo} style={{ paddingBlock: 4 }}>
            <b>{titolo}.</b> {testo}
            {schermata && isAperta(schermata.path) && (
              <>
                {' '}
                <Link href={`#${schermata.path}${schermata.vista === undefined ? '' : `?vista=${schermata.vista}`}`}>
                  {schermata.nome}
                </Link>
              </>
            )}
            {pagina && (
              <>
                {' '}
                <Link href={pagina.href} external externalIconAriaLabel="Si apre in un'altra scheda">
                  {pagina.nome}
                </Link>
              </>
            )}
            {figura && <FiguraDelManuale nome={figura} />}
          </li>
        ))}
      </ol>
    )}
  </SpaceBetween>
);
