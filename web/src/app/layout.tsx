import AppLayout from '@cloudscape-design/components/app-layout';
import BreadcrumbGroup from '@cloudscape-design/components/breadcrumb-group';
import Link from '@cloudscape-design/components/link';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { lazy, Suspense, useCallback, useContext, useEffect, useMemo, useRef, useState } from 'react';
import { Outlet, useLocation, useNavigate } from 'react-router-dom';
import { FrameContext, type Accanto, type Soggetto } from '#ui/frame.tsx';
import { NoticesBar } from '#ui/notices.tsx';
import { endProva, useProvaInCorso } from '#ui/prova/prova-in-corso.ts';
import { useSession } from '#ui/session.ts';
import { AiutoAccanto, useLargaCon } from '#ui/use-larghezza.ts';
import { breadcrumbsOf, personaAt, screenAt } from './breadcrumbs.ts';
import { HelpOfScreen } from './help-of-screen.tsx';
import { useKeepFocus } from './keyboard/keep-focus.ts';
import { SkipLink } from './keyboard/skip-link.tsx';
import { Menu } from './menu.tsx';
import { cercateDi, mayFollow } from './navigation.ts';
import { screens } from './screens.ts';
import { TopBar } from './top-bar.tsx';
import { UnsavedContext } from './unsaved.ts';

/** The panel beside a list comes when a list opens it. */
const SplitPanel = lazy(() => import('@cloudscape-design/components/split-panel'));

/** What goes on behind the pages comes after them. */
const AtSignIn = lazy(() => import('./sign-in/at-sign-in.tsx').then((modulo) => ({ default: modulo.AtSignIn })));

/** Only who looks at a person loads what is said of one. */
const IntestazionePersona = lazy(() =>
  import('#ui/personale/intestazione-persona.tsx').then((modulo) => ({ default: modulo.IntestazionePersona })),
);

/** The menu is open where there is place beside the content and the help, until the user says otherwise. */
const useMenu = (aiuto: boolean): readonly [boolean, (aperto: boolean) => void] => {
  const larga = useLargaCon(aiuto);
  const [scelta, setScelta] = useState({ larga, aperto: larga });
  return [scelta.larga === larga ? scelta.aperto : larga, (aperto) => setScelta({ larga, aperto })];
};

/** The help is open when the user asks for it, on a word or on the screen, and while a guided trial goes on, which closing it ends. */
const useAiuto = () => {
  const [aperto, setAperto] = useState(false);
  const [parola, setParola] = useState<string | null>(null);
  const inProva = useProvaInCorso() !== null;
  return {
    parola,
    tools: aperto || inProva,
    apri: useCallback((scelta: string | null) => {
      setParola(scelta);
      setAperto(true);
    }, []),
    setTools: (adesso: boolean) => {
      setAperto(adesso);
      if (!adesso && inProva) endProva();
    },
  };
};

/** The foot of every page: the way to what the law asks of it, at the place of the school where it has one. */
const Piede = ({ codmin }: { readonly codmin: string }) => (
  <footer>
    <Link
      href={`/accessibilita.html#${codmin}`}
      external
      externalIconAriaLabel="Si apre in un'altra scheda"
      fontSize="body-s"
    >
      Accessibilità
    </Link>
  </footer>
);

/** The way to a help, and on a phone every link of the pages, is as high as a finger needs (WCAG 2.5.8). */
const LINK_DA_TOCCARE = `
  a[class*="awsui_variant-info"] { padding-block: 5px !important; }
  @media (max-width: 688px) { main a[class*="awsui_link"] { padding-block: 6px !important; } }
`;

/** The words of the panel beside the content. */
const PANNELLO = {
  closeButtonAriaLabel: 'Chiudi il dettaglio',
  openButtonAriaLabel: 'Apri il dettaglio',
  resizeHandleAriaLabel: 'Cambia la larghezza del dettaglio',
};

/** The frame of every page: top bar, menu, way to the page, messages, help. Leaving with unsaved changes asks first. */
export const Layout = () => {
  const { sessione } = useSession();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const screen = screenAt(screens, pathname);
  const [detto, setSoggetto] = useState<Soggetto | null>(null);
  const { tools, setTools, parola, apri } = useAiuto();
  const [accanto, setAccanto] = useState<Accanto | null>(null);
  const [postoAccanto, setPostoAccanto] = useState<HTMLElement | null>(null);
  const stretta = tools || accanto !== null;
  const [menu, setMenu] = useMenu(stretta);
  const unsaved = useContext(UnsavedContext);
  const { setUnsaved } = unsaved;
  const schermate = useMemo(() => cercateDi(screens, sessione), [sessione]);
  const frame = useMemo(
    () => ({
      setUnsaved,
      setSoggetto,
      spiega: apri,
      setAccanto,
      postoAccanto,
      mayOpen: (indirizzo: string) => mayFollow(screens, indirizzo, sessione),
    }),
    [setUnsaved, apri, postoAccanto, sessione],
  );
  useEffect(() => {
    document.title = [detto?.nome, screen?.titolo, 'Emolumenti'].filter((parte) => parte !== undefined).join(' – ');
  }, [screen, detto]);
  const follow = (event: CustomEvent<{ href: string; external?: boolean }>) => {
    if (event.detail.external) return;
    event.preventDefault();
    void navigate(event.detail.href.replace(/^#/, ''));
  };
  const contenuto = useRef<HTMLDivElement>(null);
  useKeepFocus(contenuto);
  const way = screen ? breadcrumbsOf(screens, screen, pathname, detto) : [];
  const persona = personaAt(screen, pathname);
  return (
    <FrameContext.Provider value={frame}>
      <Suspense fallback={null}>
        <AtSignIn unsaved={unsaved} />
      </Suspense>
      <style>{LINK_DA_TOCCARE}</style>
      <SkipLink contenuto={contenuto} />
      <div id="barra" style={{ position: 'sticky', insetBlockStart: 0, zIndex: 1002 }}>
        <TopBar onHelp={() => apri(null)} schermate={schermate} />
      </div>
      <AppLayout
        headerSelector="#barra"
        notifications={<NoticesBar />}
        stickyNotifications
        maxContentWidth={1800}
        breadcrumbs={
          way.length > 1 && (
            <BreadcrumbGroup
              ariaLabel="Percorso"
              expandAriaLabel="Mostra il percorso"
              items={[...way]}
              onFollow={follow}
            />
          )
        }
        navigationOpen={menu}
        onNavigationChange={({ detail }) => setMenu(detail.open)}
        navigation={<Menu here={way[0]?.href ?? `#${pathname}`} onFollow={follow} />}
        toolsOpen={tools}
        // The bar opens the help: a second button for it would be beside the content.
        toolsHide={!tools}
        onToolsChange={({ detail }) => setTools(detail.open)}
        splitPanelOpen={accanto !== null}
        onSplitPanelToggle={({ detail }) => {
          if (!detail.open) accanto?.onChiudi();
        }}
        splitPanelPreferences={{ position: 'side' }}
        splitPanel={
          accanto !== null && (
            <Suspense fallback={null}>
              <SplitPanel header={accanto.titolo} closeBehavior="hide" hidePreferencesButton i18nStrings={PANNELLO}>
                <div ref={setPostoAccanto} />
              </SplitPanel>
            </Suspense>
          )
        }
        tools={<HelpOfScreen screen={screen} aperto={tools} parola={parola} />}
        content={
          <div ref={contenuto} tabIndex={-1} style={{ outline: 'none' }}>
            <SpaceBetween size="l">
              {persona && (
                <Suspense fallback={null}>
                  <IntestazionePersona {...persona} attiva={screen?.path ?? ''} />
                </Suspense>
              )}
              <AiutoAccanto.Provider value={stretta}>
                <Outlet />
              </AiutoAccanto.Provider>
              <Piede codmin={sessione.codmin} />
            </SpaceBetween>
          </div>
        }
        ariaLabels={{
          navigation: 'Menu',
          navigationClose: 'Chiudi il menu',
          navigationToggle: 'Apri il menu',
          notifications: 'Messaggi',
          tools: 'Aiuto',
          toolsClose: "Chiudi l'aiuto",
          toolsToggle: "Apri l'aiuto",
        }}
      />
    </FrameContext.Provider>
  );
};
