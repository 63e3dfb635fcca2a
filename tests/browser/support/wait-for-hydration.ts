import { expect } from '@playwright/test';
import type { Locator } from '@playwright/test';

/**
 * Resolves when React has hydrated an element of the served HTML. An idle network does not prove it: on a slow
 * machine scripts run long after they load, and earlier input may be lost.
 */
export const waitForHydration = (element: Locator): Promise<void> =>
  expect
    .poll(() => element.evaluate((node) => Object.keys(node).some((key) => key.startsWith('__reactProps$'))))
    .toBe(true);
