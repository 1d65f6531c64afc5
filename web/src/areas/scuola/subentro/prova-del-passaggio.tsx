import type { RigaProva } from '#shared/contracts/scuola/subentro.ts';
import { formatEuro } from '#shared/money/centesimi.ts';
import type { Colonna } from '#ui/elenco/colonna.ts';
import { Elenco } from '#ui/elenco/elenco.tsx';
import { useElencoLocale } from '#ui/elenco/fonti/use-elenco-locale.ts';

const detta = (unita: RigaProva['unita'], valore: number): string =>
  unita === 'EURO' ? formatEuro(valore) : String(valore);

const colonne: readonly Colonna<RigaProva>[] = [
  { id: 'nome', titolo: 'Che cosa', larghezza: 280 },
  { id: 'cedente', titolo: 'Nella scuola che finisce', valore: ({ unita, cedente }) => detta(unita, cedente) },
];
const conProva: readonly Colonna<RigaProva>[] = [
  ...colonne,
  {
    id: 'subentrante',
    titolo: 'In quella che subentra',
    valore: ({ unita, subentrante }) => (subentrante === null ? 'Non ancora' : detta(unita, subentrante)),
  },
  {
    id: 'esito',
    titolo: 'Esito',
    intera: true,
    valore: ({ cedente, subentrante }) => {
      if (subentrante === null) return 'Da portare';
      return cedente === subentrante ? 'Uguali' : 'Diverse';
    },
  },
];

interface ProvaProps {
  readonly nome: string;
  readonly titolo: string;
  readonly descrizione: string;
  readonly righe: readonly RigaProva[];
}

/** The sums of a school beside those of the one that takes its place; of one alone, while there is no other. */
export const ProvaDelPassaggio = ({ nome, titolo, descrizione, righe }: ProvaProps) => {
  const sola = nome === 'subentro-consistenza';
  const elenco = useElencoLocale<RigaProva>({
    nome,
    righe,
    colonne: sola ? colonne.map((una) => (una.id === 'cedente' ? { ...una, titolo: 'Quanto' } : una)) : conProva,
    chiave: (riga) => riga.nome,
    ordine: 'nome',
  });
  return (
    <Elenco
      elenco={elenco}
      variante="container"
      titolo={titolo}
      descrizione={descrizione}
      esporta={false}
      etichetta={(riga) => riga.nome}
      vuoto={{ titolo: 'Niente da dire', testo: 'Non c’è ancora niente che passi.' }}
    />
  );
};
