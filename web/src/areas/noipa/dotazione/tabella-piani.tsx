import ExpandableSection from '@cloudscape-design/components/expandable-section';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useQueryClient } from '@tanstack/react-query';
import { queryKey, useRoute } from '#api/query.ts';
import { pianiCapitoliRoutes, type CompensoVisto, type PianoCapitolo } from '#shared/contracts/noipa/piani-capitoli.ts';
import { chiaveNoipa } from '#shared/domain/noipa/chiave.ts';
import { descrizioneTipoListaNoipa } from '#shared/domain/noipa/lista.ts';
import type { Colonna } from '#ui/elenco/colonna.ts';
import { Elenco } from '#ui/elenco/elenco.tsx';
import { useElencoLocale } from '#ui/elenco/fonti/use-elenco-locale.ts';
import { ElencoGestito } from '#ui/elenco/gestione/elenco-gestito.tsx';
import { useGestione } from '#ui/elenco/gestione/use-gestione.tsx';
import { Attesa } from '#ui/errore-caricamento.tsx';
import { etichettePiano as etichette, PianoCapitoloModale } from './piano-capitolo-modale.tsx';

const colonne: readonly Colonna<PianoCapitolo>[] = [
  { id: 'chiave', titolo: 'Codice', valore: chiaveNoipa, larghezza: 190, intera: true },
  { id: 'descrizione', titolo: etichette.descrizione },
  { id: 'tipo', titolo: etichette.tipo, valore: ({ tipo }) => descrizioneTipoListaNoipa[tipo], larghezza: 220 },
  { id: 'codVoce', titolo: etichette.codVoce, larghezza: 140 },
  {
    id: 'documento',
    titolo: etichette.documento,
    valore: ({ documento }) => (documento === '' ? 'Senza documento' : documento),
    larghezza: 220,
  },
];
const visti: readonly Colonna<CompensoVisto>[] = [
  {
    id: 'codice',
    titolo: 'Compenso',
    valore: ({ compenso, sottocompenso }) => `${compenso}/${sottocompenso ?? '…'}`,
    larghezza: 140,
    intera: true,
  },
  { id: 'descrizione', titolo: 'Che cosa se ne sa' },
  { id: 'dove', titolo: 'Dove è stato visto' },
];
const nome = (piano: PianoCapitolo): string => `il codice ${chiaveNoipa(piano)}`;

/** The codes of the school, and those seen in public pages. */
export const PianiCapitoli = () => {
  const cache = useQueryClient();
  const query = useRoute(pianiCapitoliRoutes.getPianiCapitoli, {}, { staleTime: 0 });
  const aggiorna = () => {
    void cache.invalidateQueries({ queryKey: queryKey(pianiCapitoliRoutes.getPianiCapitoli) });
  };
  const propri = useElencoLocale({
    nome: 'piani-capitoli',
    righe: query.data?.propri ?? [],
    colonne,
    chiave: ({ uid }) => uid,
  });
  const pubblici = useElencoLocale({
    nome: 'compensi-visti',
    righe: query.data?.visti ?? [],
    colonne: visti,
    chiave: ({ compenso, sottocompenso }) => `${compenso}/${sottocompenso ?? ''}`,
  });
  const gestione = useGestione<PianoCapitolo>({
    entita: 'PIANO_CAPITOLO',
    etichette,
    nome,
    elimina: pianiCapitoliRoutes.removePianoCapitolo,
    stale: [pianiCapitoliRoutes.getPianiCapitoli],
  });
  if (query.isPending || query.error) return <Attesa errore={query.error} onRiprova={aggiorna} />;
  return (
    <SpaceBetween size="l">
      <ElencoGestito
        elenco={propri}
        gestione={gestione}
        variante="container"
        titolo="Piani e capitoli della scuola"
        etichetta={nome}
        crea="Nuovo codice"
        vuoto={{ titolo: 'Nessun codice', testo: 'Si leggono sul portale NoiPA, nella dotazione della scuola.' }}
        finestra={(piano, chiudi) => (
          <PianoCapitoloModale piano={piano} voci={query.data.voci} onChiudi={chiudi} onSalvato={aggiorna} />
        )}
      />
      <ExpandableSection headerText="Compensi visti in pagine pubbliche">
        <Elenco
          elenco={pubblici}
          variante="embedded"
          titolo="Compensi visti"
          etichetta={({ compenso }) => compenso}
          esporta={false}
          vuoto={{ titolo: 'Nessun compenso' }}
        />
      </ExpandableSection>
    </SpaceBetween>
  );
};
