import type { Locator, Page } from 'playwright-core';

/** The acts of a person on a page, each of them counted. */
export interface Gesti {
  readonly quanti: () => number;
  /** A click: 1. */
  readonly premi: (su: Locator) => Promise<void>;
  readonly bottone: (nome: string | RegExp, dentro?: Locator) => Promise<void>;
  /** A field filled: 1. */
  readonly scrivi: (campo: string, testo: string, dentro?: Locator) => Promise<void>;
  /** A list opened and an item taken: 2. */
  readonly scegli: (campo: string | RegExp, voce: string | RegExp, dentro?: Locator) => Promise<void>;
  /** A list opened, its search filled, an item taken: 3. */
  readonly cerca: (campo: string, testo: string, voce: string, dentro?: Locator) => Promise<void>;
  /** A file given: 1. */
  readonly file: (nome: string, bytes: Uint8Array) => Promise<void>;
  /** Adds what somebody else does to the page: name, password and Enter in the window that asks again who it is are 3. */
  readonly conta: (quanti: number) => void;
}

/** A label may be followed by its '- facoltativo' or its value: 'Nome' must not find 'Nominativo'. */
const beginsWith = (etichetta: string): RegExp =>
  new RegExp(`^${etichetta.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)}(?!\\p{L})`, 'u');

/** Returns the acts of a person on a page, who goes by its names, and their count. Each click, key to choose, field filled, file given is one. */
export const gesti = (page: Page): Gesti => {
  let fatti = 0;
  const conta = (quanti = 1): void => {
    fatti += quanti;
  };
  const premi = async (su: Locator): Promise<void> => {
    await su.click();
    conta();
  };
  const apri = (campo: string | RegExp, dentro: Locator): Promise<void> =>
    premi(
      dentro
        .getByRole('button', { name: typeof campo === 'string' ? beginsWith(campo) : campo })
        .and(page.locator('[aria-haspopup]'))
        .first(),
    );
  const main = page.locator('main');
  return {
    quanti: () => fatti,
    conta,
    premi,
    bottone: (nome, dentro = main) => premi(dentro.getByRole('button', { name: nome, exact: true }).first()),
    scrivi: async (campo, testo, dentro = main) => {
      await dentro
        .getByRole('textbox', { name: beginsWith(campo) })
        .first()
        .fill(testo);
      conta();
    },
    scegli: async (campo, voce, dentro = main) => {
      await apri(campo, dentro);
      await premi(page.getByRole('option', { name: voce }).first());
    },
    cerca: async (campo, testo, voce, dentro = main) => {
      await apri(campo, dentro);
      await page.getByLabel(`Cerca ${campo}`).fill(testo);
      conta();
      await premi(page.getByRole('option', { name: voce }).first());
    },
    file: async (name, bytes) => {
      await page
        .locator('input[type=file]')
        .setInputFiles({ name, mimeType: 'application/octet-stream', buffer: Buffer.from(bytes) });
      conta();
    },
  };
};
