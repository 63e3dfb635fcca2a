import type { Page } from '@playwright/test';

interface Shift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
}

declare global {
  interface Window {
    layoutShift: number;
  }
}

/** Counts from now on how far the page moves by itself. Call before the page is opened. */
export const watchLayoutShift = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    window.layoutShift = 0;
    new PerformanceObserver((list) => {
      for (const shift of list.getEntries() as Shift[])
        if (!shift.hadRecentInput) window.layoutShift += shift.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
};

/** Sum of all shifts so far: 0 when nothing has moved. */
export const layoutShiftOf = (page: Page): Promise<number> => page.evaluate(() => window.layoutShift);
