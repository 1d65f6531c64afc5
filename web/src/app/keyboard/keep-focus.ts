import { useEffect, type RefObject } from 'react';

/**
 * When what had the focus goes away, with a step, a dialog or a panel, the focus goes to the title of what has come, or to the content while that is on its way: who
 * works from the keyboard, or hears the page, is not sent back to the top of it.
 */
export const useKeepFocus = (contenuto: RefObject<HTMLElement | null>): void => {
  useEffect(() => {
    let ultimo: Element | null = null;
    let attesa: number | undefined;
    const remember = (event: FocusEvent) => {
      ultimo = event.target instanceof Element ? event.target : null;
    };
    const restore = () => {
      attesa = undefined;
      if (document.activeElement !== document.body || ultimo === null || ultimo.isConnected) return;
      ultimo = null;
      const titolo = contenuto.current?.querySelector('h1') ?? contenuto.current;
      if (titolo === null) return;
      titolo.setAttribute('tabindex', '-1');
      titolo.focus({ preventScroll: true });
    };
    // what takes the focus by itself when it comes, a dialog for one, has the time to
    const observer = new MutationObserver(() => {
      attesa ??= window.setTimeout(restore, 100);
    });
    document.addEventListener('focusin', remember);
    observer.observe(document.body, { childList: true, subtree: true });
    return () => {
      document.removeEventListener('focusin', remember);
      observer.disconnect();
      window.clearTimeout(attesa);
    };
  }, [contenuto]);
};
