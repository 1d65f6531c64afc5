import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { useClient } from '#api/query.ts';
import { anagrafeRoutes } from '#shared/contracts/anagrafe/anagrafe.ts';
import { routeKey, type RouteAnswer } from '#shared/contracts/route.ts';
import { nominativo } from '#shared/domain/persona/nominativo.ts';
import type { Colonna } from '#ui/elenco/colonna.ts';
import { Elenco } from '#ui/elenco/elenco.tsx';
import { useElencoLocale } from '#ui/elenco/fonti/use-elenco-locale.ts';

type CfAnomalo = RouteAnswer<typeof anagrafeRoutes.listCfAnomali>['righe'][number];

const colonne: readonly Colonna<CfAnomalo>[] = [
  {
    id: 'nominativo',
    titolo: 'Persona',
    valore: ({ desCognome, desNome }) => nominativo(desCognome, desNome),
    larghezza: 200,
  },
  { id: 'desCf', titolo: 'Codice fiscale', larghezza: 180 },
  { id: 'datNascita', titolo: 'Nascita', tipo: 'data', larghezza: 110 },
  { id: 'flgCfConfermato', titolo: 'Confermato', tipo: 'si_no', larghezza: 120 },
  { id: 'discordanze', titolo: 'Che cosa non torna', valore: ({ discordanze }) => discordanze.join(' ') },
];

/** Whose codice fiscale disagrees with the data, over the whole registry: the server looks at it a stretch at a time. */
export const CodiciNonConformi = () => {
  const client = useClient();
  const naviga = useNavigate();
  const ricerca = useInfiniteQuery({
    queryKey: [routeKey(anagrafeRoutes.listCfAnomali), 'tutti'],
    initialPageParam: '',
    getNextPageParam: ({ cursore }: RouteAnswer<typeof anagrafeRoutes.listCfAnomali>) => cursore ?? undefined,
    queryFn: ({ pageParam, signal }) =>
      client(anagrafeRoutes.listCfAnomali, { body: pageParam === '' ? {} : { cursore: pageParam } }, { signal }),
  });
  const { hasNextPage, isFetchingNextPage, fetchNextPage, isError } = ricerca;
  useEffect(() => {
    if (hasNextPage && !isFetchingNextPage && !isError) void fetchNextPage();
  }, [hasNextPage, isFetchingNextPage, isError, fetchNextPage]);
  const righe = ricerca.data?.pages.flatMap((pagina) => pagina.righe) ?? [];
  const locale = useElencoLocale({
    nome: 'codici-non-conformi',
    righe,
    colonne,
    chiave: ({ uid }) => uid,
    ordine: 'nominativo',
  });
  const elenco = {
    ...locale,
    caricamento: ricerca.isPending || locale.caricamento,
    aggiornamento: ricerca.isFetching,
    errore: ricerca.error,
    ricarica: () => {
      void ricerca.refetch();
    },
  };
  const apri = ({ uid }: CfAnomalo) => {
    void naviga(`/anagrafe?persona=${uid}`);
  };
  return (
    <Elenco
      elenco={elenco}
      variante="container"
      titolo="Codici fiscali non conformi"
      descrizione={
        hasNextPage
          ? "Controllo dell'anagrafe in corso…"
          : 'Il codice non corrisponde a cognome, nome, sesso, data o luogo di nascita'
      }
      etichetta={({ desCognome, desNome }) => nominativo(desCognome, desNome)}
      onApri={apri}
      azioniRiga={(riga) => [{ testo: 'Apri la scheda', onClick: () => apri(riga) }]}
      vuoto={{
        titolo: 'Nessun codice fiscale da rivedere',
        testo: 'Qui sta chi ha un codice che non corrisponde ai suoi dati: le persone sono in Anagrafe.',
      }}
    />
  );
};
