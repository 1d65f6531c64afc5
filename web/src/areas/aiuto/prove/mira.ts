import type { Mira } from './prove-guidate.ts';

const CERCATI: Readonly<Record<Mira['ruolo'], string>> = {
  button: 'main button, main a[role="button"], [role="dialog"] button',
  tab: 'main [role="tab"]',
  link: 'main a',
};

/** A name as it is compared: apostrophes and spaces alike. */
const semplice = (testo: string): string => testo.replaceAll('’', "'").replace(/\s+/g, ' ').trim();

/** The control of the page that a step speaks of; null while it is not there. */
const miraDi = ({ ruolo, nome }: Mira, pagina: ParentNode = document): HTMLElement | null =>
  [...pagina.querySelectorAll<HTMLElement>(CERCATI[ruolo])].find((elemento) =>
    semplice(elemento.getAttribute('aria-label') ?? elemento.textContent).startsWith(semplice(nome)),
  ) ?? null;

const SEGNO = 'data-mira';
const STILE = `[${SEGNO}] { outline: 3px solid light-dark(#006ce0, #42b4ff) !important; outline-offset: 3px; border-radius: 8px; }`;

/** Shows on the page the control of a step, wherever it is drawn again, and tells when it is pressed. Returns how to stop. */
export const followMira = (mira: Mira, onPremuta: () => void, onTrovata: (trovata: boolean) => void): (() => void) => {
  const stile = document.createElement('style');
  stile.textContent = STILE;
  document.head.append(stile);
  const togli = () => {
    for (const segnata of document.querySelectorAll(`[${SEGNO}]`)) segnata.removeAttribute(SEGNO);
  };
  const mostra = () => {
    const trovata = miraDi(mira);
    onTrovata(trovata !== null);
    if (trovata?.hasAttribute(SEGNO) === true) return;
    togli();
    trovata?.setAttribute(SEGNO, '');
  };
  const premuta = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest(`[${SEGNO}]`) !== null) onPremuta();
  };
  const osserva = new MutationObserver(mostra);
  osserva.observe(document.body, { childList: true, subtree: true });
  document.addEventListener('click', premuta, true);
  mostra();
  return () => {
    osserva.disconnect();
    document.removeEventListener('click', premuta, true);
    togli();
    stile.remove();
  };
};
