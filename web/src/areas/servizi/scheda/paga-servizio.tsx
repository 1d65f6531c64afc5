import Alert from '@cloudscape-design/components/alert';
import Box from '@cloudscape-design/components/box';
import Container from '@cloudscape-design/components/container';
import ExpandableSection from '@cloudscape-design/components/expandable-section';
import Header from '@cloudscape-design/components/header';
import KeyValuePairs from '@cloudscape-design/components/key-value-pairs';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useWatch } from 'react-hook-form';
import type { CompetenzaServizio } from '#shared/calculation/contratto/servizio.ts';
import type { ServizioInput } from '#shared/contracts/servizi/servizio.ts';
import { descrizioneContratto, descrizioneRuoloDipendente } from '#shared/domain/persona/percettore.ts';
import { formatMese } from '#shared/domain/tempo/mese.ts';
import { formatEuro } from '#shared/money/centesimi.ts';
import { descrizioneMarca, marcaDi } from '#shared/rules/riscontri/marca.ts';
import type { ControlloModulo } from '#ui/modulo/use-modulo.ts';
import { useSession } from '#ui/session.ts';
import { oreInParole } from '../colonne-servizi.tsx';
import { pagaDi } from './paga.ts';
import type { Liste } from './use-liste.ts';

interface Props {
  readonly modulo: ControlloModulo<ServizioInput>;
  readonly liste: Liste;
}

/** What the service being written means for pay, figure by figure, while it is written. */
export const PagaServizio = ({ modulo, liste }: Props) => {
  const { sessione } = useSession();
  useWatch({ control: modulo.form.control });
  const servizio = modulo.form.getValues();
  const paga = pagaDi(servizio, liste, sessione.oggi);
  return (
    <div style={{ position: 'sticky', insetBlockStart: 16 }}>
      <Container
        header={
          <Header variant="h2" description="Con le tabelle del contratto; aggiornato mentre si scrive">
            Che cosa significa per la paga
          </Header>
        }
      >
        <SpaceBetween size="m">
          <KeyValuePairs
            columns={2}
            items={[
              { label: 'Contratto', value: paga.contratto === undefined ? '–' : descrizioneContratto[paga.contratto] },
              { label: 'Ruolo', value: paga.ruolo === undefined ? '–' : descrizioneRuoloDipendente[paga.ruolo] },
              { label: 'Fascia', value: servizio.codFascia },
              {
                label: 'Ore pagate',
                value: servizio.numOreIntere && servizio.numOreSettimanali ? oreInParole(servizio) : '–',
              },
            ]}
          />
          {paga.motivo !== null && <Alert type="info">{paga.motivo}</Alert>}
          {paga.motivo === null && paga.mese !== null && (
            <div role="group" aria-label={`Retribuzione lorda di ${formatMese(paga.mese)}`}>
              <Box variant="awsui-key-label">Retribuzione lorda di {formatMese(paga.mese)}, mese intero</Box>
              <Box variant="h2" tagOverride="p" padding="n">
                {formatEuro(paga.totale)}
              </Box>
              {paga.voci.map((voce) => (
                <Voce key={voce.codice} voce={voce} />
              ))}
            </div>
          )}
          {paga.conseguenze.length > 0 && (
            <ul style={{ margin: 0, paddingInlineStart: 18 }}>
              {paga.conseguenze.map((frase) => (
                <li key={frase}>{frase}</li>
              ))}
            </ul>
          )}
        </SpaceBetween>
      </Container>
    </div>
  );
};

/** One item of the month: its amount, and where it comes from when opened. */
const Voce = ({ voce: { descrizione, calcolato } }: { readonly voce: CompetenzaServizio }) => {
  const { testo, regola } = calcolato.spiega();
  return (
    <ExpandableSection variant="footer" headerText={`${descrizione}: ${formatEuro(calcolato.importo)}`}>
      <Box>{testo}</Box>
      {regola && (
        <Box variant="small">
          {regola.norma}
          {regola.riscontro === null ? ` — valore ${descrizioneMarca[marcaDi(regola)]}` : ''}
        </Box>
      )}
    </ExpandableSection>
  );
};
