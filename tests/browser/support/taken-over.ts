import { expect, type Locator } from '@playwright/test';

/**
 * Resolves when React listens at an element that was served as HTML. A quiet network does not tell: on a slow machine
 * the scripts are there long before they have run, and what is typed or pressed before that may go nowhere.
 */
export const takenOver = (element: Locator): Promise<void> =>
  expect
    .poll(() => element.evaluate((node) => Object.keys(node).some((key) => key.startsWith('__reactProps$'))))
    .toBe(true);
