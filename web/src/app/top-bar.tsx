import TopNavigation from '@cloudscape-design/components/top-navigation';
import { useSession } from '../ui/session.ts';

/** Product, help, the other schools of the user, the user. */
export const TopBar = ({ onHelp }: { readonly onHelp: () => void }) => {
  const { sessione, signOut, switchScuola } = useSession();
  const altre = sessione.scuole.filter(({ codmin }) => codmin !== sessione.codmin);
  return (
    <TopNavigation
      identity={{ href: '#/', title: 'Emolumenti', logo: { src: '/icona.svg', alt: '' } }}
      utilities={[
        { type: 'button', text: 'Aiuto', iconName: 'status-info', onClick: onHelp },
        ...(altre.length > 0 ? [{ type: 'menu-dropdown' as const, text: sessione.desScuola, iconName: 'multiscreen' as const, items: altre.map(({ codmin, desScuola, citta }) => ({ id: codmin, text: `${desScuola} (${citta})` })), onItemClick: ({ detail }: { detail: { id: string } }) => { void switchScuola(detail.id); } }] : []),
        { type: 'menu-dropdown', text: sessione.descutente, description: sessione.desScuola, iconName: 'user-profile', items: [{ id: 'esci', text: 'Esci' }], onItemClick: () => { void signOut(); } },
      ]}
      i18nStrings={{ overflowMenuTriggerText: 'Altro', overflowMenuTitleText: 'Tutte le voci', searchIconAriaLabel: 'Cerca', searchDismissIconAriaLabel: 'Chiudi la ricerca', overflowMenuDismissIconAriaLabel: 'Chiudi' }}
    />
  );
};
