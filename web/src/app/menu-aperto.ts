/** Not of the session: the browser keeps it, as the look of the pages. */
const CHIAVE = 'menu';

/** The groups of the menu that the user opened or folded. */
export type GruppiAperti = Readonly<Partial<Record<string, boolean>>>;

/** Returns the groups that a kept text names: 'Stampe' is open, '-Strumenti' folded. */
export const readGruppi = (testo: string | null): GruppiAperti =>
  Object.fromEntries(
    (testo ?? '')
      .split('|')
      .filter((parte) => parte !== '')
      .map((parte) => (parte.startsWith('-') ? [parte.slice(1), false] : [parte, true])),
  );

/** Returns the groups that are kept in this browser. */
export const keptGruppi = (): GruppiAperti => readGruppi(localStorage.getItem(CHIAVE));

/** Keeps that a group was opened or folded. */
export const keepGruppo = (gruppo: string, aperto: boolean): void =>
  localStorage.setItem(
    CHIAVE,
    Object.entries({ ...keptGruppi(), [gruppo]: aperto })
      .map(([nome, suo]) => (suo === true ? nome : `-${nome}`))
      .join('|'),
  );
