import Alert from '@cloudscape-design/components/alert';
import Button from '@cloudscape-design/components/button';
import ButtonDropdown from '@cloudscape-design/components/button-dropdown';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useState } from 'react';
import { useRoute } from '#api/query.ts';
import type { ListaIntera } from '#shared/contracts/noipa/lista.ts';
import { pagamentiRoutes } from '#shared/contracts/noipa/pagamenti.ts';
import { descrizioneTipoListaNoipa } from '#shared/domain/noipa/lista.ts';
import { formatGiorno } from '#shared/domain/tempo/date.ts';
import { formatMese } from '#shared/domain/tempo/mese.ts';
import { formatEuro } from '#shared/money/centesimi.ts';
import { Attesa } from '#ui/errore-caricamento.tsx';
import { Pagina } from '#ui/pagina.tsx';
import { Schede } from '#ui/schede/schede.tsx';
import { CodiceInComune } from './codice-in-comune.tsx';
import { CompensiPersone } from './compensi-persone.tsx';
import { CosaCambiato } from './cosa-cambiato.tsx';
import { DatiLista } from './dati-lista.tsx';
import { DividiLista } from './dividi-lista.tsx';
import { Doppioni } from './doppioni.tsx';
import { CommissioniLista } from './esami/commissioni-lista.tsx';
import { FileLista } from './file-per-il-portale.tsx';
import { FoglioLista } from './foglio-lista.tsx';
import { InvioLista } from './invio-lista.tsx';
import { NettoStimato } from './netto/netto-stimato.tsx';
import { StampaLista } from './stampa-lista.tsx';

interface Props {
  readonly uid: string;
  readonly onApri: (uid: string) => void;
  readonly onChiudi: () => void;
}

/** One list: its payments as a sheet, one by one with where each amount comes from, its sending. */
export const ListaAperta = ({ uid, onApri, onChiudi }: Props) => {
  const query = useRoute(pagamentiRoutes.getListaNoipa, { body: { uid } }, { staleTime: 0 });
  if (query.isPending || query.error) return <Attesa errore={query.error} onRiprova={query.refetch} />;
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
          <AltreAzioni intera={intera} />
          <StampaLista lista={lista} />
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
        <FileLista lista={lista} />
        <DatiLista lista={lista} />
        <CodiceInComune lista={lista} />
        <Doppioni lista={lista} />
        <Schede
          tabs={[
            {
              id: 'foglio',
              label: 'Foglio',
              content: <FoglioLista key={lista.datInvio} intera={intera} />,
              // The sheet keeps what is not saved yet while another tab is looked at.
              contentRenderStrategy: 'lazy',
            },
            {
              id: 'persone',
              label: `Compensi (${lista.righe})`,
              content: <CompensiPersone intera={intera} onApri={onApri} />,
            },
            ...(lista.tipo === 'MOF'
              ? []
              : [{ id: 'commissioni', label: 'Commissioni', content: <CommissioniLista intera={intera} /> }]),
            { id: 'invio', label: 'Invio', content: <InvioLista intera={intera} /> },
          ]}
        />
      </SpaceBetween>
    </Pagina>
  );
};

/** What else is done with a list: looking at what changed, dividing it. */
const AltreAzioni = ({ intera }: { readonly intera: ListaIntera }) => {
  const { lista } = intera;
  const [aperta, setAperta] = useState<string | null>(null);
  const chiudi = () => setAperta(null);
  return (
    <>
      <ButtonDropdown
        items={[
          { id: 'cambiato', text: 'Che cosa è cambiato' },
          { id: 'netto', text: 'Netto stimato', disabled: lista.persone === 0 },
          { id: 'dividi', text: 'Dividi la lista', disabled: lista.datInvio !== null || lista.persone === 0 },
        ]}
        onItemClick={({ detail }) => setAperta(detail.id)}
      >
        Altre azioni
      </ButtonDropdown>
      {aperta === 'cambiato' && <CosaCambiato lista={lista} onChiudi={chiudi} />}
      {aperta === 'netto' && <NettoStimato intera={intera} onChiudi={chiudi} />}
      {aperta === 'dividi' && <DividiLista lista={lista} onChiudi={chiudi} />}
    </>
  );
};
