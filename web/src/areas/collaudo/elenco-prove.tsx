import { useEffect } from 'react';
import { useRoute, useWrite } from '#api/query.ts';
import { collaudoRoutes, type ProvaCollaudo } from '#shared/contracts/cedolini/collaudo/collaudo.ts';
import { useConferma } from '#ui/conferma.tsx';
import type { Colonna } from '#ui/elenco/colonna.ts';
import { Elenco } from '#ui/elenco/elenco.tsx';
import { useElencoRighe } from '#ui/elenco/fonti/use-elenco-righe.ts';
import { formatIstante, quanti } from '#ui/formati.ts';
import { parolaProva, StatoProva } from './stato-prova.tsx';

const OGNI = 1000;

const colonne: readonly Colonna<ProvaCollaudo>[] = [
  { id: 'descrizione', titolo: 'Caso' },
  { id: 'esito', titolo: 'Esito', valore: parolaProva, cella: StatoProva, intera: true },
  {
    id: 'avviataIl',
    titolo: 'Avviata il',
    valore: ({ avviataIl }) => avviataIl,
    cella: ({ avviataIl }) => formatIstante(avviataIl),
    larghezza: 170,
  },
  { id: 'avviataDa', titolo: 'Avviata da' },
];

/** The tests that were made, the newest first; while one is being computed the list is looked at again. */
export const ElencoProve = ({ onApri }: { readonly onApri: (uid: string) => void }) => {
  const elenco = useElencoRighe({
    nome: 'prove-collaudo',
    route: collaudoRoutes.listProve,
    request: { body: {} },
    colonne,
    ordine: 'avviataIl',
    verso: 'DESC',
  });
  const inCorso = useInCorso(elenco.ricarica);
  const elimina = useWrite(collaudoRoutes.removeProva);
  const chiedi = useConferma();
  return (
    <Elenco
      elenco={elenco}
      variante="container"
      titolo="Prove"
      descrizione={
        inCorso > 0
          ? quanti(inCorso, 'prova in corso', 'prove in corso')
          : 'I casi ricalcolati con le regole del momento'
      }
      etichetta={({ descrizione, avviataIl }) => `${descrizione}, ${formatIstante(avviataIl)}`}
      onApri={({ uid }) => onApri(uid)}
      azioniRiga={(prova) => [
        { testo: 'Apri', onClick: () => onApri(prova.uid) },
        {
          testo: 'Elimina',
          disabilitata: prova.stato === 'IN_CORSO',
          motivo: 'È in corso',
          onClick: () =>
            chiedi({
              titolo: `Eliminare la prova del caso "${prova.descrizione}"?`,
              azione: 'Elimina',
              esegui: async () => {
                await elimina.mutateAsync({ body: { uid: prova.uid, versione: prova.versione } });
                elenco.tolta(prova);
              },
            }),
        },
      ]}
      vuoto={{ titolo: 'Nessuna prova', testo: 'Scegliere uno o più casi qui sopra e premere «Prova».' }}
    />
  );
};

/** How many tests are being computed; when one ends, the list is asked for again. */
const useInCorso = (ricarica: () => void): number => {
  const { data } = useRoute(
    collaudoRoutes.listProveInCorso,
    { body: {} },
    { staleTime: 0, refetchInterval: ({ state }) => ((state.data?.length ?? 0) > 0 ? OGNI : false) },
  );
  const quante = data?.length ?? 0;
  useEffect(ricarica, [quante]);
  return quante;
};
