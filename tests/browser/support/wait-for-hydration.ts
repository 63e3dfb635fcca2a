import { expect } from '@playwright/test';
import type { Locator } from '@playwright/test';

/**
 * Resolves when React has hydrated an element of the served HTML and presses are heard at once. An idle network does
 * not prove it: on a slow machine scripts run long after they load, and earlier input may be lost. Nor does the element
 * alone: React marks it before the page is drawn, and until then only the last of several presses is kept.
 */
export const waitForHydration = async (element: Locator): Promise<void> => {
  await expect(element.page().locator('html')).not.toHaveAttribute('data-unheard');
  await expect
    .poll(() => element.evaluate((node) => Object.keys(node).some((key) => key.startsWith('__reactProps$'))))
    .toBe(true);
};
