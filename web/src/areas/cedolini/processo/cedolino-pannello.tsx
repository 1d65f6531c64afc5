import Alert from '@cloudscape-design/components/alert';
import Box from '@cloudscape-design/components/box';
import ColumnLayout from '@cloudscape-design/components/column-layout';
import Grid from '@cloudscape-design/components/grid';
import Link from '@cloudscape-design/components/link';
import SpaceBetween from '@cloudscape-design/components/space-between';
import Spinner from '@cloudscape-design/components/spinner';
import Table from '@cloudscape-design/components/table';
import { useState } from 'react';
import { payslipRoutes } from '../../../../../shared/contracts/cedolini/cedolini.ts';
import { gruppiRiga, type RigaSpiegata } from '../../../../../shared/contracts/cedolini/cedolino-calcolato.ts';
import type { DettaglioCedolino } from '../../../../../shared/contracts/cedolini/cedolino.ts';
import { formatAliquota, formatEuro, formatImporto } from '../../../../../shared/money/centesimi.ts';
import { useRoute } from '../../../api/query.ts';
import { ErroreCaricamento } from '../../../ui/errore-caricamento.tsx';
import { quanti } from '../../../ui/formati.ts';
import { avvisiDi, titoliGruppo } from '../stati.ts';
import { SpiegazioneAlbero } from './spiegazione.tsx';

/** A payslip with every figure explained, in the split panel. It is asked for each time it is opened and kept no longer: a calculation may have made it another. */
export const CedolinoPannello = ({ uid }: { readonly uid: string }) => {
  const query = useRoute(payslipRoutes.getCedolino, { body: { uid } }, { staleTime: 0, gcTime: 0 });
  if (query.isPending) return <Spinner size="large" />;
  if (query.error)
    return (
      <ErroreCaricamento
        errore={query.error}
        onRiprova={() => {
          void query.refetch();
        }}
      />
    );
  return <Cedolino key={`${uid} ${query.data.versione}`} dettaglio={query.data} />;
};

const Cedolino = ({ dettaglio }: { readonly dettaglio: DettaglioCedolino }) => {
  const { cedolino, anomalie } = dettaglio;
  const [scelta, setScelta] = useState<RigaSpiegata | null>(
    cedolino?.righe.find(({ codice }) => codice === 'NETTO') ?? cedolino?.righe.at(-1) ?? null,
  );
  if (cedolino === null)
    return (
      <Alert type="error" header="Cedolino non calcolato">
        {anomalie.map(({ codice, messaggio }) => (
          <div key={codice + messaggio}>{messaggio}</div>
        ))}
      </Alert>
    );
  const { totali } = cedolino;
  const avvisi = avvisiDi(dettaglio);
  const cifre = [
    ['Lordo dipendente', totali.lordoDipendente],
    ['Imponibile IRPEF', totali.imponibileIrpef],
    ['Netto', totali.netto],
    ['Lordo Stato', totali.lordoStato],
  ] as const;
  return (
    <SpaceBetween size="m">
      <ColumnLayout columns={4} variant="text-grid">
        {cifre.map(([nome, importo]) => (
          <div key={nome}>
            <Box variant="awsui-key-label">{nome}</Box>
            <Box fontSize={nome === 'Netto' ? 'heading-l' : 'body-m'} fontWeight={nome === 'Netto' ? 'bold' : 'normal'}>
              {formatEuro(importo)}
            </Box>
          </div>
        ))}
      </ColumnLayout>
      {avvisi.length > 0 && (
        <Alert type="warning" header={quanti(avvisi.length, 'avviso', 'avvisi')}>
          {avvisi.map((messaggio, indice) => (
            <div key={`${indice} ${messaggio}`}>{messaggio}</div>
          ))}
        </Alert>
      )}
      <Grid gridDefinition={[{ colspan: { default: 12, m: 7 } }, { colspan: { default: 12, m: 5 } }]}>
        <RigheCedolino righe={cedolino.righe} scelta={scelta} onScelta={setScelta} />
        <div aria-live="polite">
          {scelta ? (
            <SpiegazioneAlbero spiegazione={scelta.spiegazione} />
          ) : (
            'Scegliere una riga per leggere da dove viene la cifra.'
          )}
        </div>
      </Grid>
    </SpaceBetween>
  );
};

const Cifra = ({ children }: { readonly children: string }) => (
  <Box textAlign="right" fontWeight="bold" color="inherit">
    {children}
  </Box>
);

const RigheCedolino = ({
  righe,
  scelta,
  onScelta,
}: {
  readonly righe: readonly RigaSpiegata[];
  readonly scelta: RigaSpiegata | null;
  readonly onScelta: (riga: RigaSpiegata) => void;
}) => (
  <Table<RigaSpiegata>
    variant="borderless"
    contentDensity="compact"
    items={gruppiRiga.flatMap((gruppo) => righe.filter((riga) => riga.gruppo === gruppo))}
    trackBy={(riga) => `${riga.gruppo} ${riga.codice} ${riga.competenza?.dal ?? ''} ${righe.indexOf(riga)}`}
    selectedItems={scelta ? [scelta] : []}
    onRowClick={({ detail }) => onScelta(detail.item)}
    ariaLabels={{ tableLabel: 'Righe del cedolino' }}
    columnDefinitions={[
      {
        id: 'descrizione',
        header: 'Riga',
        isRowHeader: true,
        cell: (riga) => (
          <>
            <Link
              href="#"
              onFollow={(event) => {
                event.preventDefault();
                onScelta(riga);
              }}
              ariaLabel={`Spiega ${riga.descrizione}`}
            >
              {riga.descrizione}
            </Link>
            <Box variant="small" display="block">
              {titoliGruppo[riga.gruppo]}
            </Box>
          </>
        ),
      },
      {
        id: 'base',
        header: <Cifra>Base</Cifra>,
        cell: ({ base }) => <Box textAlign="right">{base === null ? '' : formatImporto(base)}</Box>,
      },
      {
        id: 'aliquota',
        header: <Cifra>Aliquota</Cifra>,
        cell: ({ aliquota }) => <Box textAlign="right">{aliquota === null ? '' : formatAliquota(aliquota)}</Box>,
      },
      {
        id: 'importo',
        header: <Cifra>Importo</Cifra>,
        cell: ({ importo }) => <Box textAlign="right">{formatEuro(importo)}</Box>,
      },
    ]}
  />
);
