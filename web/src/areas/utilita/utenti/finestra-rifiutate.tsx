import Box from '@cloudscape-design/components/box';
import { useRoute } from '#api/query.ts';
import { utentiRoutes, type ChiamateRifiutate } from '#shared/contracts/accesso/utenti.ts';
import { descrizioneParte } from '#shared/domain/accesso/parti.ts';
import { Attesa } from '#ui/errore-caricamento.tsx';
import { Finestra } from '#ui/finestra.tsx';
import { formatIstante, quanti } from '#ui/formati.ts';
import { Tabella } from '#ui/tabella/tabella-o-schede.tsx';

const perche: Readonly<Record<string, string>> = {
  RUOLO_NON_AUTORIZZATO: 'Il ruolo non lo permette',
  LICENZA_MANCANTE: 'La licenza non lo comprende',
  OPERAZIONE_NON_CONSENTITA: 'Una scelta della scuola non lo consente',
  SESSIONE_NON_VALIDA: 'L’accesso era finito',
};

/** The window of the calls that were refused to the users of the school, by hour and part of the program. */
export const FinestraRifiutate = ({ onChiudi }: { readonly onChiudi: () => void }) => {
  const { data, error, refetch } = useRoute(utentiRoutes.listRifiutate, { body: {} }, { staleTime: 0 });
  return (
    <Finestra titolo="Accessi rifiutati negli ultimi novanta giorni" size="large" onChiudi={onChiudi}>
      {error || !data ? <Attesa errore={error} onRiprova={refetch} /> : <Rifiutate rifiutate={data} />}
    </Finestra>
  );
};

const Rifiutate = ({ rifiutate }: { readonly rifiutate: readonly ChiamateRifiutate[] }) => (
  <Tabella<ChiamateRifiutate>
    variant="embedded"
    items={rifiutate}
    trackBy={({ ultima, utente, parte }) => `${ultima} ${utente} ${parte}`}
    wrapLines
    ariaLabels={{ tableLabel: 'Accessi rifiutati' }}
    empty="Nessuna operazione è stata rifiutata."
    columnDefinitions={[
      { id: 'ultima', header: 'Ultima volta', cell: ({ ultima }) => formatIstante(ultima) },
      { id: 'chi', header: 'Chi', isRowHeader: true, cell: (riga) => <Chi {...riga} /> },
      { id: 'parte', header: 'Parte del programma', cell: ({ parte }) => descrizioneParte[parte] },
      { id: 'perche', header: 'Perché', cell: ({ code }) => perche[code] ?? 'Rifiutata' },
      { id: 'quante', header: 'Almeno', cell: ({ quante }) => quanti(quante, 'volta', 'volte') },
    ]}
  />
);

const Chi = ({ descutente, user }: ChiamateRifiutate) => (
  <>
    {descutente}
    {user && (
      <Box variant="small" display="block">
        {user}
      </Box>
    )}
  </>
);
