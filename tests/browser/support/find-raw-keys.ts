import type { Page } from '@playwright/test';

import { STRING_KEYS } from './interface-text';

/** Returns the keys of strings that the page shows or names instead of words, because it did not load them. */
export const findRawKeys = (page: Page): Promise<string[]> =>
  page.evaluate((keys) => {
    const named = [...document.querySelectorAll('[aria-label]')].map((node) =>
      node.getAttribute('aria-label'),
    );
    const words = new Set([document.body.innerText, ...named].join(' ').split(/\s+/));
    return keys.filter((key) => words.has(key));
  }, STRING_KEYS);
