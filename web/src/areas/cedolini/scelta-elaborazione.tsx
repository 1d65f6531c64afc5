import { processiRoutes } from '#shared/contracts/cedolini/cedolini.ts';
import type { RigaProcesso } from '#shared/contracts/cedolini/processo.ts';
import { Elenco } from '#ui/elenco/elenco.tsx';
import { useElencoRicerca } from '#ui/elenco/fonti/use-elenco-ricerca.ts';
import { colonneProcessi, filtriProcessi } from './colonne-processi.tsx';

interface Props {
  /** The run that another is chosen for. */
  readonly esclusa: string;
  /** What is said when there is no other. */
  readonly vuoto: string;
  readonly onScegli: (processo: RigaProcesso) => void;
}

/** Another run of the school, the newest first: the row clicked. */
export const SceltaElaborazione = ({ esclusa, vuoto, onScegli }: Props) => {
  const elenco = useElencoRicerca({
    nome: 'scelta-elaborazione',
    route: processiRoutes.listProcessi,
    criteri: {},
    colonne: colonneProcessi,
    ordine: 'periodo',
    verso: 'DESC',
    filtri: filtriProcessi,
    testoLibero: 'anno',
    unFiltroAllaVolta: true,
  });
  const righe = elenco.righe.filter(({ uid }) => uid !== esclusa);
  return (
    <Elenco
      elenco={{ ...elenco, righe, totale: elenco.totale - elenco.righe.length + righe.length }}
      titolo="Altre elaborazioni"
      variante="embedded"
      esporta={false}
      etichetta={({ DES_ELABORAZIONE }) => DES_ELABORAZIONE}
      onApri={onScegli}
      vuoto={{ titolo: "Nessun'altra elaborazione", testo: vuoto }}
    />
  );
};
