import { useRoute } from '#api/query.ts';
import { riscontroRoutes, type CellaRiscontro, type RigaRiscontro } from '#shared/contracts/denunce/riscontro.ts';
import { formatEuro } from '#shared/money/centesimi.ts';
import type { Colonna } from '#ui/elenco/colonna.ts';
import { Elenco } from '#ui/elenco/elenco.tsx';
import { useElencoLocale } from '#ui/elenco/fonti/use-elenco-locale.ts';
import { Finestra } from '#ui/finestra.tsx';
import { Letta } from '../parti/letta.tsx';

const lati: Readonly<Record<RigaRiscontro['lato'], string>> = { ATTESO: 'Primo lato', TROVATO: 'Secondo lato' };

const colonne: readonly Colonna<RigaRiscontro>[] = [
  { id: 'lato', titolo: 'Lato', larghezza: 140, valore: ({ lato }) => lati[lato], parole: lati },
  { id: 'nome', titolo: 'Persona o file' },
  { id: 'descrizione', titolo: 'Elaborazione o denuncia' },
  { id: 'importo', titolo: 'Importo', tipo: 'importo', larghezza: 130 },
];

interface Props {
  readonly anno: number;
  readonly titolo: string;
  readonly cella: CellaRiscontro;
  readonly onChiudi: () => void;
}

/** The lines that make the two sides of a sum of the year: people and runs, files and filings. */
export const RigheRiscontro = ({ anno, titolo, cella, onChiudi }: Props) => {
  const { chiave, confronto } = cella;
  const query = useRoute(riscontroRoutes.listRigheRiscontro, { query: { anno, chiave, confronto } }, { staleTime: 0 });
  return (
    <Finestra titolo={titolo} size="large" onChiudi={onChiudi}>
      <Letta query={query}>{({ righe }) => <Righe cella={cella} righe={righe} />}</Letta>
    </Finestra>
  );
};

const Righe = ({ cella, righe }: { readonly cella: CellaRiscontro; readonly righe: readonly RigaRiscontro[] }) => {
  const { chiave, atteso, trovato, differenza } = cella;
  const elenco = useElencoLocale<RigaRiscontro>({
    nome: 'riscontro-righe',
    righe,
    colonne,
    chiave: ({ lato, nome, descrizione }) => JSON.stringify([lato, nome, descrizione]),
    stato: chiave,
  });
  return (
    <Elenco
      elenco={elenco}
      variante="embedded"
      titolo="I due lati"
      descrizione={`Primo lato ${formatEuro(atteso)}, secondo ${formatEuro(trovato)}, differenza ${formatEuro(differenza)}`}
      etichetta={({ nome }) => nome}
      vuoto={{ titolo: 'Nessuna riga' }}
    />
  );
};
