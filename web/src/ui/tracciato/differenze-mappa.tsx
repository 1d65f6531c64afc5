import type { DifferenzaMappa, Tracciato } from '#shared/contracts/denunce/macchina/tracciato.ts';
import type { Colonna } from '../elenco/colonna.ts';
import { Elenco } from '../elenco/elenco.tsx';
import { useElencoLocale } from '../elenco/fonti/use-elenco-locale.ts';

const COSA: Readonly<Record<DifferenzaMappa['cosa'], string>> = {
  NOME: 'Altro nome',
  ORDINE: 'Altro ordine',
  NON_SCRITTO: 'Non scritto',
};

const colonne: readonly Colonna<DifferenzaMappa>[] = [
  { id: 'elemento', titolo: 'Elemento', valore: ({ elemento }) => elemento.replaceAll('/', ' / ') },
  { id: 'cosa', titolo: 'Differenza', valore: ({ cosa }) => COSA[cosa] },
  { id: 'nostro', titolo: 'Nel programma' },
  { id: 'suo', titolo: 'Nella mappatura', valore: ({ suo }) => suo || '–' },
];

/** Where the mapping of the school departs from the layout of the program. */
export const DifferenzeMappa = ({ tracciato: { tipo, differenze } }: { readonly tracciato: Tracciato }) => {
  const elenco = useElencoLocale<DifferenzaMappa>({
    nome: 'differenze-mappa',
    righe: differenze,
    colonne,
    chiave: ({ elemento, cosa }) => `${cosa} ${elemento}`,
    ordine: 'elemento',
    stato: tipo,
  });
  return (
    <Elenco
      elenco={elenco}
      variante="container"
      titolo="Differenze dal tracciato del programma"
      etichetta={({ elemento }) => elemento}
      vuoto={{
        titolo: 'Nessuna differenza',
        testo: 'Il file si scrive con gli elementi del programma, nel loro ordine.',
      }}
    />
  );
};
