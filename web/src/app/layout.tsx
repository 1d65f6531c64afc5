import AppLayout from '@cloudscape-design/components/app-layout';
import HelpPanel from '@cloudscape-design/components/help-panel';
import SideNavigation from '@cloudscape-design/components/side-navigation';
import SplitPanel from '@cloudscape-design/components/split-panel';
import TopNavigation from '@cloudscape-design/components/top-navigation';
import Box from '@cloudscape-design/components/box';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { FrameContext } from '../ui/frame.tsx';
import { NoticesProvider, useNotices } from '../ui/notices.tsx';
import { useSession } from '../ui/session.ts';
import { menuOf } from './navigation.ts';
import { screens } from './screens.ts';
import type { Screen } from '../ui/screen.ts';

/** The frame of every page: top bar, menu, messages, help, split panel. Leaving with unsaved changes asks first. */
export const Layout = ({ screen, children }: { readonly screen: Screen | undefined; readonly children: ReactNode }) => {
  const { sessione } = useSession();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const [panel, setSplitPanel] = useState<{ titolo: string; contenuto: ReactNode } | null>(null);
  const [unsaved, setUnsaved] = useState(false);
  const [tools, setTools] = useState(false);
  const [menu, setMenu] = useState(true);
  const frame = useMemo(() => ({ setSplitPanel, setUnsaved }), []);
  useBeforeUnload(unsaved);
  useEffect(() => { document.title = screen ? `${screen.titolo} – Emolumenti` : 'Emolumenti'; }, [screen]);
  const follow = (event: CustomEvent<{ href: string; external?: boolean }>) => {
    if (event.detail.external) return;
    event.preventDefault();
    if (!unsaved || confirm('Ci sono modifiche non salvate. Uscire senza salvarle?')) {
      setUnsaved(false);
      navigate(event.detail.href.replace(/^#/, ''));
    }
  };
  return (
    <FrameContext.Provider value={frame}>
      <NoticesProvider>
        {(bar) => (
          <>
            <div id="barra"><TopBar onHelp={() => setTools(true)} /></div>
            <AppLayout
              headerSelector="#barra" notifications={bar} stickyNotifications maxContentWidth={1800}
              navigationOpen={menu} onNavigationChange={({ detail }) => setMenu(detail.open)}
              navigation={<SideNavigation activeHref={`#${pathname}`} header={{ text: sessione.desScuola, href: '#/' }} items={menuOf(screens, sessione)} onFollow={follow} />}
              toolsOpen={tools} onToolsChange={({ detail }) => setTools(detail.open)} tools={<Help screen={screen} />}
              splitPanelOpen={panel !== null} onSplitPanelToggle={({ detail }) => { if (!detail.open) setSplitPanel(null); }}
              splitPanel={panel && <SplitPanel header={panel.titolo} closeBehavior="hide">{panel.contenuto}</SplitPanel>}
              content={children}
              ariaLabels={{ navigation: 'Menu', navigationClose: 'Chiudi il menu', navigationToggle: 'Apri il menu', notifications: 'Messaggi', tools: 'Aiuto', toolsClose: 'Chiudi l\'aiuto', toolsToggle: 'Apri l\'aiuto' }}
            />
          </>
        )}
      </NoticesProvider>
    </FrameContext.Provider>
  );
};

const TopBar = ({ onHelp }: { readonly onHelp: () => void }) => {
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

const Help = ({ screen }: { readonly screen: Screen | undefined }) => {
  const { recenti } = useNotices();
  return (
    <HelpPanel header={<h2>{screen?.titolo ?? 'Aiuto'}</h2>}>
      {(screen?.aiuto ?? ['Scegliere una voce dal menu.']).map((paragrafo) => <p key={paragrafo}>{paragrafo}</p>)}
      <h3>Messaggi recenti</h3>
      {recenti.length === 0 ? <p>Nessun messaggio in questa sessione di lavoro.</p> : (
        <SpaceBetween size="s">
          {recenti.map(({ id, quando, titolo, testo }) => <div key={id}><Box variant="small">{quando.toLocaleTimeString('it-IT')}</Box><div>{titolo ? `${titolo}: ` : ''}{testo}</div></div>)}
        </SpaceBetween>
      )}
    </HelpPanel>
  );
};

const useBeforeUnload = (unsaved: boolean): void => useEffect(() => {
  if (!unsaved) return undefined;
  const ask = (event: BeforeUnloadEvent) => event.preventDefault();
  window.addEventListener('beforeunload', ask);
  return () => window.removeEventListener('beforeunload', ask);
}, [unsaved]);
