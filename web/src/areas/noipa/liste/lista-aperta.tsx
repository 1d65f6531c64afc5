import Alert from '@cloudscape-design/components/alert';
import Button from '@cloudscape-design/components/button';
import ButtonDropdown from '@cloudscape-design/components/button-dropdown';
import SpaceBetween from '@cloudscape-design/components/space-between';
import Tabs from '@cloudscape-design/components/tabs';
import type { ListaIntera } from '../../../../../shared/contracts/noipa/lista.ts';
import { pagamentiRoutes } from '../../../../../shared/contracts/noipa/pagamenti.ts';
import { printElencoNoipa } from '../../../../../shared/contracts/stampe/noipa/elenco-noipa.ts';
import { descrizioneTipoListaNoipa } from '../../../../../shared/domain/noipa/lista.ts';
import { formatGiorno } from '../../../../../shared/domain/tempo/date.ts';
import { formatMese } from '../../../../../shared/domain/tempo/mese.ts';
import { formatEuro } from '../../../../../shared/money/centesimi.ts';
import { useRoute } from '../../../api/query.ts';
import { Attesa } from '../../../ui/errore-caricamento.tsx';
import { Pagina } from '../../../ui/pagina.tsx';
import { useStampa } from '../../../ui/stampa/use-stampa.ts';
import { CompensiPersone } from './compensi-persone.tsx';
import { FoglioLista } from './foglio-lista.tsx';
import { InvioLista } from './invio-lista.tsx';

interface Props {
  readonly uid: string;
  readonly onApri: (uid: string) => void;
  readonly onChiudi: () => void;
}

/** One list: its payments as a sheet, one by one with where each amount comes from, its sending. */
export const ListaAperta = ({ uid, onApri, onChiudi }: Props) => {
  const query = useRoute(pagamentiRoutes.getListaNoipa, { body: { uid } }, { staleTime: 0 });
  if (query.isPending || query.error)
    return (
      <Attesa
        errore={query.error}
        onRiprova={() => {
          void query.refetch();
        }}
      />
    );
  return <Aperta intera={query.data} onApri={onApri} onChiudi={onChiudi} />;
};

const Aperta = ({
  intera,
  onApri,
  onChiudi,
}: Pick<Props, 'onApri' | 'onChiudi'> & { readonly intera: ListaIntera }) => {
  const { lista } = intera;
  return (
    <Pagina
      titolo={lista.descrizione}
      descrizione={`${descrizioneTipoListaNoipa[lista.tipo]}, ${formatMese(lista)}, ${lista.persone} persone, ${formatEuro(lista.totale)} lordo dipendente`}
      azioni={
        <SpaceBetween direction="horizontal" size="xs">
          <Button onClick={onChiudi}>Torna all’elenco</Button>
          <StampaLista uid={lista.uid} />
        </SpaceBetween>
      }
    >
      <SpaceBetween size="l">
        {lista.datInvio !== null && (
          <Alert type="info">
            Inviata il {formatGiorno(lista.datInvio)}: si legge e non cambia più.
            {lista.FLG_ESP_DIP && ' È esposta ai dipendenti.'}
          </Alert>
        )}
        <Doppioni intera={intera} />
        <Tabs
          tabs={[
            { id: 'foglio', label: 'Foglio', content: <FoglioLista key={lista.datInvio} intera={intera} /> },
            {
              id: 'persone',
              label: `Compensi (${lista.righe})`,
              content: <CompensiPersone intera={intera} onApri={onApri} />,
            },
            { id: 'invio', label: 'Invio', content: <InvioLista intera={intera} /> },
          ]}
        />
      </SpaceBetween>
    </Pagina>
  );
};

/** The list on paper, or as the spreadsheet the portal is written from. */
const StampaLista = ({ uid }: { readonly uid: ListaIntera['lista']['uid'] }) => {
  const { print, inCorso } = useStampa(printElencoNoipa);
  return (
    <ButtonDropdown
      loading={inCorso}
      items={[
        { id: 'pdf', text: 'Elenco' },
        { id: 'xlsx', text: 'Elenco come foglio di calcolo' },
      ]}
      onItemClick={({ detail }) => print({ idProcesso: uid, formato: detail.id === 'xlsx' ? 'xlsx' : 'pdf' })}
    >
      Stampa
    </ButtonDropdown>
  );
};

const MOSTRATI = 10;

/** Who is paid the same elsewhere for some of the same days. */
const Doppioni = ({ intera: { lista } }: { readonly intera: ListaIntera }) => {
  const { data: doppioni = [] } = useRoute(
    pagamentiRoutes.listDoppioni,
    { query: { uid: lista.uid } },
    { staleTime: 0, enabled: lista.persone > 0 },
  );
  if (doppioni.length === 0) return null;
  return (
    <Alert type="warning" header="Pagati anche in un’altra lista">
      {doppioni
        .slice(0, MOSTRATI)
        .map(
          ({ nominativo, chiave, importo, descrizione }) =>
            `${nominativo}, ${chiave}, ${formatEuro(importo)} in "${descrizione}"`,
        )
        .join('; ')}
      {doppioni.length > MOSTRATI && `; in tutto ${doppioni.length}`}.
    </Alert>
  );
};
