import ButtonDropdown from '@cloudscape-design/components/button-dropdown';
import Container from '@cloudscape-design/components/container';
import Header from '@cloudscape-design/components/header';
import KeyValuePairs from '@cloudscape-design/components/key-value-pairs';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useRoute } from '#api/query.ts';
import {
  datiContabiliRoutes,
  type DatiContabili,
  type SommeProprie,
} from '#shared/contracts/cedolini/dipendente/dati-contabili.ts';
import { printElencoCompensi } from '#shared/contracts/stampe/dipendente/dipendente.ts';
import { formatEuro } from '#shared/money/centesimi.ts';
import { Attesa } from '#ui/errore-caricamento.tsx';
import { Pagina } from '#ui/pagina.tsx';
import { SceltaAnnoDal } from '#ui/scelte/scelta-anno.tsx';
import { useAnnoCorrente } from '#ui/scelte/use-anno-corrente.ts';
import { useStampa } from '#ui/stampa/use-stampa.ts';
import { Certificazioni } from './certificazioni.tsx';
import { ElencoCedolini } from './elenco-cedolini.tsx';
import { NettoPerMese } from './netto-per-mese.tsx';
import { PagamentiNoipa } from './pagamenti-noipa.tsx';
import { UltimoCedolino } from './ultimo-cedolino.tsx';

const formati = [
  { id: 'pdf', text: 'PDF' },
  { id: 'xlsx', text: 'Excel' },
  { id: 'csv', text: 'CSV' },
] as const;

interface Props {
  readonly anno: number;
  readonly onAnno: (anno: number) => void;
  readonly onApri: (cedolino: string) => void;
}

/** A tax year of the employee: sums, a chart of the net, each payslip, what NoiPA pays. */
export const AnnoPagato = ({ anno, onAnno, onApri }: Props) => {
  const { data, error, refetch } = useRoute(datiContabiliRoutes.getDatiContabili, { body: { anno, tipo: 'ALL' } });
  // the first year of the year in course is that of all: an earlier one knows of nothing after itself
  const corrente = useAnnoCorrente();
  const questo = useRoute(datiContabiliRoutes.getDatiContabili, { body: { anno: corrente, tipo: 'ALL' } });
  const primo = questo.data?.primoAnno ?? corrente;
  return (
    <Pagina
      titolo="I miei cedolini"
      descrizione="Quello che la scuola ha pagato e quello che paga NoiPA per la scuola"
      azioni={<ElencoCompensi anno={anno} />}
    >
      <UltimoCedolino onApri={onApri} />
      <SceltaAnnoDal dal={Math.min(primo, anno)} anno={anno} onCambia={onAnno} />
      {data === undefined ? (
        <Attesa errore={error} onRiprova={refetch} />
      ) : (
        <Pagato anno={anno} dati={data} onApri={onApri} />
      )}
    </Pagina>
  );
};

const ElencoCompensi = ({ anno }: { readonly anno: number }) => {
  const { inCorso, print } = useStampa(printElencoCompensi);
  return (
    <ButtonDropdown
      loading={inCorso}
      items={[...formati]}
      onItemClick={({ detail }) => print({ anno, formato: formati.find(({ id }) => id === detail.id)?.id ?? 'pdf' })}
    >
      Elenco dei compensi
    </ButtonDropdown>
  );
};

interface PagatoProps {
  readonly anno: number;
  readonly dati: DatiContabili;
  readonly onApri: (cedolino: string) => void;
}

const Pagato = ({ anno, dati: { certificazioni, cedolini, totali, noipa }, onApri }: PagatoProps) => (
  <SpaceBetween size="l">
    {cedolini.length > 0 && (
      <Container
        header={
          <Header variant="h2" description="La somma dei cedolini qui sotto">
            {`Totali del ${anno}`}
          </Header>
        }
      >
        <KeyValuePairs columns={4} minColumnWidth={130} items={vociDi(totali)} />
      </Container>
    )}
    {cedolini.length > 0 && <NettoPerMese anno={anno} cedolini={cedolini} />}
    {certificazioni.length > 0 && <Certificazioni certificazioni={certificazioni} />}
    <ElencoCedolini anno={anno} cedolini={cedolini} onApri={onApri} />
    <PagamentiNoipa anno={anno} pagamenti={noipa} />
  </SpaceBetween>
);

/** The sums in the order in which the gross becomes the net; those of nothing are left out. */
const vociDi = ({ lordo, rimborsi, contributi, imposte, altre, arrotondamento, netto }: SommeProprie) =>
  [
    { label: 'Lordo', value: lordo },
    { label: 'Rimborsi e crediti', value: rimborsi },
    { label: 'Contributi', value: -contributi },
    { label: 'Imposte', value: -imposte },
    { label: 'Altre trattenute', value: -altre },
    { label: 'Arrotondamento', value: arrotondamento },
    { label: 'Netto', value: netto },
  ]
    .filter(({ label, value }) => value !== 0 || label === 'Lordo' || label === 'Netto')
    .map(({ label, value }) => ({ label, value: formatEuro(value).replace('-', '−') }));
