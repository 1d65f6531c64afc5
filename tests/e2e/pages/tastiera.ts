import type { Locator, Page } from 'playwright-core';

const PRESSIONI = 200;

type Role = 'button' | 'checkbox' | 'grid' | 'link' | 'tab' | 'textbox';

/** Whether one of them has the focus: what is behind an open window never has. */
const hasFocus = (locator: Locator): Promise<boolean> =>
  locator.evaluateAll((elements) => elements.some((element) => element === document.activeElement));

/** Presses Tab until one of them has the focus. @throws when none ever does */
const tabUntil = async (page: Page, cercato: Locator, nome: string): Promise<void> => {
  await cercato.first().waitFor();
  for (let presses = 0; presses < PRESSIONI; presses += 1) {
    if (await hasFocus(cercato)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never reaches ${nome}`);
};

/** Presses Tab until the control has the focus. @throws when it never does */
export const tabTo = (page: Page, role: Role, name: string | RegExp): Promise<void> =>
  tabUntil(page, page.getByRole(role, { name }), `${role} ${String(name)}`);

/** Somebody who has no mouse. */
export const tastiera = (page: Page) => {
  const premi = async (...tasti: readonly string[]): Promise<void> => {
    for (const tasto of tasti) await page.keyboard.press(tasto);
  };
  const aziona = async (role: Role, name: string | RegExp): Promise<void> => {
    await tabTo(page, role, name);
    await premi(role === 'checkbox' ? 'Space' : 'Enter');
  };
  return {
    premi,
    /** Reaches a control and presses it. */
    aziona,
    scrivi: async (campo: string | RegExp, testo: string): Promise<void> => {
      await tabTo(page, 'textbox', campo);
      await premi('Control+a');
      await page.keyboard.type(testo);
    },
    /** Opens a list, types what is looked for and takes the first that is found. */
    scegli: async (campo: string | RegExp, testo: string): Promise<void> => {
      // the link to the help of the field is a button of that name too, and opens no list
      const conElenco = page.getByRole('button', { name: campo }).and(page.locator('[aria-haspopup]'));
      await tabUntil(page, conElenco, `the list ${String(campo)}`);
      await premi('Enter');
      await page.getByRole('option').first().waitFor();
      await page.keyboard.type(testo);
      await page.getByRole('option', { name: testo }).first().waitFor();
      await premi('ArrowDown', 'Enter');
    },
    /** Opens a menu and goes down it to an item. */
    scegliDalMenu: async (menu: string, voce: string): Promise<void> => {
      await aziona('button', menu);
      const item = page.getByRole('menuitem', { name: voce, exact: true });
      await item.waitFor();
      for (let passo = 0; passo < 20 && !(await hasFocus(item)); passo += 1) await premi('ArrowDown');
      await premi('Enter');
    },
    /** Goes along a row of tabs. */
    scegliScheda: async (nome: RegExp): Promise<void> => {
      const scheda = page.getByRole('tab', { name: nome });
      await scheda.waitFor();
      const sue = page.getByRole('tablist').filter({ has: scheda });
      await tabUntil(page, sue.locator('[role="tab"][aria-selected="true"]'), `the tabs of ${String(nome)}`);
      for (let passo = 0; passo < 10 && !(await hasFocus(scheda)); passo += 1) await premi('ArrowRight');
      await premi('Enter');
    },
    /** Opens what is called so, from any page: Ctrl K. */
    cerca: async (testo: string): Promise<void> => {
      await page.getByRole('combobox', { name: 'Cerca persone, elaborazioni, schermate' }).waitFor();
      await premi('Control+k');
      await page.keyboard.type(testo);
      await page.getByRole('option', { name: testo }).first().waitFor();
      await premi('ArrowDown', 'Enter');
    },
  };
};

/** Counts the times a mouse was pressed since: what is done by keyboard alone has none. */
export const countMouse = async (page: Page): Promise<() => Promise<number>> => {
  await page.evaluate(() => {
    document.documentElement.dataset.mouse = '0';
    addEventListener(
      'mousedown',
      () => (document.documentElement.dataset.mouse = String(Number(document.documentElement.dataset.mouse) + 1)),
      true,
    );
  });
  return () => page.evaluate(() => Number(document.documentElement.dataset.mouse));
};
