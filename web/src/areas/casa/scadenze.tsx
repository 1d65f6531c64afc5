import Box from '@cloudscape-design/components/box';
import Button from '@cloudscape-design/components/button';
import Header from '@cloudscape-design/components/header';
import Link from '@cloudscape-design/components/link';
import type { StatusIndicatorProps } from '@cloudscape-design/components/status-indicator';
import Table from '@cloudscape-design/components/table';
import { useState } from 'react';
import type { Scadenza, StatoScadenza } from '#shared/contracts/denunce/scadenze.ts';
import { formatMese } from '#shared/domain/tempo/mese.ts';
import { DataCell, StatoCell } from '#ui/celle.tsx';
import { useMayOpen } from '#ui/frame.tsx';
import { StatoVuoto } from '#ui/stato-vuoto.tsx';

const stati: Readonly<Record<StatoScadenza, { readonly tipo: StatusIndicatorProps.Type; readonly testo: string }>> = {
  DA_FARE: { tipo: 'pending', testo: 'Da inviare' },
  SCADUTA: { tipo: 'error', testo: 'Scaduta' },
  FATTA: { tipo: 'success', testo: 'Inviata' },
  FATTA_IN_RITARDO: { tipo: 'warning', testo: 'Inviata in ritardo' },
  DA_SEGUIRE: { tipo: 'info', testo: "Da seguire dall'ufficio" },
};

const nota = ({ riscontrata, avvertenza }: Scadenza): string =>
  [avvertenza, riscontrata ? '' : 'Termine da riscontrare.'].filter((parte) => parte !== '').join(' ');

/** Where what is due is made; no screen for what the program does not make. */
const schermataDi = (adempimento: string): string => {
  if (adempimento === 'UNIEMENS') return '/uniemens';
  if (adempimento === 'SPT') return '/accessori-fuori-sistema';
  if (adempimento === 'MODELLO_M') return '/modello-m';
  if (adempimento === 'MODELLO_770') return '/quadratura?vista=770';
  if (adempimento.startsWith('INCARICHI')) return '/quadratura?vista=incarichi';
  if (adempimento === 'IRAP') return '/wir';
  if (adempimento.startsWith('CU')) return '/cu';
  return adempimento.startsWith('F24') ? '/invia-F24' : '';
};

/** Rows shown until the others are asked for: the first to fall due. */
const PRIME = 6;

/** What has to be filed in the next 60 days, with how it stands; what went by unsent, in red. */
export const ScadenzeProssime = ({ scadenze }: { readonly scadenze: readonly Scadenza[] }) => {
  const mayOpen = useMayOpen();
  const [tutte, setTutte] = useState(false);
  return (
    <Table<Scadenza>
      variant="container"
      items={tutte ? scadenze : scadenze.slice(0, PRIME)}
      trackBy={({ adempimento, anno, mese }) => `${adempimento} ${anno} ${mese ?? ''}`}
      wrapLines
      ariaLabels={{ tableLabel: 'Scadenze' }}
      header={
        <Header
          variant="h2"
          counter={`(${scadenze.length})`}
          description="I prossimi 60 giorni, e quello che è rimasto indietro"
        >
          Scadenze
        </Header>
      }
      empty={
        <StatoVuoto
          titolo="Nessuna scadenza"
          testo="Le elaborazioni contabilizzate non chiedono niente nei prossimi 60 giorni."
        />
      }
      {...(scadenze.length > PRIME && !tutte
        ? { footer: <Button onClick={() => setTutte(true)}>{`Mostra tutte (${scadenze.length})`}</Button> }
        : {})}
      columnDefinitions={[
        {
          id: 'descrizione',
          header: 'Adempimento',
          isRowHeader: true,
          cell: ({ adempimento, descrizione, norma }) => (
            <>
              {mayOpen(schermataDi(adempimento).split('?')[0] ?? '') ? (
                <Link href={`#${schermataDi(adempimento)}`}>{descrizione}</Link>
              ) : (
                descrizione
              )}
              <Box variant="small" color="text-body-secondary" display="block">
                {norma}
              </Box>
            </>
          ),
        },
        {
          id: 'periodo',
          header: 'Di',
          cell: ({ anno, mese }) => (mese === null ? String(anno) : formatMese({ anno, mese })),
          width: 150,
        },
        { id: 'giorno', header: 'Entro il', cell: ({ giorno }) => <DataCell valore={giorno} />, width: 130 },
        { id: 'stato', header: 'Stato', cell: ({ stato }) => <StatoCell valore={stato} stati={stati} />, width: 200 },
        { id: 'nota', header: 'Nota', cell: nota },
      ]}
    />
  );
};
