import Alert from '@cloudscape-design/components/alert';
import Button from '@cloudscape-design/components/button';
import KeyValuePairs from '@cloudscape-design/components/key-value-pairs';
import SegmentedControl from '@cloudscape-design/components/segmented-control';
import SpaceBetween from '@cloudscape-design/components/space-between';
import type { StatusIndicatorProps } from '@cloudscape-design/components/status-indicator';
import { keepPreviousData } from '@tanstack/react-query';
import { useState, type ComponentProps } from 'react';
import { useRoute } from '#api/query.ts';
import {
  EsitoRiga,
  scambioRoutes,
  type Correzione as CellaCorretta,
  type Importazione,
  type RigaAnteprima,
} from '#shared/contracts/scambio/scambio.ts';
import { ErroreCaricamento } from '../errore-caricamento.tsx';
import { formatIntero, quanti } from '../formati.ts';
import { Pagine } from '../pagine.tsx';
import { followLink } from '../scarica.ts';
import { Segno } from '../segno.tsx';
import { Tabella, type ColonnaTabella } from '../tabella/tabella-o-schede.tsx';
import { AvvisiLettura } from './avvisi-lettura.tsx';
import { ContenutoRiga } from './contenuto-riga.tsx';
import { CorreggiRiga } from './correggi-riga.tsx';

const PER_PAGINA = 10;
const TUTTE = 'TUTTE';

const esiti: Readonly<Record<EsitoRiga, { readonly tipo: StatusIndicatorProps.Type; readonly testo: string }>> = {
  NUOVA: { tipo: 'success', testo: 'Nuova' },
  MODIFICATA: { tipo: 'info', testo: 'Modificata' },
  UGUALE: { tipo: 'stopped', testo: 'Già uguale' },
  ERRATA: { tipo: 'error', testo: 'Da correggere' },
};

interface Props {
  readonly importazione: Importazione;
  /** Has the rows checked again with some cells mended. */
  readonly onCorreggi: (correzioni: readonly CellaCorretta[]) => void;
}

/** The change that each row of the file would make to the archive, and what is wrong with it. */
export const PassoAnteprima = ({ importazione, onCorreggi }: Props) => {
  const [aperta, setAperta] = useState<RigaAnteprima | null>(null);
  const { uid, versione, errate, righe } = importazione;
  const [filtro, setFiltro] = useState<EsitoRiga | typeof TUTTE>(errate > 0 ? 'ERRATA' : TUTTE);
  const [pagina, setPagina] = useState(1);
  const { data, error, isPending, refetch } = useRoute(
    scambioRoutes.getImportazione,
    {
      params: { uid },
      query: { start: (pagina - 1) * PER_PAGINA, limit: PER_PAGINA, ...(filtro === TUTTE ? {} : { esito: filtro }) },
    },
    { staleTime: 60_000, placeholderData: keepPreviousData },
  );
  if (error) return <ErroreCaricamento errore={error} onRiprova={refetch} />;
  const choose = (scelto: string) => {
    setFiltro(EsitoRiga.options.find((esito) => esito === scelto) ?? TUTTE);
    setPagina(1);
  };
  return (
    <SpaceBetween size="l">
      <AvvisiLettura avvisi={importazione.avvisi} />
      <Impedimento importazione={importazione} link={data?.linkErrori ?? null} />
      <Conti importazione={importazione} />
      <Tabella<RigaAnteprima>
        key={versione}
        variant="container"
        wrapLines
        items={data?.anteprima.righe ?? []}
        loading={isPending}
        loadingText="Caricamento in corso…"
        trackBy={({ foglio, numero }) => `${foglio} ${numero}`}
        ariaLabels={{ tableLabel: 'Anteprima delle righe' }}
        empty="Nessuna riga"
        columnDefinitions={columnsOf(importazione, setAperta)}
        filter={
          <SegmentedControl
            label="Righe da mostrare"
            selectedId={filtro}
            onChange={({ detail }) => choose(detail.selectedId)}
            options={[
              { id: TUTTE, text: `Tutte (${formatIntero(righe)})` },
              ...EsitoRiga.options.map((id) => ({ id, text: esiti[id].testo })),
            ]}
          />
        }
        pagination={
          <Pagine
            pagina={pagina}
            pagine={Math.max(1, Math.ceil((data?.anteprima.totale ?? 0) / PER_PAGINA))}
            onPagina={setPagina}
          />
        }
      />
      <Correzione
        riga={aperta}
        importazione={importazione}
        onChiudi={() => setAperta(null)}
        onSalva={(correzioni) => {
          setAperta(null);
          onCorreggi(correzioni);
        }}
      />
    </SpaceBetween>
  );
};

const Conti = ({ importazione: { nuove, modificate, uguali, errate } }: Pick<Props, 'importazione'>) => (
  <KeyValuePairs
    columns={4}
    items={[
      { label: 'Righe nuove', value: formatIntero(nuove) },
      { label: 'Righe che modificano', value: formatIntero(modificate) },
      { label: 'Già uguali', value: formatIntero(uguali) },
      { label: 'Da correggere', value: formatIntero(errate) },
    ]}
  />
);

interface CorrezioneProps extends Omit<ComponentProps<typeof CorreggiRiga>, 'riga'> {
  /** The row that is open; null for none. */
  readonly riga: RigaAnteprima | null;
}

const Correzione = ({ riga, ...altro }: CorrezioneProps) => riga && <CorreggiRiga riga={riga} {...altro} />;

interface ImpedimentoProps {
  readonly importazione: Importazione;
  /** Where the wrong rows can be downloaded. */
  readonly link: string | null;
}

/** Why the file cannot be applied as it is. */
const Impedimento = ({ importazione: { errate, motivo, nuove, modificate }, link }: ImpedimentoProps) => {
  if (errate === 0 && motivo !== null) return <Alert type="error">{motivo}</Alert>;
  if (errate === 0)
    return (
      nuove + modificate === 0 && (
        <Alert type="info">Le righe del file sono già uguali all’archivio: non c’è niente da importare.</Alert>
      )
    );
  return (
    <Alert
      type="warning"
      header={quanti(errate, 'riga è da correggere', 'righe sono da correggere')}
      action={
        link && (
          <Button iconName="download" onClick={() => followLink(link)}>
            Scarica gli errori (Excel)
          </Button>
        )
      }
    >
      Si correggono qui, con Correggi accanto a ogni riga, oppure nel file, scegliendolo di nuovo.
      {nuove + modificate > 0 &&
        ' Si possono anche importare subito le righe giuste: le altre restano da parte e si ritrovano in Importa ed esporta, tra gli ultimi 90 giorni.'}
    </Alert>
  );
};

const columnsOf = (
  importazione: Importazione,
  onApri: (riga: RigaAnteprima) => void,
): ColonnaTabella<RigaAnteprima>[] => [
  {
    id: 'riga',
    header: 'Riga',
    width: 110,
    isRowHeader: true,
    cell: ({ foglio, numero }) => (foglio === '' ? numero : `${foglio} ${numero}`),
  },
  {
    id: 'esito',
    header: 'Esito',
    width: 160,
    cell: ({ esito }) => <Segno type={esiti[esito].tipo}>{esiti[esito].testo}</Segno>,
  },
  { id: 'record', header: 'Record', width: 260, cell: ({ descrizione }) => descrizione || '–' },
  {
    id: 'contenuto',
    header: 'Che cosa cambia o va corretto',
    minWidth: 260,
    cell: (riga) => (
      <ContenutoRiga
        riga={riga}
        importazione={importazione}
        {...(importazione.campi.length === 0 ? {} : { onCorreggi: () => onApri(riga) })}
      />
    ),
  },
];
