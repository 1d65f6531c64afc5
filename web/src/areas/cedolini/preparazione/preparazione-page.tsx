import Alert from '@cloudscape-design/components/alert';
import Button from '@cloudscape-design/components/button';
import SpaceBetween from '@cloudscape-design/components/space-between';
import Spinner from '@cloudscape-design/components/spinner';
import Tabs from '@cloudscape-design/components/tabs';
import { useState } from 'react';
import { calcoloRoutes } from '../../../../../shared/contracts/cedolini/calcolo.ts';
import { processiRoutes } from '../../../../../shared/contracts/cedolini/cedolini.ts';
import type { Processo } from '../../../../../shared/contracts/cedolini/processo.ts';
import { nomeMese } from '../../../../../shared/domain/tempo/date.ts';
import { useClient, useRoute, useWrite } from '../../../api/query.ts';
import { ErroreCaricamento } from '../../../ui/errore-caricamento.tsx';
import { useUnsaved } from '../../../ui/frame.tsx';
import { useNotices } from '../../../ui/notices.tsx';
import { Pagina } from '../../../ui/pagina.tsx';
import { PersonePreparazione } from './persone-preparazione.tsx';
import { problemiDi, rigaDi, type RigaPreparazione } from './righe-preparazione.ts';
import { SimulazioneModale } from './simulazione-modale.tsx';
import { VociPreparazione } from './voci-preparazione.tsx';

interface Props {
  readonly uid: string;
  readonly onAvviata: () => void;
  readonly onChiudi: () => void;
}

const PER_CHIAMATA = 100;

/** Second step of the creation: who is paid, and what. It needs at least one person and, but for substitutes, one item with a value. */
export const PreparazionePage = ({ uid, onAvviata, onChiudi }: Props) => {
  const processo = useRoute(processiRoutes.getProcesso, { body: { uid } });
  if (processo.isPending) return <Spinner size="large" />;
  if (processo.error)
    return (
      <ErroreCaricamento
        errore={processo.error}
        onRiprova={() => {
          void processo.refetch();
        }}
      />
    );
  return <Preparazione processo={processo.data} onAvviata={onAvviata} onChiudi={onChiudi} />;
};

const Preparazione = ({ processo, onAvviata, onChiudi }: Omit<Props, 'uid'> & { readonly processo: Processo }) => {
  const [righe, setRighe] = useState<readonly RigaPreparazione[]>([]);
  const [simula, setSimula] = useState(false);
  const [problemi, setProblemi] = useState<readonly string[]>([]);
  const { data: voci = [] } = useRoute(calcoloRoutes.listVociCalcolo, {
    query: { idMetodo: processo.idMetodo, giorno: processo.dataPagamento },
  });
  const client = useClient();
  const avvia = useWrite(processiRoutes.startCalcolo, [processiRoutes.listProcessi, processiRoutes.getProcesso]);
  const { notifyError } = useNotices();
  const { dimentica } = useUnsaved(righe.length > 0);
  const aggiungi = async (uids: readonly string[]): Promise<void> => {
    const nuove: RigaPreparazione[] = [];
    for (let da = 0; da < uids.length; da += PER_CHIAMATA) {
      const { cedolini } = await client(calcoloRoutes.initData, {
        body: { idProcesso: processo.uid, uidSubAnagrafeList: uids.slice(da, da + PER_CHIAMATA) },
      });
      nuove.push(...cedolini.map(rigaDi));
    }
    setRighe((attuali) => [
      ...attuali,
      ...nuove.filter((nuova) => !attuali.some(({ bozza }) => bozza.uidSubAnagrafe === nuova.bozza.uidSubAnagrafe)),
    ]);
  };
  const daiServizi = processo.TIPO_ELABORAZIONE === 'SUP';
  const conRighe = (azione: () => void) => {
    const trovati = problemiDi(righe, processo.TIPO_ELABORAZIONE);
    setProblemi(trovati);
    if (trovati.length === 0) azione();
  };
  const start = () =>
    avvia.mutate(
      {
        body: {
          processo: { uid: processo.uid, versione: processo.versione },
          cedolini: righe.map(({ input }) => input),
        },
      },
      {
        onSuccess: () => {
          dimentica();
          onAvviata();
        },
        onError: notifyError,
      },
    );
  return (
    <Pagina
      titolo={processo.DES_ELABORAZIONE}
      descrizione={`Passo 2 di 2: ${daiServizi ? 'persone' : 'persone e voci'} — ${nomeMese(processo.MESE)} ${processo.ANNO}`}
      azioni={
        <SpaceBetween direction="horizontal" size="xs">
          <Button onClick={onChiudi}>Chiudi</Button>
          <Button onClick={() => conRighe(() => setSimula(true))}>Simula</Button>
          <Button variant="primary" loading={avvia.isPending} onClick={() => conRighe(start)}>
            Avvia il calcolo
          </Button>
        </SpaceBetween>
      }
    >
      {daiServizi && (
        <Alert type="info">
          Lo stipendio dei supplenti viene dai servizi e dalle assenze registrati: qui si scelgono solo le persone.
        </Alert>
      )}
      {problemi.length > 0 && (
        <Alert type="error" header="L'elaborazione non è pronta">
          {problemi.map((testo) => (
            <div key={testo}>{testo}</div>
          ))}
        </Alert>
      )}
      <Tabs
        tabs={[
          {
            id: 'persone',
            label: `Dipendenti (${righe.length})`,
            content: <PersonePreparazione processo={processo} righe={righe} onRighe={setRighe} onAggiungi={aggiungi} />,
          },
          ...(daiServizi
            ? []
            : [
                {
                  id: 'voci',
                  label: `Voci di calcolo (${righe.reduce((somma, { input }) => somma + input.voci.length, 0)})`,
                  content: <VociPreparazione processo={processo} righe={righe} voci={voci} onRighe={setRighe} />,
                },
              ]),
        ]}
      />
      {simula && <SimulazioneModale processo={processo} righe={righe} onChiudi={() => setSimula(false)} />}
    </Pagina>
  );
};
