import Button from '@cloudscape-design/components/button';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useRoute } from '#api/query.ts';
import { esecuzioneRoutes, type MandatiDaSistemare } from '#shared/contracts/cedolini/esecuzione.ts';
import type { Colonna } from '#ui/elenco/colonna.ts';
import { Elenco } from '#ui/elenco/elenco.tsx';
import { useElencoLocale } from '#ui/elenco/fonti/use-elenco-locale.ts';
import { Pagina } from '#ui/pagina.tsx';
import { SceltaAnnoDal } from '#ui/scelte/scelta-anno.tsx';
import { useAnnoCorrente } from '#ui/scelte/use-anno-corrente.ts';
import { useAnnoScelto } from '#ui/scelte/use-anno-scelto.ts';

const STATI: Readonly<Record<MandatiDaSistemare['stato'], string>> = {
  MANCANO: 'Nessun mandato',
  INCOMPLETI: 'Non paga tutto il netto',
  NON_TORNANO: 'Non torna con netto, ritenute e oneri',
  DA_DECIDERE: 'Pagata in un altro mese o anno: da decidere',
};

const colonne: readonly Colonna<MandatiDaSistemare>[] = [
  { id: 'dataPagamento', titolo: 'Pagamento', tipo: 'data', larghezza: 130 },
  { id: 'DES_ELABORAZIONE', titolo: 'Elaborazione' },
  { id: 'netto', titolo: 'Netto', tipo: 'importo' },
  { id: 'ordinato', titolo: 'Mandati', tipo: 'importo' },
  { id: 'stato', titolo: 'Che cosa manca', valore: ({ stato }) => STATI[stato] },
];

/** First year of the runs. */
const PRIMO_ANNO = 2023;
const NESSUNA: readonly MandatiDaSistemare[] = [];

interface Props {
  readonly onApri: (uid: string) => void;
  readonly onChiudi: () => void;
}

/** The accounted runs of a year whose payment orders are missing, do not sum to them, or were executed in another month. */
export const MandatiDaSistemarePage = ({ onApri, onChiudi }: Props) => {
  const [anno, setAnno] = useAnnoScelto({ dal: PRIMO_ANNO, predefinito: useAnnoCorrente() });
  const { data, refetch } = useRoute(esecuzioneRoutes.listMandatiDaSistemare, { query: { anno } }, { staleTime: 0 });
  const elenco = useElencoLocale<MandatiDaSistemare>({
    nome: 'mandati-da-sistemare',
    righe: data ?? NESSUNA,
    colonne,
    chiave: ({ uid }) => uid,
    ordine: 'dataPagamento',
    stato: String(anno),
  });
  return (
    <Pagina
      titolo="Mandati da sistemare"
      descrizione="Elaborazioni contabilizzate senza mandato, con mandati che non tornano, o pagate dal tesoriere in un altro mese"
      azioni={
        <SpaceBetween direction="horizontal" size="xs" alignItems="center">
          <SceltaAnnoDal dal={PRIMO_ANNO} anno={anno} onCambia={setAnno} />
          <Button onClick={onChiudi}>Elaborazioni</Button>
          <Button iconName="refresh" ariaLabel="Aggiorna" onClick={() => void refetch()} />
        </SpaceBetween>
      }
    >
      <Elenco
        elenco={elenco}
        variante="container"
        titolo="Elaborazioni"
        etichetta={({ DES_ELABORAZIONE }) => DES_ELABORAZIONE}
        onApri={({ uid }) => onApri(uid)}
        vuoto={{
          titolo: 'Niente da sistemare',
          testo: 'Entrano le elaborazioni contabilizzate dell’anno senza mandati, o con mandati che non tornano.',
        }}
      />
    </Pagina>
  );
};
