import type { TopNavigationProps } from '@cloudscape-design/components/top-navigation';
import { lazy, Suspense, useState, type ReactNode } from 'react';
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

/** The look with one of its two words changed. */
const conParola = ({ modo, densita }: Aspetto, parola: string): Aspetto => readAspetto(`${parola} ${modo} ${densita}`);

/** The menu of the user, and the window it opens. */
export const useUserMenu = (): { readonly menu: TopNavigationProps.Utility; readonly window: ReactNode } => {
  const { sessione, signOut } = useSession();
  const [sessions, setSessions] = useState(false);
  const [aspetto, setAspetto] = useState(keptAspetto);
  const choose = (id: string) => {
    if (id === 'accessi') return setSessions(true);
    if (id === 'esci') return void signOut();
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
