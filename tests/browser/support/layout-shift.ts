import type { Page } from '@playwright/test';

interface Shift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
}

interface Moved {
  shift: number;
  /** When, how much, and what: every element with its place before and after. */
  words: string;
}

declare global {
  interface Window {
    moved: Moved[];
  }
}

/** Notes from now on what of the page moves by itself. Call before the page is opened. */
export const watchLayoutShift = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    const nameOf = (node: Node | null): string => {
      const element = node instanceof Element ? node : node?.parentElement;
      if (!element) return 'what is gone';
      const words = element.textContent.trim().replace(/\s+/g, ' ').slice(0, 40);
      return `${[element.tagName.toLowerCase(), ...element.classList].join('.')} “${words}”`;
    };
    const placeOf = ({ x, y, width, height }: DOMRectReadOnly): string =>
      [x, y, width, height].map(Math.round).join(' ');
    window.moved = [];
    new PerformanceObserver((list) => {
      for (const { value, startTime, hadRecentInput, sources } of list.getEntries() as Shift[]) {
        if (hadRecentInput) continue;
        const what = sources.map(
          ({ node, previousRect, currentRect }) =>
            `${nameOf(node)} ${placeOf(previousRect)} → ${placeOf(currentRect)}`,
        );
        const when = `${value.toFixed(4)} after ${Math.round(startTime)} ms, scrolled to ${Math.round(scrollY)}`;
        window.moved.push({ shift: value, words: [when, ...what].join('\n') });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
};

/** What has moved so far, if all of it together is more than `limit`. Places are x, y, width and height in the window. */
export const moversOf = (page: Page, limit: number): Promise<string[]> =>
  page.evaluate(
    (most) =>
      window.moved.reduce((sum, { shift }) => sum + shift, 0) < most
        ? []
        : window.moved.map(({ words }) => words),
    limit,
  );
