import Button from '@cloudscape-design/components/button';
import SpaceBetween from '@cloudscape-design/components/space-between';
import type { StatusIndicatorProps } from '@cloudscape-design/components/status-indicator';
import { useState } from 'react';
import { useRoute } from '#api/query.ts';
import { storiaRoutes, type EsitoScambio, type Scambio } from '#shared/contracts/scambio/storia.ts';
import { ErroreCaricamento } from '#ui/errore-caricamento.tsx';
import { formatIstante } from '#ui/formati.ts';
import { Segno } from '#ui/segno.tsx';
import { StatoVuoto } from '#ui/stato-vuoto.tsx';
import { Tabella } from '#ui/tabella/tabella-o-schede.tsx';
import { AzioniScambio } from './azioni-scambio.tsx';

const PER_PAGINA = 25;

const generi: Readonly<Record<Scambio['genere'], string>> = {
  IMPORTAZIONE: 'Importazione',
  ESPORTAZIONE: 'Esportazione',
  STAMPA: 'Stampa',
};

const esiti: Readonly<Record<EsitoScambio, { readonly tipo: StatusIndicatorProps.Type; readonly testo: string }>> = {
  IN_CORSO: { tipo: 'in-progress', testo: 'In corso' },
  RIUSCITO: { tipo: 'success', testo: 'Riuscita' },
  DA_CONFERMARE: { tipo: 'pending', testo: 'Controllata, mai confermata' },
  DA_CORREGGERE: { tipo: 'warning', testo: 'File da correggere' },
  FERMO: { tipo: 'stopped', testo: 'Fermata' },
  FALLITO: { tipo: 'error', testo: 'Non riuscita' },
  ANNULLATO: { tipo: 'stopped', testo: 'Annullata' },
};

/** What came in and went out in the last 90 days: who, when, which file, what became of it, what can still be done. */
export const Storia = () => {
  const [segni, setSegni] = useState<readonly string[]>([]);
  const da = segni.at(-1);
  const { data, error, isPending, refetch } = useRoute(
    storiaRoutes.listScambi,
    { body: { limit: PER_PAGINA, ...(da === undefined ? {} : { da }) } },
    { staleTime: 0 },
  );
  if (error) return <ErroreCaricamento errore={error} onRiprova={refetch} />;
  const seguito = data?.seguito ?? null;
  return (
    <SpaceBetween size="m">
      <Tabella<Scambio>
        variant="container"
        wrapLines
        items={data?.righe ?? []}
        loading={isPending}
        loadingText="Caricamento in corso…"
        trackBy="uid"
        ariaLabels={{ tableLabel: 'Importazioni, esportazioni e stampe degli ultimi 90 giorni' }}
        empty={
          <StatoVuoto
            titolo="Niente negli ultimi 90 giorni"
            testo="Qui si ritrovano le importazioni, le esportazioni e le stampe, con il loro file e il modo di annullarle."
          />
        }
        columnDefinitions={columns(() => {
          void refetch();
        })}
      />
      {(segni.length > 0 || seguito !== null) && (
        <SpaceBetween direction="horizontal" size="xs">
          <Button disabled={segni.length === 0} onClick={() => setSegni(segni.slice(0, -1))}>
            Più recenti
          </Button>
          <Button
            disabled={seguito === null}
            onClick={() => setSegni([...segni, ...(seguito === null ? [] : [seguito])])}
          >
            Meno recenti
          </Button>
        </SpaceBetween>
      )}
    </SpaceBetween>
  );
};

const columns = (onCambiato: () => void) => [
  { id: 'quando', header: 'Quando', width: 150, cell: ({ avviatoIl }: Scambio) => formatIstante(avviatoIl) },
  {
    id: 'cosa',
    header: 'Che cosa',
    width: 220,
    isRowHeader: true,
    cell: ({ genere, descrizione }: Scambio) => `${generi[genere]}: ${descrizione}`,
  },
  { id: 'file', header: 'File', minWidth: 160, cell: ({ nomeFile }: Scambio) => nomeFile || '–' },
  { id: 'chi', header: 'Chi', width: 150, cell: ({ avviatoDa }: Scambio) => avviatoDa || '–' },
  {
    id: 'esito',
    header: 'Esito',
    minWidth: 200,
    cell: ({ esito, dettaglio }: Scambio) => (
      <>
        <Segno type={esiti[esito].tipo}>{esiti[esito].testo}</Segno>
        {dettaglio && <div>{dettaglio}</div>}
      </>
    ),
  },
  {
    id: 'azioni',
    header: 'Azioni',
    width: 170,
    cell: (scambio: Scambio) => <AzioniScambio scambio={scambio} onCambiato={onCambiato} />,
  },
];
