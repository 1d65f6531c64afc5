import Alert from '@cloudscape-design/components/alert';
import Box from '@cloudscape-design/components/box';
import ColumnLayout from '@cloudscape-design/components/column-layout';
import Grid from '@cloudscape-design/components/grid';
import Link from '@cloudscape-design/components/link';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useState } from 'react';
import { gruppiRiga, type RigaSpiegata } from '#shared/contracts/cedolini/cedolino-calcolato.ts';
import type { DettaglioCedolino } from '#shared/contracts/cedolini/cedolino.ts';
import { formatGiorno } from '#shared/domain/tempo/date.ts';
import { formatAliquota, formatEuro, formatImporto } from '#shared/money/centesimi.ts';
import { SpiegazioneAlbero } from '#ui/cedolino/spiegazione-albero.tsx';
import { quanti } from '#ui/formati.ts';
import { Tabella, type ColonnaTabella } from '#ui/tabella/tabella-o-schede.tsx';
import { useTelefono } from '#ui/use-larghezza.ts';
import { avvisiDi, titoliGruppo } from '../stati.ts';

/** A payslip with every figure explained: its sums, its lines, and beside them why the chosen one is what it is. */
export const CedolinoSpiegato = ({ dettaglio }: { readonly dettaglio: DettaglioCedolino }) => {
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

/** The group of a line, the days it is of, and of pay by the hour the hours with their rate. */
const dettaglioDi = ({ gruppo, competenza, spiegazione: { formula, testo } }: RigaSpiegata): string =>
  [
    titoliGruppo[gruppo],
    ...(competenza === null ? [] : [`${formatGiorno(competenza.dal)} – ${formatGiorno(competenza.al)}`]),
    ...(formula.startsWith('ore × ') ? testo.split(' = ', 1) : []),
  ].join(' · ');

/** Groups whose lines are taken from the payee. */
const TRATTENUTE: ReadonlySet<RigaSpiegata['gruppo']> = new Set([
  'ritenute_previdenziali',
  'ritenute_fiscali',
  'altre_trattenute',
]);

/** A line with the sign it has in the pay: what is withheld is taken away. */
const importoConSegno = ({ gruppo, importo }: RigaSpiegata): number => (TRATTENUTE.has(gruppo) ? -importo : importo);

const Cifra = ({ children }: { readonly children: string }) => (
  <Box textAlign="right" fontWeight="bold" color="inherit">
    {children}
  </Box>
);

interface PropsRighe {
  readonly righe: readonly RigaSpiegata[];
  readonly scelta: RigaSpiegata | null;
  readonly onScelta: (riga: RigaSpiegata) => void;
}

const RigheCedolino = ({ righe, scelta, onScelta }: PropsRighe) => {
  const telefono = useTelefono();
  return (
    <Tabella<RigaSpiegata>
      variant="borderless"
      strettaQuantoUnTelefono
      contentDensity="compact"
      items={gruppiRiga.flatMap((gruppo) => righe.filter((riga) => riga.gruppo === gruppo))}
      trackBy={(riga) => `${riga.gruppo} ${riga.codice} ${riga.competenza?.dal ?? ''} ${righe.indexOf(riga)}`}
      selectedItems={scelta ? [scelta] : []}
      onRowClick={({ detail }) => onScelta(detail.item)}
      ariaLabels={{ tableLabel: 'Righe del cedolino' }}
      columnDisplay={[
        { id: 'descrizione', visible: true },
        { id: 'base', visible: !telefono },
        { id: 'aliquota', visible: !telefono },
        { id: 'importo', visible: true },
      ]}
      columnDefinitions={colonne(onScelta)}
    />
  );
};

/** The columns of the lines: what a line is counted from has no place on a phone, where its explanation tells it. */
const colonne = (onScelta: PropsRighe['onScelta']): ColonnaTabella<RigaSpiegata>[] => [
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
          {dettaglioDi(riga)}
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
    cell: (riga) => <Box textAlign="right">{formatEuro(importoConSegno(riga)).replace('-', '−')}</Box>,
  },
];
