import type { Locator, Page } from '@playwright/test';

import { expect } from '../browser/support/test';

/** How long a person looks for what to press next, in milliseconds. */
const LOOK_MS = 600;
/** How long a key of several is held until the next one, in milliseconds. */
const KEY_MS = 150;
/** Time between two letters, in milliseconds: some forty words a minute. */
const LETTER_MS = 120;
/** Most Tab keys from one place to the next: a person with more to press has lost the way. */
const STOPS_MAX = 60;

/** A person at the desk, who acts at a person's pace. */
export interface Person {
  /** How many times something was pressed: clicks, or Enter on what has the focus. */
  presses: () => number;
  /** How many keys were pressed besides the letters of texts. */
  keys: () => number;
  /** Goes to a field. */
  goTo: (field: Locator) => Promise<void>;
  /** Presses a button, a link or a choice. */
  press: (target: Locator) => Promise<void>;
  /** Presses keys one after the other, or a key with others, such as `Control+Enter`. */
  key: (...keys: string[]) => Promise<void>;
  type: (text: string) => Promise<void>;
  /** Goes to a field and pastes over what is there. */
  paste: (field: Locator, text: string) => Promise<void>;
  /** Presses a button that asks for a file, and then the file in the system's dialog. */
  choose: (button: Locator, file: string) => Promise<void>;
}

type KeyTowards = 'Tab' | 'Shift+Tab' | 'ArrowDown' | 'ArrowUp';

/** Returns the key that leads towards the target; null where the focus is on it. */
const keyTowards = (target: Locator): Promise<KeyTowards | null> =>
  target.evaluate((element) => {
    const { activeElement } = document;
    if (activeElement === element) return null;
    const isBehind =
      activeElement !== null &&
      activeElement !== document.body &&
      (activeElement.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING) !== 0;
    // Tab stops once in a group of choices, and arrows go from one to the next.
    const isChoice = (each: Element | null): each is HTMLInputElement =>
      each instanceof HTMLInputElement && each.type === 'radio';
    if (isChoice(activeElement) && isChoice(element) && activeElement.name === element.name)
      return isBehind ? 'ArrowUp' : 'ArrowDown';
    return isBehind ? 'Shift+Tab' : 'Tab';
  });

/** A person at the page, with a pointer and a keyboard, or with a keyboard alone. */
export const personAt = (page: Page, { pointer }: { pointer: boolean }): Person => {
  let presses = 0;
  let keys = 0;
  const key = async (...pressed: string[]): Promise<void> => {
    for (const each of pressed) {
      keys += 1;
      await page.keyboard.press(each, { delay: KEY_MS });
    }
  };
  const walkTo = async (target: Locator): Promise<void> => {
    await expect(target).toBeEnabled();
    for (let stop = 0; stop < STOPS_MAX; stop += 1) {
      const next = await keyTowards(target);
      if (next === null) return;
      await key(next);
    }
    throw new Error(`${STOPS_MAX} Tab keys do not lead to ${String(target)}.`);
  };
  const click = async (target: Locator): Promise<void> => {
    presses += 1;
    await target.click({ delay: LOOK_MS });
  };
  const goTo = pointer ? click : walkTo;
  const press = pointer
    ? click
    : async (target: Locator): Promise<void> => {
        await walkTo(target);
        presses += 1;
        await key((await target.getAttribute('type')) === 'radio' ? 'Space' : 'Enter');
      };
  return {
    presses: () => presses,
    keys: () => keys,
    goTo,
    press,
    key,
    type: (text) => page.keyboard.type(text, { delay: LETTER_MS }),
    paste: async (field, text) => {
      await goTo(field);
      await key('Control+a');
      await page.keyboard.insertText(text);
      // A key that changes nothing, for the time that Ctrl+V takes.
      await key('Shift');
    },
    choose: async (button, file) => {
      const chooser = page.waitForEvent('filechooser');
      await press(button);
      presses += 1;
      await (await chooser).setFiles(file);
    },
  };
};
