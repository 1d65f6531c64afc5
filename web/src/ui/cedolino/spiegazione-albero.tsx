import Box from '@cloudscape-design/components/box';
import ExpandableSection from '@cloudscape-design/components/expandable-section';
import KeyValuePairs from '@cloudscape-design/components/key-value-pairs';
import Link from '@cloudscape-design/components/link';
import SpaceBetween from '@cloudscape-design/components/space-between';
import type { Spiegazione } from '#shared/contracts/cedolini/cedolino-calcolato.ts';
import { attiCitati } from '#shared/domain/atti.ts';
import { formatGiorno } from '#shared/domain/tempo/date.ts';
import { formatEuro } from '#shared/money/centesimi.ts';
import { descrizioneMarca, marcaDi } from '#shared/rules/riscontri/marca.ts';
import { Segno } from '../segno.tsx';

/** What is said of a figure begins as a sentence, where it stands by itself. */
const withCapital = (testo: string): string => testo.charAt(0).toUpperCase() + testo.slice(1);

/** Why a figure is what it is: the sentence, the formula, the inputs, the dated rule with its verification, and the figures it comes from. */
export const SpiegazioneAlbero = ({
  spiegazione,
  livello = 0,
}: {
  readonly spiegazione: Spiegazione;
  readonly livello?: number;
}) => {
  const { testo, formula, importo, regola, ingressi, figli } = spiegazione;
  return (
    <SpaceBetween size="xs">
      <Box variant={livello === 0 ? 'h3' : 'p'} tagOverride={livello === 0 ? 'h3' : 'p'}>
        {withCapital(testo)}
      </Box>
      <KeyValuePairs
        columns={livello === 0 ? 2 : 1}
        items={[
          { label: 'Formula', value: formula || 'Importo dato' },
          { label: 'Risultato', value: formatEuro(importo) },
          // A sign is written as on the lines, close to its figure.
          ...ingressi.map(({ nome, valore }) => ({ label: nome, value: valore.replace(/^− /, '−') })),
        ]}
      />
      {regola && (
        <Box>
          <Box variant="awsui-key-label">Norma in vigore dal {formatGiorno(regola.dal)}</Box>
          {regola.norma}{' '}
          {attiCitati(regola.norma).map(({ atto, url }) => (
            <Box key={atto} display="inline-block" margin={{ right: 'xs' }}>
              <Link href={url} external externalIconAriaLabel="Si apre in una nuova scheda">
                Testo di {atto}
              </Link>
            </Box>
          ))}
          {regola.riscontro === null ? (
            <Segno type="warning">Valore {descrizioneMarca[marcaDi(regola)]}</Segno>
          ) : (
            <>
              <Segno type="success">Valore riscontrato il {formatGiorno(regola.riscontro.il)}</Segno>
              <Box>in {regola.riscontro.dove}</Box>
            </>
          )}
        </Box>
      )}
      {figli.map((figlio, indice) => (
        <ExpandableSection key={`${indice} ${figlio.testo}`} headerText={withCapital(figlio.testo)} variant="footer">
          <SpiegazioneAlbero spiegazione={figlio} livello={livello + 1} />
        </ExpandableSection>
      ))}
    </SpaceBetween>
  );
};
