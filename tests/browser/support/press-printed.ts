import type { Page } from '@playwright/test';

/** A key of a keyboard: what is printed on it, and where QWERTY has it. */
export interface PrintedKey {
  key: string;
  code: string;
  shift?: boolean;
  ctrl?: boolean;
}

const CTRL = 2;
const SHIFT = 8;

/** Presses a key as a keyboard of any layout does; Playwright's own keyboard is QWERTY. */
export const pressPrinted = async (
  page: Page,
  { key, code, shift = false, ctrl = false }: PrintedKey,
): Promise<void> => {
  const session = await page.context().newCDPSession(page);
  const modifiers = (shift ? SHIFT : 0) + (ctrl ? CTRL : 0);
  await session.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', key, code, modifiers });
  await session.send('Input.dispatchKeyEvent', { type: 'keyUp', key, code, modifiers });
  await session.detach();
};
