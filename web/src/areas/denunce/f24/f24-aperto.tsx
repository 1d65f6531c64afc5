import Alert from '@cloudscape-design/components/alert';
import Button from '@cloudscape-design/components/button';
import ButtonDropdown from '@cloudscape-design/components/button-dropdown';
import SpaceBetween from '@cloudscape-design/components/space-between';
import Tabs from '@cloudscape-design/components/tabs';
import { useState } from 'react';
import type { Denuncia, DenunciaIntera } from '../../../../../shared/contracts/denunce/denuncia.ts';
import { f24Routes } from '../../../../../shared/contracts/denunce/f24-chiamate.ts';
import { printProspettoF24 } from '../../../../../shared/contracts/stampe/denunce/prospetto-f24.ts';
import { formatGiorno } from '../../../../../shared/domain/tempo/date.ts';
import { formatMese } from '../../../../../shared/domain/tempo/mese.ts';
import { useClient, useRoute, useWrite } from '../../../api/query.ts';
import { Attesa } from '../../../ui/errore-caricamento.tsx';
import { useNotices } from '../../../ui/notices.tsx';
import { Pagina } from '../../../ui/pagina.tsx';
import { followLink } from '../../../ui/scarica.ts';
import { useStampa } from '../../../ui/stampa/use-stampa.ts';
import { FilesDenuncia } from '../parti/files-denuncia.tsx';
import { RilieviDenuncia, type CampoDaCorreggere } from '../parti/rilievi-denuncia.tsx';
import { InvioF24 } from './invio-f24.tsx';
import { RiepilogoF24 } from './riepilogo-f24.tsx';
import { RigheF24 } from './righe-f24.tsx';

interface Props {
  readonly uid: string;
  readonly onChiudi: () => void;
}

/** One F24: how it stands, its rows, what is wrong, its files, its sending. */
export const F24Aperto = ({ uid, onChiudi }: Props) => {
  const query = useRoute(f24Routes.getF24, { body: { uid } }, { staleTime: 0 });
  if (query.isPending || query.error)
    return (
      <Attesa
        errore={query.error}
        onRiprova={() => {
          void query.refetch();
        }}
      />
    );
  return <Aperto intera={query.data} onChiudi={onChiudi} />;
};

const Aperto = ({ intera, onChiudi }: { readonly intera: DenunciaIntera; readonly onChiudi: () => void }) => {
  const { denuncia, righe, rilievi, daAggiornare } = intera;
  const [scheda, setScheda] = useState('righe');
  const [campo, setCampo] = useState<CampoDaCorreggere | null>(null);
  const aperta = denuncia.STATUS !== 'INVIATO';
  const { aggiorna, fai, scarica } = useComandi(denuncia);
  return (
    <Pagina
      titolo={denuncia.descrizione}
      descrizione={`${denuncia.tipo === 'f24' ? 'F24 ordinario' : 'F24 enti pubblici'}, ${formatMese(denuncia)}, pagamento ${formatGiorno(denuncia.dataPagamento)}`}
      azioni={
        <SpaceBetween direction="horizontal" size="xs">
          <Button onClick={onChiudi}>Torna all'elenco</Button>
          <StampaF24 uid={denuncia.uid} />
          {aperta && <Button onClick={aggiorna}>Aggiorna</Button>}
        </SpaceBetween>
      }
    >
      {daAggiornare && (
        <Alert type="warning" header="Da aggiornare">
          I dati della scuola sono cambiati da quando questo F24 è stato raccolto: aggiornarlo prima di fare il file.
        </Alert>
      )}
      <RiepilogoF24 denuncia={denuncia} />
      <Tabs
        activeTabId={scheda}
        onChange={({ detail }) => setScheda(detail.activeTabId)}
        tabs={[
          {
            id: 'righe',
            label: `Righe (${righe.length})`,
            content: <RigheF24 denuncia={denuncia} righe={righe} campo={campo} onCampo={setCampo} />,
          },
          {
            id: 'rilievi',
            label: `Rilievi (${rilievi.length})`,
            content: (
              <RilieviDenuncia
                stato={denuncia.uid}
                rilievi={rilievi}
                onCorreggi={
                  aperta
                    ? (scelto) => {
                        setCampo(scelto);
                        setScheda('righe');
                      }
                    : undefined
                }
              />
            ),
          },
          {
            id: 'files',
            label: `File (${denuncia.files.length})`,
            content: (
              <FilesDenuncia
                stato={denuncia.uid}
                files={denuncia.files}
                onCrea={aperta ? fai : undefined}
                onScarica={scarica}
              />
            ),
          },
          { id: 'invio', label: 'Invio ed esito', content: <InvioF24 key={denuncia.versione} denuncia={denuncia} /> },
        ]}
      />
    </Pagina>
  );
};

/** The sheet of an F24: on paper, or as a spreadsheet. */
const StampaF24 = ({ uid }: { readonly uid: Denuncia['uid'] }) => {
  const { print, inCorso } = useStampa(printProspettoF24);
  return (
    <ButtonDropdown
      loading={inCorso}
      items={[
        { id: 'pdf', text: 'Prospetto' },
        { id: 'xlsx', text: 'Prospetto come foglio di calcolo' },
      ]}
      onItemClick={({ detail }) => print({ uid, formato: detail.id === 'xlsx' ? 'xlsx' : 'pdf' })}
    >
      Stampa
    </ButtonDropdown>
  );
};

/** What can be done to the whole of an F24: gathered again, written to a file, a file downloaded. */
const useComandi = (denuncia: Denuncia) => {
  const client = useClient();
  const { notify, notifyError } = useNotices();
  const lette = [f24Routes.getF24, f24Routes.listF24];
  const raccogli = useWrite(denuncia.tipo === 'f24' ? f24Routes.saveF24Ordinario : f24Routes.saveF24Ep, lette);
  const file = useWrite(f24Routes.makeFileF24, lette);
  const { uid, versione, processi, anno, mese, dataPagamento, descrizione, senzaCodiceFuori } = denuncia;
  return {
    aggiorna: () => {
      raccogli
        .mutateAsync({ body: { processi, anno, mese, dataPagamento, descrizione, senzaCodiceFuori, versione } })
        .then(() => notify('success', 'F24 aggiornato'), notifyError);
    },
    fai: () => {
      file.mutateAsync({ query: { uid, versione } }).then(() => notify('success', 'File fatto'), notifyError);
    },
    scarica: (numero: number) => {
      client(f24Routes.linkFileF24, { body: { uid, numero } }).then(({ link }) => followLink(link), notifyError);
    },
  };
};
