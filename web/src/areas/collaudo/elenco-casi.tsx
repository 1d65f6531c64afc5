import Button from '@cloudscape-design/components/button';
import StatusIndicator from '@cloudscape-design/components/status-indicator';
import { useState } from 'react';
import { collaudoRoutes, type CasoCollaudo } from '../../../../shared/contracts/cedolini/collaudo/collaudo.ts';
import { useWrite } from '../../api/query.ts';
import { useConferma } from '../../ui/conferma.tsx';
import type { Colonna } from '../../ui/elenco/colonna.ts';
import { Elenco } from '../../ui/elenco/elenco.tsx';
import { useElencoRighe } from '../../ui/elenco/fonti/use-elenco-righe.ts';
import { formatIstante, quanti } from '../../ui/formati.ts';
import { useSeguiLavoro } from '../../ui/lavoro/lavori.tsx';
import { useNotices } from '../../ui/notices.tsx';
import { CasoModale } from './caso-modale.tsx';

const MASSIMO_INSIEME = 20;

const confermaDi = ({ conferma }: CasoCollaudo): string =>
  conferma === null ? 'Da confermare' : `${conferma.da}, ${formatIstante(conferma.il)}`;

const colonne: readonly Colonna<CasoCollaudo>[] = [
  { id: 'descrizione', titolo: 'Caso' },
  { id: 'elaborazione', titolo: 'Elaborazione' },
  { id: 'numCedolini', titolo: 'Cedolini', tipo: 'intero', larghezza: 110 },
  {
    id: 'conferma',
    titolo: 'Confermato da',
    valore: confermaDi,
    cella: (caso) =>
      caso.conferma === null ? <StatusIndicator type="pending">Da confermare</StatusIndicator> : confermaDi(caso),
  },
  {
    id: 'creatoIl',
    titolo: 'Creato il',
    valore: ({ creatoIl }) => creatoIl,
    cella: ({ creatoIl }) => formatIstante(creatoIl),
    larghezza: 170,
  },
  { id: 'creatoDa', titolo: 'Creato da', nascosta: true },
];

/** The test cases of the school, the newest first. */
export const ElencoCasi = () => {
  const [nuovo, setNuovo] = useState(false);
  const elenco = useElencoRighe({
    nome: 'casi-collaudo',
    route: collaudoRoutes.listCasi,
    request: { body: {} },
    colonne,
    ordine: 'creatoIl',
    verso: 'DESC',
  });
  const { prova, inCorso } = useProva();
  const azioni = useAzioniCaso(elenco.salvata, elenco.tolta);
  return (
    <>
      <Elenco
        elenco={elenco}
        variante="container"
        titolo="Casi di collaudo"
        descrizione="Cedolini congelati quando erano giusti, da ricalcolare dopo un cambiamento"
        etichetta={({ descrizione }) => descrizione}
        crea={{ testo: 'Nuovo caso', onClick: () => setNuovo(true) }}
        azioniRiga={(caso) => [{ testo: 'Prova', onClick: () => prova([caso]) }, ...azioni(caso)]}
        azioniMassive={(scelti, svuota) => (
          <Button
            loading={inCorso}
            disabled={scelti.length === 0 || scelti.length > MASSIMO_INSIEME}
            onClick={() => {
              prova(scelti);
              svuota();
            }}
          >
            Prova
          </Button>
        )}
        vuoto={{
          titolo: 'Nessun caso di collaudo',
          testo: "Il primo si fa da un'elaborazione i cui cedolini sono giusti.",
        }}
      />
      {nuovo && <CasoModale onCreato={elenco.salvata} onChiudi={() => setNuovo(false)} />}
    </>
  );
};

/** Computes cases again: each test is followed in the bar of messages. */
const useProva = () => {
  const avvia = useWrite(collaudoRoutes.startProve, [collaudoRoutes.listProve, collaudoRoutes.listProveInCorso]);
  const segui = useSeguiLavoro();
  const { notifyError } = useNotices();
  return {
    inCorso: avvia.isPending,
    prova: (casi: readonly CasoCollaudo[]): void => {
      avvia.mutate(
        { body: { casi: casi.map(({ uid }) => uid) } },
        {
          onSuccess: (prove) =>
            prove.forEach(({ lavoroUid }) =>
              segui({ uid: lavoroUid }, { stale: [collaudoRoutes.listProve, collaudoRoutes.listProveInCorso] }),
            ),
          onError: notifyError,
        },
      );
    },
  };
};

/** What the office says of a case: that it is right, that it is of no more use. */
const useAzioniCaso = (onCambiato: (caso: CasoCollaudo) => void, onTolto: (caso: CasoCollaudo) => void) => {
  const conferma = useWrite(collaudoRoutes.confirmCaso);
  const elimina = useWrite(collaudoRoutes.removeCaso);
  const chiedi = useConferma();
  const { notify, notifyError } = useNotices();
  return (caso: CasoCollaudo) => [
    {
      testo: 'Conferma',
      disabilitata: caso.conferma !== null,
      motivo: 'È già confermato',
      onClick: () =>
        conferma.mutate(
          { body: { uid: caso.uid, versione: caso.versione } },
          {
            onSuccess: (dopo) => {
              onCambiato(dopo);
              notify('success', `Il caso "${caso.descrizione}" è confermato`);
            },
            onError: notifyError,
          },
        ),
    },
    {
      testo: 'Elimina',
      onClick: () =>
        chiedi({
          titolo: `Eliminare il caso "${caso.descrizione}"?`,
          azione: 'Elimina',
          testo: `Si perdono ${quanti(caso.numCedolini, 'cedolino atteso', 'cedolini attesi')}; l'elaborazione resta com'è.`,
          esegui: async () => {
            await elimina.mutateAsync({ body: { uid: caso.uid, versione: caso.versione } });
            onTolto(caso);
          },
        }),
    },
  ];
};
