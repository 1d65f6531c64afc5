import Button from '@cloudscape-design/components/button';
import Container from '@cloudscape-design/components/container';
import FormField from '@cloudscape-design/components/form-field';
import Header from '@cloudscape-design/components/header';
import KeyValuePairs from '@cloudscape-design/components/key-value-pairs';
import Select from '@cloudscape-design/components/select';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useState } from 'react';
import { useRoute } from '#api/query.ts';
import { tracciatoRoutes, type Tracciato } from '#shared/contracts/denunce/macchina/tracciato.ts';
import { descrizioneTipoTracciato, type TipoTracciato } from '#shared/domain/denuncia.ts';
import { formatGiorno } from '#shared/domain/tempo/date.ts';
import { Attesa } from '../errore-caricamento.tsx';
import { formatIstante } from '../formati.ts';
import { Pagina } from '../pagina.tsx';
import { downloadBlob } from '../scarica.ts';
import { useHasRole } from '../session.ts';
import { DifferenzeMappa } from './differenze-mappa.tsx';
import { MappaModale } from './mappa-modale.tsx';

interface Props {
  /** The kinds of file whose layout is shown, the first one at first. */
  readonly tipi: readonly [TipoTracciato, ...TipoTracciato[]];
  readonly onChiudi: () => void;
}

/** How a file is written: where the layout comes from, and what the school says of it. */
export const TracciatoDenuncia = ({ tipi, onChiudi }: Props) => {
  const [tipo, setTipo] = useState<TipoTracciato>(tipi[0]);
  const query = useRoute(tracciatoRoutes.getTracciato, { query: { tipo } });
  const voci = tipi.map((value) => ({ value, label: descrizioneTipoTracciato[value] }));
  return (
    <Pagina
      titolo="Tracciato"
      descrizione="Come è scritto il file, da dove lo si sa, e che cosa ne dice la scuola"
      azioni={<Button onClick={onChiudi}>Torna all'elenco</Button>}
    >
      {tipi.length > 1 && (
        <FormField label="Tipo di file">
          <Select
            ariaLabel="Tipo di file"
            selectedOption={voci.find(({ value }) => value === tipo) ?? null}
            options={voci}
            onChange={({ detail }) => setTipo(tipi.find((uno) => uno === detail.selectedOption.value) ?? tipo)}
          />
        </FormField>
      )}
      {query.data === undefined ? (
        <Attesa errore={query.error} onRiprova={query.refetch} />
      ) : (
        <Letto tracciato={query.data} />
      )}
    </Pagina>
  );
};

const Letto = ({ tracciato }: { readonly tracciato: Tracciato }) => {
  const [aperta, setAperta] = useState(false);
  const isGestore = useHasRole('GESTORE');
  return (
    <SpaceBetween size="l">
      <Container
        header={
          <Header
            variant="h2"
            actions={
              <SpaceBetween direction="horizontal" size="xs">
                {tracciato.mappabile && (
                  <Button iconName="download" onClick={() => scaricaMappa(tracciato)}>
                    Scarica la mappatura
                  </Button>
                )}
                {isGestore && (
                  <Button variant="primary" onClick={() => setAperta(true)}>
                    {tracciato.mappabile ? 'Carica o conferma' : 'Conferma'}
                  </Button>
                )}
              </SpaceBetween>
            }
          >
            {descrizioneTipoTracciato[tracciato.tipo]}
          </Header>
        }
      >
        <KeyValuePairs columns={2} items={vociDi(tracciato)} />
      </Container>
      {tracciato.mappabile && <DifferenzeMappa tracciato={tracciato} />}
      {aperta && <MappaModale tracciato={tracciato} onChiudi={() => setAperta(false)} />}
    </SpaceBetween>
  );
};

const vociDi = (tracciato: Tracciato) => {
  const { dal, fonte, riscontrato, documento, confermato, chi, il, mappa, mappabile } = tracciato;
  const quando = il === null ? '' : `, ${chi}, ${formatIstante(il)}`;
  return [
    { label: 'Tracciato del programma', value: `Dal ${formatGiorno(dal)}. ${fonte}.` },
    {
      label: 'Riscontro',
      value: riscontrato ? 'Riscontrato' : 'Nessuno lo ha ancora confrontato con il testo ufficiale',
    },
    {
      label: 'Mappatura della scuola',
      value: mappabile
        ? `${mappa.length === 0 ? 'Nessuna' : `${mappa.length} elementi`}${quando}`
        : 'Larghezza fissa: nessun elemento da rinominare',
    },
    {
      label: 'Documento',
      value:
        documento === ''
          ? '–'
          : `${documento}${confermato ? ', confermato' : ', da confermare'}${mappabile ? '' : quando}`,
    },
  ];
};

/** The mapping as it is, or every element under its own name: what is changed and loaded again. */
const scaricaMappa = ({ tipo, elementi, mappa }: Tracciato): void => {
  const detti = new Set(mappa.map(({ elemento }) => elemento));
  const altri = elementi
    .filter(({ elemento }) => !detti.has(elemento))
    .map(({ elemento }) => ({ elemento, nome: elemento.slice(elemento.lastIndexOf('/') + 1).replace('@', '') }));
  const testo = JSON.stringify(mappa.length === 0 ? altri : mappa, null, 1);
  downloadBlob(`mappatura-${tipo}.json`, testo, 'application/json');
};
