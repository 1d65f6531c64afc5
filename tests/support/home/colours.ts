import type { Page } from 'playwright-core';

/** The mark of what is to be looked at, as an attribute and as the selector of the rule. */
export const TO_LOOK_AT = 'data-colori';

/**
 * The places of the style whose colours axe found good, for all the pages of this process: an element and all those it is in, each by its classes,
 * its state and the colours it writes itself, with words of its own or without. The same place has the same colours on every screen.
 */
const good = new Set<number>();

interface Where {
  readonly include: string;
  readonly exclude: string | undefined;
}

/** Runs in the page: marks nothing yet, and returns the place of every element looked at, once each. */
const placesIn = ({ include, exclude }: Where): number[] => {
  const own = new WeakMap<Element, number>();
  const hashed = (start: number, text: string): number => {
    let sum = start;
    for (let at = 0; at < text.length; at += 1) sum = Math.imul(sum ^ text.charCodeAt(at), 0x01000193);
    return sum >>> 0;
  };
  const styled = /color|background|opacity|filter|shadow|blend|#|rgb|hsl|oklch|oklab|light-dark/;
  const said = ({ name, value }: Attr): string => {
    if (name === 'style')
      return value
        .split(';')
        .filter((one) => styled.test(one))
        .join(';');
    return /^(class|type|role|data-theme|aria-(?!label|described|control|owns|active|details|value|row|col|set|pos))/.test(
      name,
    )
      ? `${name}=${value}`
      : name;
  };
  const chain = (element: Element): number => {
    const known = own.get(element);
    if (known !== undefined) return known;
    const above = element.parentElement === null ? 0x811c9dc5 : chain(element.parentElement);
    const sum = hashed(above, `${element.tagName} ${[...element.attributes].map(said).toSorted().join(' ')}`);
    own.set(element, sum);
    return sum;
  };
  const hasWords = (element: Element): boolean =>
    ('value' in element && String(element.value) !== '') ||
    [...element.childNodes].some(({ nodeType, nodeValue }) => nodeType === Node.TEXT_NODE && nodeValue?.trim() !== '');
  const looked = [...document.querySelectorAll(include)]
    .flatMap((top) => [top, ...top.querySelectorAll('*')])
    .filter((element) => exclude === undefined || element.closest(exclude) === null);
  const places = new Map<Element, number>(
    looked.map((element) => [element, hashed(chain(element), `${hasWords(element)} ${element.checkVisibility()}`)]),
  );
  window.luoghi = places;
  return [...new Set(places.values())];
};

/** Runs in the page: marks the elements of these places, and no other. */
const markPlaces = ({ places, mark }: { readonly places: readonly number[]; readonly mark: string }): void => {
  for (const marked of document.querySelectorAll(`[${mark}]`)) marked.removeAttribute(mark);
  const wanted = new Set(places);
  for (const [element, place] of window.luoghi ?? []) if (wanted.has(place)) element.setAttribute(mark, '');
  delete window.luoghi;
};

declare global {
  interface Window {
    /** The place of each element that is about to be looked at. */
    luoghi?: ReadonlyMap<Element, number>;
  }
}

/** Marks, in a page, the elements whose colours nobody has looked at yet. @returns what notes that they are good */
export const markNewColours = async (page: Page, include: string, exclude: string | undefined): Promise<() => void> => {
  const found = await page.evaluate(placesIn, { include, exclude });
  const places = found.filter((place) => !good.has(place));
  await page.evaluate(markPlaces, { places, mark: TO_LOOK_AT });
  return () => {
    for (const place of places) good.add(place);
  };
};
