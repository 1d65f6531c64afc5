import Box from '@cloudscape-design/components/box';
import ExpandableSection from '@cloudscape-design/components/expandable-section';
import KeyValuePairs from '@cloudscape-design/components/key-value-pairs';
import Link from '@cloudscape-design/components/link';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useRoute } from '#api/query.ts';
import { chiusuraRoutes } from '#shared/contracts/cedolini/chiusura.ts';
import type { Confronto } from '#shared/contracts/cedolini/confronto.ts';
import type { Processo, RigaProcesso } from '#shared/contracts/cedolini/processo.ts';
import { formatEuro } from '#shared/money/centesimi.ts';
import { Segno } from '#ui/segno.tsx';
import { differenzeMaggiori, inNumeri } from './differenze-in-breve.ts';
import { nomeElaborazione } from './righe-confronto.ts';
import { useSimilePrima } from './use-simile-prima.ts';

/** The changes of a run since that of the same kind of the month before: sums, people, the greatest differences. */
export const RispettoAPrima = ({ processo }: { readonly processo: Processo }) => {
  const { simile, errore } = useSimilePrima(processo);
  return (
    <ExpandableSection
      defaultExpanded
      headerText="Rispetto al mese prima"
      {...(simile ? { headerDescription: nomeElaborazione(simile) } : {})}
    >
      {simile && <Differenze processo={processo} prima={simile} />}
      {(simile === null || errore !== null) && (
        <Box color="text-body-secondary">
          {errore === null
            ? 'Nel mese prima nessuna elaborazione dello stesso tipo: non c’è con che confrontare.'
            : errore.message}
        </Box>
      )}
    </ExpandableSection>
  );
};

const Differenze = ({ processo, prima }: { readonly processo: Processo; readonly prima: RigaProcesso }) => {
  const { data, error } = useRoute(chiusuraRoutes.confronta, {
    body: { prima: { idProcesso: prima.uid }, dopo: { idProcesso: processo.uid } },
  });
  if (error) return <Segno type="info">{error.message}</Segno>;
  if (data === undefined) return <Segno type="loading">Confronto in corso…</Segno>;
  return (
    <SpaceBetween size="s">
      <Totali confronto={data} />
      <Box>{inNumeri(data)}</Box>
      <ul style={{ margin: 0, paddingInlineStart: 20 }} aria-label="Le differenze maggiori">
        {differenzeMaggiori(data).map(({ uid, frase }) => (
          <li key={uid}>{frase}</li>
        ))}
      </ul>
      <Link external href={`/cedolini?vista=confronto&prima=${prima.uid}&dopo=${processo.uid}`}>
        Tutto il confronto
      </Link>
    </SpaceBetween>
  );
};

const Totali = ({ confronto: { prima, dopo } }: { readonly confronto: Confronto }) => (
  <KeyValuePairs
    columns={3}
    items={(
      [
        ['Lordo', 'lordo'],
        ['Netto', 'netto'],
        ['Lordo Stato', 'lordoStato'],
      ] as const
    ).map(([label, nome]) => ({
      label,
      value: `${formatEuro(dopo[nome])}, prima ${formatEuro(prima[nome])}`,
    }))}
  />
);
