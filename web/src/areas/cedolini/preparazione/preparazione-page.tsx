import Alert from '@cloudscape-design/components/alert';
import Button from '@cloudscape-design/components/button';
import SpaceBetween from '@cloudscape-design/components/space-between';
import Spinner from '@cloudscape-design/components/spinner';
import { useEffect, useState } from 'react';
import { useRoute, useWrite } from '#api/query.ts';
import { incarichiRoutes } from '#shared/contracts/anagrafe/incarico.ts';
import { calcoloRoutes } from '#shared/contracts/cedolini/calcolo.ts';
import { processiRoutes } from '#shared/contracts/cedolini/cedolini.ts';
import type { Processo } from '#shared/contracts/cedolini/processo.ts';
import { hasVoci, mayHaveVoci, type TipoElaborazione } from '#shared/domain/elaborazione/elaborazione.ts';
import { nomeMese } from '#shared/domain/tempo/date.ts';
import { Attesa, ErroreCaricamento } from '#ui/errore-caricamento.tsx';
import { useSoggetto, useUnsaved } from '#ui/frame.tsx';
import { useNotices } from '#ui/notices.tsx';
import { Pagina } from '#ui/pagina.tsx';
import { Schede } from '#ui/schede/schede.tsx';
import type { BozzaElaborazione } from './bozza-elaborazione.ts';
import { MigraCompensi } from './migrazione/migra-compensi.tsx';
import { PersonePreparazione } from './persone/persone-preparazione.tsx';
import { RigheAssenti, RigheContese } from './righe-da-decidere.tsx';
import { problemiDi } from './righe-preparazione.ts';
import { SimulazioneModale } from './simulazione-modale.tsx';
import type { StatoBozza } from './stato-bozza.ts';
import { NonSalvata, StatoSalvataggio } from './stato-salvataggio.tsx';
import { useBozzaElaborazione } from './use-bozza-elaborazione.ts';
import { useVerifica } from './use-verifica.ts';
import { FoglioVoci } from './voci/foglio-voci.tsx';

interface Props {
  readonly uid: string;
  readonly onAvviata: () => void;
  readonly onChiudi: () => void;
}

/** What a calculation makes old: also what is left of the assignments that it pays. */
const VECCHIE = [processiRoutes.listProcessi, processiRoutes.getProcesso, incarichiRoutes.listIncarichi];

/** Second step of the creation: who is paid, and what. It needs at least one person and, but for substitutes, one item with a value. */
export const PreparazionePage = ({ uid, onAvviata, onChiudi }: Props) => {
  const processo = useRoute(processiRoutes.getProcesso, { body: { uid } });
  useSoggetto(processo.data?.DES_ELABORAZIONE);
  if (processo.isPending || processo.error) return <Attesa errore={processo.error} onRiprova={processo.refetch} />;
  return <Preparazione processo={processo.data} onAvviata={onAvviata} onChiudi={onChiudi} />;
};

const Preparazione = ({ processo, onAvviata, onChiudi }: Omit<Props, 'uid'> & { readonly processo: Processo }) => {
  const { bozza, stato } = useBozzaElaborazione(processo.uid);
  if (!stato.caricata)
    return stato.errore === null ? (
      <Spinner size="large" />
    ) : (
      <ErroreCaricamento
        errore={stato.errore}
        onRiprova={() => {
          void bozza.reread();
        }}
      />
    );
  return <Righe processo={processo} bozza={bozza} stato={stato} onAvviata={onAvviata} onChiudi={onChiudi} />;
};

interface RigheProps extends Omit<Props, 'uid'> {
  readonly processo: Processo;
  readonly bozza: BozzaElaborazione;
  readonly stato: StatoBozza;
}

const Righe = ({ processo, bozza, stato, onAvviata, onChiudi }: RigheProps) => {
  const { righe } = stato;
  const verifica = useVerifica(processo, righe);
  const [simula, setSimula] = useState(false);
  const [problemi, setProblemi] = useState<readonly string[]>([]);
  const { data: voci = [] } = useRoute(calcoloRoutes.listVociCalcolo, {
    query: { idMetodo: processo.idMetodo, giorno: processo.dataPagamento },
  });
  const avvia = useWrite(processiRoutes.startCalcolo, VECCHIE);
  const { notify, notifyError } = useNotices();
  const { dimentica } = useUnsaved(stato.salvataggio === 'fallito');
  const avviataDaAltri = stato.stato !== 'ATTESA' && !avvia.isPending;
  useEffect(() => {
    if (!avviataDaAltri) return;
    notify('info', 'Il calcolo è stato avviato.');
    onAvviata();
  }, [avviataDaAltri, notify, onAvviata]);
  const conVoci = hasVoci(processo.TIPO_ELABORAZIONE);
  const conRighe = (azione: () => void) => {
    const trovati = [...problemiDi(righe, processo.TIPO_ELABORAZIONE), ...contesaDi(stato)];
    setProblemi(trovati);
    if (trovati.length === 0) azione();
  };
  const start = async () => {
    try {
      await bozza.flush();
      await avvia.mutateAsync({
        body: { processo: { uid: processo.uid, versione: processo.versione }, cedolini: [] },
      });
      dimentica();
      onAvviata();
    } catch (errore) {
      notifyError(errore);
    }
  };
  const riprova = () => {
    bozza.flush().catch(notifyError);
  };
  return (
    <Pagina
      titolo={processo.DES_ELABORAZIONE}
      descrizione={`Passo 2 di 2: ${conVoci ? 'persone e voci' : 'persone'} — ${nomeMese(processo.MESE)} ${processo.ANNO}`}
      azioni={
        <SpaceBetween direction="horizontal" size="xs" alignItems="center">
          <StatoSalvataggio stato={stato} />
          <Button onClick={onChiudi}>Chiudi</Button>
          {conVoci && <MigraCompensi processo={processo} bozza={bozza} />}
          <Button onClick={() => conRighe(() => setSimula(true))}>Simula</Button>
          <Button variant="primary" loading={avvia.isPending} onClick={() => conRighe(() => void start())}>
            Avvia il calcolo
          </Button>
        </SpaceBetween>
      }
    >
      {!conVoci && <Alert type="info">{DA_DOVE[processo.TIPO_ELABORAZIONE]}</Alert>}
      {stato.salvataggio === 'fallito' && <NonSalvata errore={stato.errore} onRiprova={riprova} />}
      <RigheAssenti
        assenti={stato.assenti}
        onSistema={(assente) => {
          bozza.replace(assente).catch(notifyError);
        }}
      />
      <RigheContese
        contese={stato.contese}
        onScegli={(contesa, tieni) => {
          bozza.solve(contesa, tieni).catch(notifyError);
        }}
      />
      {problemi.length > 0 && (
        <Alert type="error" header="L'elaborazione non è pronta">
          {problemi.map((testo) => (
            <div key={testo}>{testo}</div>
          ))}
        </Alert>
      )}
      <Schede
        tabs={[
          {
            id: 'persone',
            label: `Dipendenti (${righe.length})`,
            content: (
              <PersonePreparazione
                verifica={verifica}
                processo={processo}
                righe={righe}
                onRighe={bozza.change}
                onAggiungi={bozza.add}
              />
            ),
          },
          ...(mayHaveVoci(processo.TIPO_ELABORAZIONE)
            ? [
                {
                  id: 'voci',
                  label: `Voci di calcolo (${righe.reduce((somma, { input }) => somma + input.voci.length, 0)})`,
                  content: (
                    <FoglioVoci
                      verifica={verifica}
                      processo={processo}
                      righe={righe}
                      voci={voci}
                      onRighe={bozza.change}
                      onAggiungi={bozza.add}
                    />
                  ),
                },
              ]
            : []),
        ]}
      />
      {simula && <SimulazioneModale processo={processo} righe={righe} onChiudi={() => setSimula(false)} />}
    </Pagina>
  );
};

/** Where a run without items takes what it pays. */
const DA_DOVE: Readonly<Partial<Record<TipoElaborazione, string>>> = {
  SUP: 'Lo stipendio dei supplenti viene dai servizi e dalle assenze registrati: qui si scelgono le persone, e tra le voci solo quello che si recupera.',
  CON: "Il conguaglio ricalcola l'imposta su quanto è stato pagato nell'anno dalle elaborazioni contabilizzate: qui si scelgono solo le persone.",
};

const contesaDi = ({ contese, assenti }: StatoBozza): readonly string[] => [
  ...(contese.length === 0 ? [] : ['Scegliere prima quale riga tenere, dove un altro utente ha scritto insieme.']),
  ...(assenti.length === 0 ? [] : ['Sistemare prima le righe di chi non è più in anagrafe.']),
];
