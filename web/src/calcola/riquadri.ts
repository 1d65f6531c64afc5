import { frammentoDi, type Casi } from './collegamento.ts';
import { elemento } from './nodi.ts';

/** The parts of the page that are written again. */
export interface Parti {
  readonly domanda: HTMLElement;
  readonly risposte: HTMLElement;
  readonly risultato: HTMLElement;
  /** Read aloud when a result changes. */
  readonly annuncio: HTMLElement;
  readonly copyLink: () => Promise<void>;
}

/** The parts of the page, empty. */
export const partiVuote = (): Parti => {
  const [risultato, annuncio] = [
    elemento('section', { id: 'risultato', 'aria-label': 'Il risultato' }),
    elemento('p', { role: 'status', class: 'solo-letto' }),
  ];
  return {
    domanda: elemento('div', { id: 'domande' }),
    risposte: elemento('section', { id: 'risposte', 'aria-label': 'Le risposte' }),
    risultato,
    annuncio,
    copyLink: () => copyLink(risultato, annuncio),
  };
};

/** Has a sentence read aloud, once: written again as it was, it would be read again. */
export const announce = ({ annuncio }: Pick<Parti, 'annuncio'>, frase: string): void => {
  if (annuncio.textContent !== frase) annuncio.textContent = frase;
};

/** Writes the cases in the fragment of the address, which stays in the browser. */
export const showAddress = (casi: Casi): void => history.replaceState(null, '', `#${frammentoDi(casi)}`);

/** Copies the address of the page; where the browser forbids it, shows it to be copied by hand. */
const copyLink = async (risultato: HTMLElement, annuncio: HTMLElement): Promise<void> => {
  try {
    await navigator.clipboard.writeText(location.href);
    annuncio.textContent = 'Collegamento copiato.';
    risultato.append(
      elemento('p', { class: 'nota' }, 'Collegamento copiato: contiene le risposte, e nessun altro dato.'),
    );
  } catch {
    const casella = elemento('input', {
      readonly: true,
      'aria-label': 'Il collegamento da copiare',
      class: 'indirizzo',
    });
    casella.value = location.href;
    risultato.append(casella);
    casella.select();
  }
};
