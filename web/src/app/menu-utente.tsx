import type { TopNavigationProps } from '@cloudscape-design/components/top-navigation';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { keepRighe, keptRighe, RIGHE_PER_PAGINA } from '#ui/elenco/preferenze.ts';
import { useSession } from '#ui/session.ts';
import { keepAspetto, keptAspetto, readAspetto, type Aspetto } from './aspetto.ts';

/** Comes when somebody asks for it. */
const OpenSessions = lazy(() => import('./open-sessions.tsx').then((modulo) => ({ default: modulo.OpenSessions })));

const nomi: readonly (readonly [parola: string, nome: string])[] = [
  ['sistema', 'Colori come il computer'],
  ['chiaro', 'Colori chiari'],
  ['scuro', 'Colori scuri'],
  ['comoda', 'Righe comode'],
  ['compatta', 'Righe fitte'],
];

/** The looks to choose from, the chosen ones ticked. */
const vociDi = (aspetto: Aspetto) =>
  nomi.map(([id, text]) => ({
    id,
    text,
    itemType: 'checkbox' as const,
    checked: id === aspetto.modo || id === aspetto.densita,
  }));

const RIGHE = 'righe-';

/** The rows a page to choose from, for every list. */
const righeDi = (scelte: number | undefined) =>
  [undefined, ...RIGHE_PER_PAGINA].map((quante) => ({
    id: `${RIGHE}${quante ?? 'auto'}`,
    text: quante === undefined ? 'Quante ne stanno nella finestra' : `${quante} righe`,
    itemType: 'checkbox' as const,
    checked: quante === scelte,
  }));

/** The look with one of its two words changed. */
const conParola = ({ modo, densita }: Aspetto, parola: string): Aspetto => readAspetto(`${parola} ${modo} ${densita}`);

/** The menu of the user, and the window it opens. */
export const useUserMenu = (): { readonly menu: TopNavigationProps.Utility; readonly window: ReactNode } => {
  const { sessione, signOut } = useSession();
  const [sessions, setSessions] = useState(false);
  const [aspetto, setAspetto] = useState(keptAspetto);
  const [righe, setRighe] = useState(keptRighe);
  const choose = (id: string) => {
    if (id === 'accessi') return setSessions(true);
    if (id === 'esci') return void signOut();
    if (id.startsWith(RIGHE)) {
      keepRighe(RIGHE_PER_PAGINA.find((quante) => id === `${RIGHE}${quante}`));
      return setRighe(keptRighe());
    }
    const scelto = conParola(aspetto, id);
    keepAspetto(scelto);
    return setAspetto(scelto);
  };
  return {
    menu: {
      type: 'menu-dropdown',
      text: sessione.descutente,
      description: sessione.desScuola,
      iconName: 'user-profile',
      items: [
        { id: 'aspetto', text: 'Aspetto', items: vociDi(aspetto) },
        { id: 'righe', text: 'Righe per pagina degli elenchi', items: righeDi(righe) },
        { id: 'accessi', text: 'I miei accessi aperti' },
        { id: 'esci', text: 'Esci' },
      ],
      onItemClick: ({ detail }) => choose(detail.id),
    },
    window: sessions && (
      <Suspense fallback={null}>
        <OpenSessions onClose={() => setSessions(false)} />
      </Suspense>
    ),
  };
};
