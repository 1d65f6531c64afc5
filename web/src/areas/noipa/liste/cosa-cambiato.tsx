import { useRoute } from '#api/query.ts';
import type { ListaNoipa } from '#shared/contracts/noipa/lista.ts';
import { variazioniNoipaRoutes, type VariazioneNoipa } from '#shared/contracts/noipa/variazioni.ts';
import type { Colonna } from '#ui/elenco/colonna.ts';
import { Elenco } from '#ui/elenco/elenco.tsx';
import { useElencoLocale } from '#ui/elenco/fonti/use-elenco-locale.ts';
import { Attesa } from '#ui/errore-caricamento.tsx';
import { Finestra } from '#ui/finestra.tsx';

type Riga = VariazioneNoipa & { readonly chiave: string };

const colonne: readonly Colonna<Riga>[] = [
  { id: 'nominativo', titolo: 'Persona' },
  { id: 'descrizione', titolo: 'Dato' },
  { id: 'prima', titolo: 'Nella lista' },
  { id: 'dopo', titolo: 'Adesso', valore: ({ dopo }) => dopo ?? "non c'è più" },
];

interface Props {
  readonly lista: Pick<ListaNoipa, 'uid'>;
  readonly onChiudi: () => void;
}

/** What is no longer as when the payments of a list were written. */
export const CosaCambiato = ({ lista: { uid }, onChiudi }: Props) => {
  const { data, error, isPending, refetch } = useRoute(
    variazioniNoipaRoutes.varDatiNoipa,
    { body: { uid } },
    { staleTime: 0 },
  );
  const elenco = useElencoLocale({
    nome: 'variazioni-lista-noipa',
    righe: (data ?? []).map((riga, indice) => ({ ...riga, chiave: String(indice) })),
    colonne,
    chiave: ({ chiave }) => chiave,
  });
  return (
    <Finestra titolo="Che cosa è cambiato da quando la lista è scritta" onChiudi={onChiudi}>
      {isPending || error ? (
        <Attesa errore={error} onRiprova={refetch} />
      ) : (
        <Elenco
          elenco={elenco}
          titolo="Dati cambiati"
          descrizione="Persone, tariffe, codici e commissioni. La lista resta com’è finché l’ufficio non la riscrive"
          variante="embedded"
          etichetta={({ nominativo, descrizione }) => `${nominativo}, ${descrizione}`}
          vuoto={{ titolo: 'Niente è cambiato', testo: 'La lista dice quello che dicono i dati di adesso.' }}
        />
      )}
    </Finestra>
  );
};
