import Button from '@cloudscape-design/components/button';
import { useState } from 'react';
import { useWrite } from '#api/query.ts';
import { collaudoRoutes, type CasoCollaudo } from '#shared/contracts/cedolini/collaudo/collaudo.ts';
import type { Colonna } from '#ui/elenco/colonna.ts';
import { Elenco } from '#ui/elenco/elenco.tsx';
import { useElencoRighe } from '#ui/elenco/fonti/use-elenco-righe.ts';
import { formatIstante } from '#ui/formati.ts';
import { useSeguiLavoro } from '#ui/lavoro/lavori.tsx';
import { useNotices } from '#ui/notices.tsx';
import { Segno } from '#ui/segno.tsx';
import { useAzioniCaso } from './azioni-caso.ts';
import { CasoDaFileModale } from './caso-da-file.tsx';
import { CasoModale } from './caso-modale.tsx';

const MASSIMO_INSIEME = 20;

const confermaDi = ({ conferma }: CasoCollaudo): string =>
  conferma === null ? 'Da confermare' : `${conferma.da}, ${formatIstante(conferma.il)}`;

const colonne: readonly Colonna<CasoCollaudo>[] = [
  { id: 'descrizione', titolo: 'Caso' },
  { id: 'elaborazione', titolo: 'Fatto da' },
  { id: 'numCedolini', titolo: 'Cedolini', tipo: 'intero', larghezza: 110 },
  {
    id: 'conferma',
    titolo: 'Confermato da',
    larghezza: 190,
    valore: confermaDi,
    cella: (caso) => (caso.conferma === null ? <Segno type="pending">Da confermare</Segno> : confermaDi(caso)),
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
  const [nuovo, setNuovo] = useState<'elaborazione' | 'file' | null>(null);
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
        azioni={<Button onClick={() => setNuovo('file')}>Da un file</Button>}
        crea={{ testo: 'Nuovo caso', onClick: () => setNuovo('elaborazione') }}
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
      {nuovo === 'elaborazione' && <CasoModale onCreato={elenco.salvata} onChiudi={() => setNuovo(null)} />}
      {nuovo === 'file' && <CasoDaFileModale onCreato={elenco.salvata} onChiudi={() => setNuovo(null)} />}
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
