import { useRoute } from '#api/query.ts';
import type { Lavoro } from '#shared/contracts/lavori/lavoro.ts';
import { programmatiRoutes } from '#shared/contracts/lavori/programmati.ts';
import { formatGiorno } from '#shared/domain/tempo/date.ts';
import { StatoCell } from '#ui/celle.tsx';
import type { Colonna } from '#ui/elenco/colonna.ts';
import { Elenco } from '#ui/elenco/elenco.tsx';
import { useElencoLocale } from '#ui/elenco/fonti/use-elenco-locale.ts';
import { Attesa } from '#ui/errore-caricamento.tsx';
import { formatIstante } from '#ui/formati.ts';
import { Pagina } from '#ui/pagina.tsx';

const stati = {
  ATTESA: { tipo: 'pending', testo: 'In attesa' },
  IN_CORSO: { tipo: 'in-progress', testo: 'In corso' },
  COMPLETATO: { tipo: 'success', testo: 'Finito' },
  FALLITO: { tipo: 'error', testo: 'Non riuscito' },
  FERMATO: { tipo: 'stopped', testo: 'Fermato' },
  ANNULLATO: { tipo: 'stopped', testo: 'Annullato' },
} as const;

const colonne: readonly Colonna<Lavoro>[] = [
  {
    id: 'giorno',
    titolo: 'Giorno',
    larghezza: 130,
    tipo: 'data',
    valore: ({ oggetto }) => oggetto,
  },
  { id: 'descrizione', titolo: 'Lavoro' },
  {
    id: 'stato',
    titolo: 'Stato',
    larghezza: 150,
    valore: ({ stato }) => stati[stato].testo,
    cella: ({ stato }) => <StatoCell valore={stato} stati={stati} />,
  },
  { id: 'fatti', titolo: 'Record', larghezza: 110, tipo: 'intero' },
  {
    id: 'avviatoIl',
    titolo: 'Cominciato',
    larghezza: 180,
    cella: ({ avviatoIl }) => formatIstante(avviatoIl),
  },
  {
    id: 'finitoIl',
    titolo: 'Finito',
    larghezza: 180,
    valore: ({ finitoIl }) => finitoIl ?? '',
    cella: ({ finitoIl }) => (finitoIl === null ? '' : formatIstante(finitoIl)),
  },
  { id: 'motivo', titolo: 'Che cosa è successo', valore: ({ motivo }) => motivo ?? '' },
];

/** What the program did by itself in this school. */
export const LavoriProgrammatiPage = () => {
  const { data, error, refetch } = useRoute(programmatiRoutes.listProgrammati, { body: {} }, { staleTime: 0 });
  return (
    <Pagina
      titolo="Lavori programmati"
      descrizione="Quello che il programma fa da solo, ogni giorno o ogni mese, in questa scuola"
    >
      {error || !data ? <Attesa errore={error} onRiprova={refetch} /> : <Lavori righe={data.righe} />}
    </Pagina>
  );
};

const Lavori = ({ righe }: { readonly righe: readonly Lavoro[] }) => {
  const elenco = useElencoLocale({ nome: 'lavori-programmati', righe, colonne, chiave: ({ uid }) => uid });
  return (
    <Elenco
      elenco={elenco}
      titolo="Ultimi sessanta giorni"
      variante="container"
      etichetta={({ descrizione, oggetto }) => `${descrizione} del ${formatGiorno(oggetto)}`}
      vuoto={{
        titolo: 'Ancora nessun lavoro',
        testo: 'I lavori di ogni giorno cominciano dalle 2 di notte: qui si vede come sono finiti.',
      }}
    />
  );
};
