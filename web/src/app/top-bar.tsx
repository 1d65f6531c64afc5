import TopNavigation, { type TopNavigationProps } from '@cloudscape-design/components/top-navigation';
import { lazy, Suspense } from 'react';
import { chiCerca } from '#shared/contracts/casa/chi-cerca.ts';
import { quanti } from '#ui/formati.ts';
import { useHasRole, useSession } from '#ui/session.ts';
import type { SchermataCercata } from '../areas/casa/cerca/gruppi-trovati.ts';
import { LETTORI_NOTIFICHE, useNotifiche } from '../areas/casa/notifiche/use-notifiche.ts';
import { useDaLeggere } from '../areas/dipendente/contabili/da-leggere.ts';
import { useUserMenu } from './menu-utente.tsx';

/** The search, with the manual that it looks in. It comes after the page: nobody searches before there is something on the screen. */
const Cerca = lazy(async () => {
  const [{ Cerca: Campo }, { manuale }] = await Promise.all([
    import('../areas/casa/cerca/cerca-ovunque.tsx'),
    import('../areas/aiuto/testi-manuale.ts'),
  ]);
  return {
    default: ({ schermate }: Pick<Props, 'schermate'>) => <Campo schermate={schermate} capitoli={manuale} />,
  };
});

interface Props {
  readonly onHelp: () => void;
  /** The screens of the user that the search may name. */
  readonly schermate: readonly SchermataCercata[];
}

/** Product, search, help, notifications, the other schools of the user, the user. */
export const TopBar = ({ onHelp, schermate }: Props) => {
  const { sessione, switchScuola } = useSession();
  const altre = sessione.scuole.filter(({ codmin }) => codmin !== sessione.codmin);
  const campanella = useCampanella();
  const proprie = useCampanellaPropria();
  const cerca = useHasRole(...chiCerca);
  const user = useUserMenu();
  return (
    <>
      <TopNavigation
        identity={{ href: '#/', title: 'Emolumenti', logo: { src: '/icona.svg', alt: '' } }}
        {...(cerca
          ? {
              search: (
                <Suspense fallback={null}>
                  <Cerca schermate={schermate} />
                </Suspense>
              ),
            }
          : {})}
        utilities={[
          ...campanella,
          ...proprie,
          { type: 'button', text: 'Aiuto', iconName: 'status-info', onClick: onHelp },
          ...(altre.length > 0
            ? [
                {
                  type: 'menu-dropdown' as const,
                  text: sessione.desScuola,
                  iconName: 'multiscreen' as const,
                  items: altre.map(({ codmin, desScuola, citta }) => ({ id: codmin, text: `${desScuola} (${citta})` })),
                  onItemClick: ({ detail }: { detail: { id: string } }) => {
                    void switchScuola(detail.id);
                  },
                },
              ]
            : []),
          user.menu,
        ]}
        i18nStrings={{
          overflowMenuTriggerText: 'Altro',
          overflowMenuTitleText: 'Tutte le voci',
          searchIconAriaLabel: 'Cerca',
          searchDismissIconAriaLabel: 'Chiudi la ricerca',
          overflowMenuDismissIconAriaLabel: 'Chiudi',
        }}
      />
      {user.window}
    </>
  );
};

/** The bell with how many notifications and news are unread, for who may read them. */
const useCampanella = (): TopNavigationProps.Utility[] => {
  const puoLeggere = useHasRole(...LETTORI_NOTIFICHE);
  const { nonLette } = useNotifiche(puoLeggere);
  if (!puoLeggere) return [];
  const quante = nonLette === 0 ? 'nessuna non letta' : quanti(nonLette, 'non letta', 'non lette');
  return [
    {
      type: 'button',
      iconName: 'notification',
      badge: nonLette > 0,
      ...(nonLette > 0 ? { text: String(nonLette) } : {}),
      title: 'Notifiche',
      ariaLabel: `Notifiche: ${quante}`,
      href: '#/notifications',
    },
  ];
};

/** The bell of an employee: each payslip and certificate shown to them of late and not read, which it leads to. */
const useCampanellaPropria = (): TopNavigationProps.Utility[] => {
  const dipendente = useHasRole('DIPENDENTE');
  const daLeggere = useDaLeggere(dipendente);
  if (!dipendente) return [];
  const quante = daLeggere.length === 0 ? 'niente da leggere' : `${daLeggere.length} da leggere`;
  return [
    {
      type: 'menu-dropdown',
      iconName: 'notification',
      badge: daLeggere.length > 0,
      title: 'Avvisi',
      ariaLabel: `Avvisi: ${quante}`,
      items:
        daLeggere.length === 0
          ? [{ id: 'niente', text: 'Niente di nuovo', disabled: true }]
          : daLeggere.map(({ id, testo, indirizzo }) => ({ id, text: testo, href: indirizzo })),
    },
  ];
};
