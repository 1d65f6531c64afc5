import Button from '@cloudscape-design/components/button';
import Container from '@cloudscape-design/components/container';
import Header from '@cloudscape-design/components/header';
import KeyValuePairs from '@cloudscape-design/components/key-value-pairs';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useState } from 'react';
import * as z from 'zod';
import { useRoute, useWrite } from '#api/query.ts';
import { dotazioneRoutes } from '#shared/contracts/noipa/dotazione.ts';
import type { ListaIntera } from '#shared/contracts/noipa/lista.ts';
import { listeRoutes } from '#shared/contracts/noipa/liste.ts';
import { pagamentiRoutes } from '#shared/contracts/noipa/pagamenti.ts';
import { data, testo } from '#shared/domain/campi.ts';
import { descrizioneEsitoListaNoipa } from '#shared/domain/noipa/lista.ts';
import { statoDettoLista } from '#shared/domain/noipa/stato-lista.ts';
import { formatGiorno } from '#shared/domain/tempo/date.ts';
import { formatEuro } from '#shared/money/centesimi.ts';
import { Controlli } from '#ui/controlli/controlli.tsx';
import { CampoData } from '#ui/modulo/campi/campo-data.tsx';
import { CampoNota } from '#ui/modulo/campi/campo-testo.tsx';
import { ModaleModulo } from '#ui/modulo/modale-modulo.tsx';
import { TogliInvioModale } from '#ui/modulo/togli-invio-modale.tsx';
import { useModulo } from '#ui/modulo/use-modulo.ts';
import { useNotices } from '#ui/notices.tsx';
import { useHasRole, useSession } from '#ui/session.ts';
import { StatoLista } from './elenco-liste.tsx';
import { EsitoListaModale } from './esito-modale.tsx';
import { useFileLista } from './file-per-il-portale.tsx';

const vecchie = [pagamentiRoutes.getListaNoipa, listeRoutes.listListeNoipa, dotazioneRoutes.listDisponibilita];

type Finestra = 'invia' | 'riapri' | 'esito';

/** When a list was sent, and who sees it. */
export const InvioLista = ({ intera }: { readonly intera: ListaIntera }) => {
  const { lista } = intera;
  const file = useFileLista(lista);
  const [aperta, setAperta] = useState<Finestra | null>(null);
  return (
    <Container
      header={
        <Header variant="h2" actions={<Azioni lista={lista} onApri={setAperta} />}>
          Invio
        </Header>
      }
    >
      <KeyValuePairs
        columns={4}
        items={[
          { label: 'Stato', value: <StatoLista STATUS={statoDettoLista(lista.STATUS, file?.stato)} /> },
          { label: 'Inviata il', value: lista.datInvio === null ? '–' : formatGiorno(lista.datInvio) },
          { label: 'Esito', value: esitoInParole(lista) },
          { label: 'Totale lordo dipendente', value: formatEuro(lista.totale) },
        ]}
      />
      {aperta === 'invia' && <InviaModale lista={lista} onChiudi={() => setAperta(null)} />}
      {aperta === 'esito' && <EsitoListaModale intera={intera} onChiudi={() => setAperta(null)} />}
      {aperta === 'riapri' && <RiapriModale lista={lista} onChiudi={() => setAperta(null)} />}
    </Container>
  );
};

interface AzioniProps {
  readonly lista: ListaIntera['lista'];
  readonly onApri: (finestra: Finestra) => void;
}

const Azioni = ({ lista, onApri }: AzioniProps) => {
  const gestore = useHasRole('GESTORE');
  return lista.datInvio === null ? (
    <Button variant="primary" disabled={lista.persone === 0} onClick={() => onApri('invia')}>
      Scrivi la data di invio
    </Button>
  ) : (
    <SpaceBetween direction="horizontal" size="xs">
      <EsponiLista lista={lista} />
      <Button onClick={() => onApri('esito')}>Scrivi l’esito</Button>
      {gestore && <Button onClick={() => onApri('riapri')}>Togli la data di invio</Button>}
    </SpaceBetween>
  );
};

/** Shows a sent list to who is paid, or hides it. */
const EsponiLista = ({ lista: { uid, versione, FLG_ESP_DIP } }: Pick<AzioniProps, 'lista'>) => {
  const { notify, notifyError } = useNotices();
  const esponi = useWrite(listeRoutes.exposeListaNoipa, vecchie);
  const ritira = useWrite(listeRoutes.withdrawListaNoipa, vecchie);
  const cambia = async () => {
    await (FLG_ESP_DIP ? ritira : esponi).mutateAsync({ body: { uid, versione } });
    notify('success', FLG_ESP_DIP ? 'La lista non si vede più' : 'La lista è esposta ai dipendenti');
  };
  return (
    <Button
      onClick={() => {
        void cambia().catch(notifyError);
      }}
    >
      {FLG_ESP_DIP ? 'Ritira' : 'Esponi ai dipendenti'}
    </Button>
  );
};

/** The outcome in words: 'Pagata, rata 2026-03'. */
const esitoInParole = ({ esito, datInvio }: ListaIntera['lista']): string => {
  if (esito === undefined) return datInvio === null ? '–' : 'In attesa';
  const scartati = esito.respinti.length === 0 ? '' : `, ${esito.respinti.length} scartati`;
  return `${descrizioneEsitoListaNoipa[esito.esito]}${esito.rata === null ? '' : `, rata ${esito.rata}`}${scartati}`;
};

interface FinestraProps {
  readonly lista: ListaIntera['lista'];
  readonly onChiudi: () => void;
}

const InviaModale = ({ lista: { uid, versione }, onChiudi }: FinestraProps) => {
  const { sessione } = useSession();
  const invia = useWrite(listeRoutes.sendListaNoipa, vecchie);
  const { data: controlli = [] } = useRoute(pagamentiRoutes.listControlliLista, { query: { uid } }, { staleTime: 0 });
  const modulo = useModulo({
    schema: z.strictObject({ datInvio: data(), motivo: testo(0, 500) }),
    valori: { datInvio: sessione.oggi, motivo: '' },
    salva: ({ datInvio, motivo }) =>
      invia.mutateAsync({ body: { uid, versione, datInvio, ...(motivo.trim() === '' ? {} : { motivo }) } }),
    messaggio: 'Lista inviata: non cambia più',
    onSalvato: onChiudi,
  });
  return (
    <ModaleModulo modulo={modulo} titolo="Data di invio" salva="Conferma l'invio" onChiudi={onChiudi}>
      <CampoData
        modulo={modulo}
        nome="datInvio"
        etichetta="Inviata il"
        aiuto="Oltre la dotazione non si invia: si dice che cosa manca, codice per codice"
      />
      <Controlli controlli={controlli} />
      {controlli.some(({ esito }) => esito === 'CONFERMA') && (
        <CampoNota modulo={modulo} nome="motivo" etichetta="Perché si invia lo stesso" righe={2} />
      )}
    </ModaleModulo>
  );
};

const RiapriModale = ({ lista: { uid, versione }, onChiudi }: FinestraProps) => {
  const riapri = useWrite(listeRoutes.undoSendListaNoipa, vecchie);
  return (
    <TogliInvioModale
      messaggio="Lista riaperta"
      togli={(motivo) => riapri.mutateAsync({ body: { uid, versione, motivo } })}
      onChiudi={onChiudi}
    />
  );
};
