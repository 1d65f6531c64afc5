import { applyDensity, applyMode, Density, Mode } from '@cloudscape-design/global-styles';

/** The colours of the pages: those that the machine is set to, or one of the two. */
const modi = ['sistema', 'chiaro', 'scuro'] as const;
const densita = ['comoda', 'compatta'] as const;

/** How a person wants the pages to look. */
export interface Aspetto {
  readonly modo: (typeof modi)[number];
  readonly densita: (typeof densita)[number];
}

/** Not of the session: it stays in the browser when the person leaves. */
const CHIAVE = 'aspetto';

const isModo = (parola: string): parola is Aspetto['modo'] => modi.some((uno) => uno === parola);
const isDensita = (parola: string): parola is Aspetto['densita'] => densita.some((una) => una === parola);

/** The look that a kept text tells of, the first word of each kind; what it does not tell is as the machine is set. */
export const readAspetto = (testo: string | null): Aspetto => {
  const parole = (testo ?? '').split(' ');
  return {
    modo: parole.find(isModo) ?? 'sistema',
    densita: parole.find(isDensita) ?? 'comoda',
  };
};

/** The look that is kept in this browser. */
export const keptAspetto = (): Aspetto => readAspetto(localStorage.getItem(CHIAVE));

const SCURO = '(prefers-color-scheme: dark)';

const isScuro = ({ modo }: Aspetto): boolean => modo === 'scuro' || (modo === 'sistema' && matchMedia(SCURO).matches);

const show = (aspetto: Aspetto): void => {
  const scuro = isScuro(aspetto);
  applyMode(scuro ? Mode.Dark : Mode.Light);
  applyDensity(aspetto.densita === 'compatta' ? Density.Compact : Density.Comfortable);
  // the parts drawn here follow, and the controls of the browser
  document.documentElement.style.colorScheme = scuro ? 'dark' : 'light';
};

/** Shows the pages in the look that is kept, and follows the machine when it changes. */
export const showAspetto = (): void => {
  show(keptAspetto());
  matchMedia(SCURO).addEventListener('change', () => show(keptAspetto()));
};

/** Keeps another look, and shows it. */
export const keepAspetto = (aspetto: Aspetto): void => {
  localStorage.setItem(CHIAVE, `${aspetto.modo} ${aspetto.densita}`);
  show(aspetto);
};
