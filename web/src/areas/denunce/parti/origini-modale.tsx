import type { Origine } from '#shared/contracts/denunce/denuncia.ts';
import { formatEuro, somma } from '#shared/money/centesimi.ts';
import type { Colonna } from '#ui/elenco/colonna.ts';
import { Elenco } from '#ui/elenco/elenco.tsx';
import { useElencoLocale } from '#ui/elenco/fonti/use-elenco-locale.ts';
import { Finestra } from '#ui/finestra.tsx';

const colonne: readonly Colonna<Origine>[] = [
  { id: 'nominativo', titolo: 'Persona' },
  { id: 'descrizione', titolo: 'Riga del cedolino' },
  { id: 'importo', titolo: 'Importo', tipo: 'importo' },
];

const chiaveDi = ({ idCedolino, riga, importo }: Origine): string => `${idCedolino} ${riga} ${importo}`;

interface Props {
  readonly titolo: string;
  readonly origini: readonly Origine[];
  readonly onChiudi: () => void;
}

/** The payslip lines that a record of a filing sums. */
export const OriginiModale = ({ titolo, origini, onChiudi }: Props) => {
  const elenco = useElencoLocale<Origine>({
    nome: 'origini-denuncia',
    righe: origini,
    colonne,
    chiave: chiaveDi,
    stato: titolo,
  });
  return (
    <Finestra titolo={`Da dove viene ${titolo}`} size="large" onChiudi={onChiudi}>
      <Elenco
        elenco={elenco}
        variante="embedded"
        titolo="Righe dei cedolini"
        descrizione={`Somma ${formatEuro(somma(origini.map(({ importo }) => importo)))}`}
        etichetta={({ nominativo }) => nominativo}
        vuoto={{ titolo: 'Nessuna riga' }}
      />
    </Finestra>
  );
};
