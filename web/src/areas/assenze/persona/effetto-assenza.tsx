import Alert from '@cloudscape-design/components/alert';
import Box from '@cloudscape-design/components/box';
import Container from '@cloudscape-design/components/container';
import Header from '@cloudscape-design/components/header';
import KeyValuePairs from '@cloudscape-design/components/key-value-pairs';
import SpaceBetween from '@cloudscape-design/components/space-between';
import StatusIndicator from '@cloudscape-design/components/status-indicator';
import type { Assenza, TipoAssenzaVisto } from '../../../../../shared/contracts/assenze/assenze.ts';
import { formatAliquota, UNO } from '../../../../../shared/money/centesimi.ts';
import { quanti } from '../../../ui/formati.ts';
import { limiteInParole, quantita, residuoInParole } from '../quantita.ts';

const percento = (aliquota: number): string => {
  if (aliquota === UNO) return 'a paga intera';
  return aliquota === 0 ? 'senza paga' : `al ${formatAliquota(aliquota).replace(',00', '')}`;
};

/** What the payslip makes of a saved absence, in one sentence. */
export const effettoInParole = ({
  numGiorni,
  numOre,
  effetto: { giorni, numGiorniSenzaAccessorio, avvisi, conteggio },
}: Assenza): string =>
  [
    `Contano ${quantita(conteggio === 'ORE' ? (numOre ?? 0) : numGiorni, conteggio)}`,
    ...giorni.map((parte) => `${quanti(parte.numGiorni, 'giorno', 'giorni')} ${percento(parte.aliquota)}`),
    ...(numGiorniSenzaAccessorio > 0
      ? [`${quanti(numGiorniSenzaAccessorio, 'giorno', 'giorni')} senza RPD o CIA`]
      : []),
    ...avvisi,
  ].join('; ');

/** What the kind does to pay, and what it did for the absence that is open. */
export const EffettoAssenza = ({
  tipo,
  assenza,
}: {
  readonly tipo: TipoAssenzaVisto;
  readonly assenza: Assenza | undefined;
}) => (
  <Container header={<Header variant="h2">Effetto sulla paga</Header>}>
    <SpaceBetween size="m">
      <KeyValuePairs
        columns={1}
        items={[
          { label: 'Che cosa prevede il contratto', value: tipo.paga || 'Non prevista' },
          {
            label: 'Goduti e restanti',
            value:
              tipo.limite === null
                ? 'Nessun limite di legge'
                : `${limiteInParole(tipo.limite, tipo.conteggio)}${tipo.limite.contatore === 'EVENTO' ? '' : `: ${residuoInParole(tipo.limite, tipo.conteggio)}`}`,
          },
          ...(assenza
            ? [
                {
                  label: 'Questa assenza',
                  value: effettoInParole({ ...assenza, effetto: { ...assenza.effetto, avvisi: [] } }),
                },
              ]
            : []),
          { label: 'Nella denuncia mensile', value: `${tipo.denuncia}. Codici da riscontrare.` },
          {
            label: 'Norma',
            value: (
              <>
                {tipo.norme.join('; ')}
                {!tipo.confermata && (
                  <Box>
                    <StatusIndicator type="warning">Non ancora verificata sul testo ufficiale</StatusIndicator>
                  </Box>
                )}
              </>
            ),
          },
        ]}
      />
      {assenza?.effetto.avvisi.map((avviso) => (
        <Alert key={avviso} type="warning">
          {avviso}
        </Alert>
      ))}
    </SpaceBetween>
  </Container>
);
