import Alert from '@cloudscape-design/components/alert';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useRoute } from '#api/query.ts';
import type { Doppione, ListaNoipa } from '#shared/contracts/noipa/lista.ts';
import { pagamentiRoutes } from '#shared/contracts/noipa/pagamenti.ts';
import type { Colonna } from '#ui/elenco/colonna.ts';
import { Elenco } from '#ui/elenco/elenco.tsx';
import { useElencoLocale } from '#ui/elenco/fonti/use-elenco-locale.ts';
import { quanti } from '#ui/formati.ts';

const colonne: readonly Colonna<Doppione>[] = [
  { id: 'nominativo', titolo: 'Persona', larghezza: 220 },
  { id: 'chiave', titolo: 'Codice', larghezza: 180, intera: true },
  { id: 'importo', titolo: 'Importo pagato altrove', tipo: 'importo', somma: true, larghezza: 170 },
  {
    id: 'dove',
    titolo: 'Dove',
    larghezza: 150,
    valore: ({ processo }) => (processo === undefined ? 'Altra lista' : 'Elaborazione della scuola'),
  },
  { id: 'descrizione', titolo: 'Quale' },
];

/** Returns the other payments of people of a list, for the same work and some of the same days. */
export const useDoppioni = ({ uid, persone }: Pick<ListaNoipa, 'uid' | 'persone'>): readonly Doppione[] =>
  useRoute(pagamentiRoutes.listDoppioni, { query: { uid } }, { staleTime: 0, enabled: persone > 0 }).data ?? [];

/** The people paid the same elsewhere for some of the same days: how many, then each in a row. */
export const Doppioni = ({ lista }: { readonly lista: ListaNoipa }) => {
  const doppioni = useDoppioni(lista);
  const elenco = useElencoLocale<Doppione>({
    nome: 'doppioni-noipa',
    righe: doppioni,
    colonne,
    chiave: ({ persona, chiave, datInizio, lista: altra, processo }) =>
      [persona, chiave, datInizio, altra, processo].join(' '),
    stato: lista.uid,
  });
  if (doppioni.length === 0) return null;
  const persone = new Set(doppioni.map(({ persona }) => persona)).size;
  return (
    <SpaceBetween size="s">
      <Alert type="warning" header="Pagati anche altrove">
        {`${quanti(persone, 'persona ha', 'persone hanno')} lo stesso compenso in un’altra lista o in un’elaborazione, per alcuni degli stessi giorni. Prima di inviare togliere quello che è di troppo: nel foglio i loro nomi hanno il segno.`}
      </Alert>
      <Elenco
        elenco={elenco}
        variante="container"
        titolo="Pagati anche altrove"
        etichetta={({ nominativo, chiave }) => `${nominativo}, ${chiave}`}
        vuoto={{ titolo: 'Nessuno' }}
      />
    </SpaceBetween>
  );
};
