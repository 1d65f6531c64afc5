import type { Confronto770 } from '#shared/contracts/denunce/annuali/modello-770.ts';
import { descrizioneControllo770 } from '#shared/domain/denunce/modello-770.ts';
import type { Colonna } from '#ui/elenco/colonna.ts';
import { Elenco } from '#ui/elenco/elenco.tsx';
import { useElencoLocale } from '#ui/elenco/fonti/use-elenco-locale.ts';
import { Segno } from '#ui/segno.tsx';

const colonne: readonly Colonna<Confronto770>[] = [
  {
    id: 'controllo',
    titolo: 'Confronto',
    larghezza: 340,
    valore: ({ controllo }) => descrizioneControllo770[controllo],
  },
  { id: 'atteso', titolo: 'Atteso', tipo: 'importo', larghezza: 140 },
  { id: 'trovato', titolo: 'Trovato', tipo: 'importo', larghezza: 140 },
  { id: 'differenza', titolo: 'Differenza', tipo: 'importo', larghezza: 140 },
  {
    id: 'esito',
    titolo: 'Esito',
    larghezza: 150,
    intera: true,
    valore: ({ differenza }) => (differenza === 0 ? 'Quadra' : 'Non quadra'),
    cella: ({ differenza }) => (
      <Segno type={differenza === 0 ? 'success' : 'warning'}>{differenza === 0 ? 'Quadra' : 'Non quadra'}</Segno>
    ),
  },
];

/** The sums of the year that must be the same. */
export const Confronti770 = ({ confronti }: { readonly confronti: readonly Confronto770[] }) => {
  const elenco = useElencoLocale<Confronto770>({
    nome: 'modello-770-confronti',
    righe: confronti,
    colonne,
    chiave: ({ controllo }) => controllo,
  });
  return (
    <Elenco
      elenco={elenco}
      variante="container"
      titolo="Confronti"
      etichetta={({ controllo }) => descrizioneControllo770[controllo]}
      vuoto={{ titolo: 'Nessun confronto', testo: 'Nell’anno non c’è niente da confrontare.' }}
    />
  );
};
