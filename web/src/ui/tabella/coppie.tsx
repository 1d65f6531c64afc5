import Box from '@cloudscape-design/components/box';
import type { ReactNode } from 'react';

/** A column of a row, as a card shows it: its name and, under it, what it holds. */
export interface Coppia {
  readonly id: string;
  readonly nome: ReactNode;
  readonly valore: ReactNode;
  /** True of a field or of a sentence, which has a line of its own. */
  readonly larga?: boolean;
}

const ACCANTO = 12;
const IN_LINEA = { display: 'flex', flexWrap: 'wrap', columnGap: ACCANTO, rowGap: ACCANTO, margin: 0 } as const;
/** No word is broken but one longer than the card. */
const INTERO = {
  display: 'inline-block',
  maxInlineSize: '100cqi',
  wordBreak: 'normal',
  overflowWrap: 'break-word',
} as const;

/** Draws columns of a row two by two, each under its name; one whose longest word is longer than half the card has a line of its own. */
export const Coppie = ({ coppie }: { readonly coppie: readonly Coppia[] }) => (
  <div style={{ containerType: 'inline-size' }}>
    <dl style={IN_LINEA}>
      {coppie.map(({ id, nome, valore, larga = false }) => (
        <div
          key={id}
          style={{
            inlineSize: larga || coppie.length === 1 ? '100%' : `calc(50% - ${ACCANTO / 2}px)`,
            minInlineSize: 'min-content',
          }}
        >
          <dt>
            <Box variant="awsui-key-label">
              <div style={INTERO}>{nome}</div>
            </Box>
          </dt>
          <dd style={{ margin: 0 }}>
            <div style={larga ? { ...INTERO, display: 'block' } : INTERO}>{valore}</div>
          </dd>
        </div>
      ))}
    </dl>
  </div>
);
