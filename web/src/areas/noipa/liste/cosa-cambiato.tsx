import Box from '@cloudscape-design/components/box';
import Button from '@cloudscape-design/components/button';
import Modal from '@cloudscape-design/components/modal';
import type { ListaNoipa } from '../../../../../shared/contracts/noipa/lista.ts';
import { variazioniNoipaRoutes, type VariazioneNoipa } from '../../../../../shared/contracts/noipa/variazioni.ts';
import { useRoute } from '../../../api/query.ts';
import type { Colonna } from '../../../ui/elenco/colonna.ts';
import { Elenco } from '../../../ui/elenco/elenco.tsx';
import { useElencoLocale } from '../../../ui/elenco/fonti/use-elenco-locale.ts';
import { Attesa } from '../../../ui/errore-caricamento.tsx';

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
    <Modal
      visible
      size="max"
      header="Che cosa è cambiato da quando la lista è scritta"
      closeAriaLabel="Chiudi"
      onDismiss={onChiudi}
      footer={
        <Box float="right">
          <Button variant="primary" onClick={onChiudi}>
            Chiudi
          </Button>
        </Box>
      }
    >
      {isPending || error ? (
        <Attesa
          errore={error}
          onRiprova={() => {
            void refetch();
          }}
        />
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
    </Modal>
  );
};
