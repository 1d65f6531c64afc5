import Badge from '@cloudscape-design/components/badge';
import { useMemo } from 'react';
import {
  descrizioneConteggioAssenza,
  descrizioneGruppoAssenza,
  type TipoAssenzaVisto,
} from '#shared/contracts/assenze/assenze.ts';
import type { Colonna } from '#ui/elenco/colonna.ts';
import { Elenco } from '#ui/elenco/elenco.tsx';
import { useElencoLocale } from '#ui/elenco/fonti/use-elenco-locale.ts';
import { limiteInParole, residuoInParole } from '../quantita.ts';

const colonne: readonly Colonna<TipoAssenzaVisto>[] = [
  { id: 'desTipoAssenza', titolo: 'Tipo di assenza', larghezza: 330 },
  {
    id: 'codGruppo',
    titolo: 'Gruppo',
    valore: ({ codGruppo }) => descrizioneGruppoAssenza[codGruppo],
    larghezza: 140,
    nascosta: true,
  },
  {
    id: 'paga',
    titolo: 'Effetto sulla paga',
    valore: ({ paga }) => paga,
    larghezza: 300,
    cella: ({ paga }) => <div style={{ whiteSpace: 'normal', minInlineSize: 240 }}>{paga}</div>,
  },
  {
    id: 'limite',
    titolo: 'Goduti e restanti',
    valore: ({ limite, conteggio }) => (limite === null ? '' : limiteInParole(limite, conteggio)),
    larghezza: 240,
    cella: ({ limite, conteggio }) =>
      limite === null ? (
        '–'
      ) : (
        <div style={{ whiteSpace: 'normal', minInlineSize: 200 }}>
          {limiteInParole(limite, conteggio)}{' '}
          {limite.numResidui === 0 && <Badge color="red">{residuoInParole(limite, conteggio)}</Badge>}
        </div>
      ),
  },
  {
    id: 'conteggio',
    titolo: 'Si conta in',
    valore: ({ conteggio }) => descrizioneConteggioAssenza[conteggio],
    larghezza: 160,
    nascosta: true,
  },
  { id: 'norme', titolo: 'Norma', valore: ({ norme }) => norme.join('; '), nascosta: true },
];

/** Which kind of absence, among those the contract of the person gives: what each does to pay and what is left of it. */
export const SceltaTipo = ({
  tipi: tutti,
  onScelto,
}: {
  readonly tipi: readonly TipoAssenzaVisto[];
  readonly onScelto: (tipo: TipoAssenzaVisto) => void;
}) => {
  const tipi = useMemo(() => tutti.filter(({ ammessa }) => ammessa), [tutti]);
  const elenco = useElencoLocale({
    nome: 'tipi-assenza',
    righe: tipi,
    colonne,
    chiave: ({ codTipoAssenza }) => codTipoAssenza,
  });
  return (
    <Elenco
      elenco={elenco}
      variante="container"
      esporta={false}
      titolo="Tipi di assenza"
      descrizione="Quelli previsti dal contratto della persona; quello che resta è calcolato a oggi."
      etichetta={({ desTipoAssenza }) => desTipoAssenza}
      onApri={onScelto}
      vuoto={{
        titolo: 'Nessun tipo di assenza previsto',
        testo: 'La persona non ha servizi: inserire prima il servizio, che dice quali assenze può avere.',
      }}
    />
  );
};
