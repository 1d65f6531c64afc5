import type { Page } from 'playwright-core';

const PRESSIONI = 80;

/** Presses Tab until the control has the focus. @throws when it never does */
export const tabTo = async (
  page: Page,
  role: 'button' | 'link' | 'tab' | 'textbox',
  name: string | RegExp,
): Promise<void> => {
  for (let presses = 0; presses < PRESSIONI; presses += 1) {
    if (
      await page
        .getByRole(role, { name })
        .first()
        .evaluate((element) => element === document.activeElement)
        .catch(() => false)
    )
      return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never reaches ${role} ${String(name)}`);
};
