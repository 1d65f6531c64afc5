import type { SideNavigationProps } from '@cloudscape-design/components/side-navigation';
import type { Consultazione } from '#shared/domain/accesso/consultazione.ts';
import { descrizioneLicenza } from '#shared/domain/accesso/licenze.ts';
import { descrizioneRuolo, isAutorizzato, type Ruolo } from '#shared/domain/accesso/ruoli.ts';
import { setupTypes } from '#shared/domain/elaborazione/elaborazione.ts';
import { percheNon } from '#shared/domain/elaborazione/tipo-scuola.ts';
import { isVoceDi } from '#shared/domain/opzioni.ts';
import { GRUPPI_MENU, type GruppoMenu, type Screen } from '#ui/screen.ts';
import { screenAt } from './breadcrumbs.ts';

interface Chi {
  readonly ruoli: readonly Ruolo[];
  readonly licenze: readonly string[];
  readonly consultazioni: readonly Consultazione[];
  readonly setupType: string;
  readonly flgCcnlIstruzione: boolean;
}

/** Tells whether the user may open the screen. */
export const mayOpen = (screen: Screen, { ruoli, licenze }: Chi): boolean =>
  isAutorizzato(ruoli, screen.ruoli) && (screen.licenza === undefined || licenze.includes(screen.licenza));

/** Tells whether an address of the program, with its parameters and what it asks, leads to a screen that the user may open. */
export const mayFollow = (screens: readonly Screen[], indirizzo: string, chi: Chi): boolean => {
  const screen = screenAt(screens, indirizzo.split('?')[0] ?? '');
  return screen !== undefined && mayOpen(screen, chi);
};

/** The reason why a school of this kind has not what the screen is for; null where it has. */
export const percheNonServe = (
  { cosa }: Pick<Screen, 'cosa'>,
  { setupType, flgCcnlIstruzione }: Pick<Chi, 'setupType' | 'flgCcnlIstruzione'>,
): string | null =>
  cosa === undefined || !isVoceDi(setupTypes, setupType) ? null : percheNon(cosa, { setupType, flgCcnlIstruzione });

/** Tells whether the user is led to the screen: they may open it, the school has what it is for, and nobody has switched its reading off. */
const isNamed = (screen: Screen, chi: Chi): boolean =>
  mayOpen(screen, chi) &&
  percheNonServe(screen, chi) === null &&
  (screen.consultazione === undefined || chi.consultazioni.includes(screen.consultazione));

/** The roles of an office, to which the menu says what it has not. */
const DI_UFFICIO: readonly Ruolo[] = ['GESTORE', 'ADEMPIMENTI', 'CEDOLINI', 'SERVIZI', 'ASSENZE'];

/** The reason why an entry is not in the menu, in the few words that it has room for; its page says the rest. Null where it is there. */
const percheManca = (screen: Screen, chi: Chi): string | null => {
  const serve = screen.ruoli.filter((ruolo) => DI_UFFICIO.includes(ruolo));
  if (!isAutorizzato(chi.ruoli, screen.ruoli))
    return `serve il ruolo ${serve.map((ruolo) => descrizioneRuolo[ruolo]).join(' o ')}`;
  if (screen.licenza !== undefined && !chi.licenze.includes(screen.licenza))
    return `la scuola non ha la licenza ${screen.licenza} (${descrizioneLicenza[screen.licenza]})`;
  if (percheNonServe(screen, chi) !== null) return 'non riguarda questo tipo di scuola';
  return isNamed(screen, chi) ? null : 'il dirigente ne ha spento la lettura';
};

/** The entries of the office that its menu has not, each with the reason, folded away at its end; nothing to who is of no office. */
export const mancantiDi = (screens: readonly Screen[], chi: Chi): SideNavigationProps.Item[] => {
  if (!DI_UFFICIO.some((ruolo) => chi.ruoli.includes(ruolo))) return [];
  const items = screens.flatMap((screen) => {
    const perche = screen.ruoli.some((ruolo) => DI_UFFICIO.includes(ruolo)) ? percheManca(screen, chi) : null;
    return screen.menu === undefined || perche === null
      ? []
      : [{ type: 'link' as const, text: `${screen.menu.voce}: ${perche}`, href: `#${screen.path}` }];
  });
  return items.length === 0
    ? []
    : [{ type: 'section', text: `Voci che mancano (${items.length})`, defaultExpanded: false, items }];
};

/** The way to who helps the office, outside the product; nothing where the installation names none. */
export const supportoDi = (supporto: string | undefined): SideNavigationProps.Item[] =>
  supporto === undefined
    ? []
    : [
        { type: 'divider' },
        {
          type: 'link',
          text: 'Assistenza',
          href: supporto,
          external: true,
          externalIconAriaLabel: "Si apre in un'altra scheda",
        },
      ];

/** Entries that a window of an office shows without scrolling; in a longer menu the groups of now and then begin folded. */
const ENTRIES_AT_A_GLANCE = 24;
const FOLDED: readonly GruppoMenu[] = ['Stampe', 'Strumenti'];

/** The facts that decide which groups are open: the page that is looked at, and what the user folded or opened, by group. */
interface Aperture {
  readonly here?: string;
  readonly kept?: Readonly<Partial<Record<string, boolean>>>;
}

/** The side menu of a user, of two levels: groups in their order, the empty ones hidden, the group of the page always open. */
export const menuOf = (
  screens: readonly Screen[],
  chi: Chi,
  { here, kept = {} }: Aperture = {},
): SideNavigationProps.Item[] => {
  const visible = screens
    .filter((screen) => screen.menu && isNamed(screen, chi))
    .toSorted((a, b) => (a.menu?.ordine ?? 0) - (b.menu?.ordine ?? 0));
  const linksOf = (gruppo: GruppoMenu): SideNavigationProps.Link[] =>
    visible
      .filter(({ menu }) => menu?.gruppo === gruppo)
      .map(({ path, menu }) => ({ type: 'link', text: menu?.voce ?? '', href: `#${path}` }));
  const folded = visible.length > ENTRIES_AT_A_GLANCE ? FOLDED : [];
  return GRUPPI_MENU.flatMap((gruppo): SideNavigationProps.Item[] => {
    const items = linksOf(gruppo);
    if (gruppo === null) return items;
    if (items.length === 0) return [];
    const isHere = items.some(({ href }) => href === here);
    return [
      { type: 'section', text: gruppo, items, defaultExpanded: isHere || (kept[gruppo] ?? !folded.includes(gruppo)) },
    ];
  });
};

/** The screens of a user that the search may name: those with an address of their own, each with its place in the menu. */
export const cercateDi = (
  screens: readonly Screen[],
  chi: Chi,
): { readonly titolo: string; readonly gruppo: string; readonly path: string; readonly dettoAnche?: string }[] =>
  screens
    .filter((screen) => !screen.path.includes(':') && isNamed(screen, chi))
    .map(({ titolo, path, menu, dettoAnche }) => ({
      titolo,
      path,
      gruppo: menu?.gruppo ?? '',
      ...(dettoAnche === undefined ? {} : { dettoAnche }),
    }));
