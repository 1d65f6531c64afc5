import Alert from '@cloudscape-design/components/alert';
import Container from '@cloudscape-design/components/container';
import Header from '@cloudscape-design/components/header';
import KeyValuePairs from '@cloudscape-design/components/key-value-pairs';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useQuery } from '@tanstack/react-query';
import { formatIban } from '#shared/domain/codici/iban.ts';
import { formatGiorno } from '#shared/domain/tempo/date.ts';
import { formatEuro, somma } from '#shared/money/centesimi.ts';
import type { Colonna } from '#ui/elenco/colonna.ts';
import { Elenco } from '#ui/elenco/elenco.tsx';
import { useElencoLocale } from '#ui/elenco/fonti/use-elenco-locale.ts';
import { readOrdine, type OrdineLetto } from './ordine-letto.ts';

type Bonifico = OrdineLetto['bonifici'][number];

const colonne: readonly Colonna<Bonifico>[] = [
  { id: 'nome', titolo: 'A chi', larghezza: 260 },
  { id: 'iban', titolo: 'Conto', intera: true, valore: ({ iban }) => formatIban(iban), larghezza: 330 },
  { id: 'importo', titolo: 'Importo', tipo: 'importo' },
];

/** The content of the file for the bank, read from the file itself: nothing until it is read, or of a file that is no order. */
export const OrdineAllaBanca = ({ link, nome }: { readonly link: string; readonly nome: string }) => {
  const { data } = useQuery({
    queryKey: ['ordine alla banca', nome],
    queryFn: async () => readOrdine(await (await fetch(link)).text()),
    staleTime: Infinity,
    retry: false,
  });
  return data ? <Letto ordine={data} nome={nome} /> : null;
};

const Letto = ({ ordine, nome }: { readonly ordine: OrdineLetto; readonly nome: string }) => {
  const { quanti, totale, giorno, ordinante, conto, bonifici } = ordine;
  const elenco = useElencoLocale<Bonifico>({
    nome: 'bonifici-della-banca',
    righe: bonifici,
    colonne,
    chiave: ({ numero }) => String(numero),
    stato: nome,
  });
  const torna = bonifici.length === quanti && somma(bonifici.map(({ importo }) => importo)) === totale;
  return (
    <SpaceBetween size="l">
      <Container header={<Header variant="h2">Che cosa c’è nel file</Header>}>
        <KeyValuePairs
          columns={4}
          minColumnWidth={190}
          items={[
            { label: 'Bonifici', value: String(quanti) },
            { label: 'Totale', value: formatEuro(totale) },
            { label: 'Giorno di pagamento', value: giorno === null ? '–' : formatGiorno(giorno) },
            { label: 'Da', value: `${ordinante}, ${formatIban(conto)}` },
          ]}
        />
      </Container>
      {torna ? (
        <Alert type="info">
          Il file si fa solo quando ogni bonifico ha il suo conto. Chi riscuote allo sportello, chi è deceduto e il
          creditore senza conto non sono qui: l’elenco «Bonifici», fra le stampe dell’elaborazione, dice chi sono e
          perché.
        </Alert>
      ) : (
        <Alert type="warning" header="Il file non torna">
          Il numero o la somma dei bonifici non è quello che il file dichiara: non mandarlo, e rifarlo
          dall’elaborazione.
        </Alert>
      )}
      <Elenco
        elenco={elenco}
        variante="container"
        titolo="Bonifici"
        etichetta={({ nome: chi }) => chi}
        vuoto={{ titolo: 'Nessun bonifico', testo: 'Nessuno si paga con bonifico in questa elaborazione.' }}
      />
    </SpaceBetween>
  );
};
