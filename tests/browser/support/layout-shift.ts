import type { Page } from '@playwright/test';

interface Shift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
}

interface Moved {
  shift: number;
  /** Time, amount and moved elements, each with its position before and after. */
  words: string;
}

declare global {
  interface Window {
    moved: Moved[];
  }
}

/** Records the page's layout shifts that no input caused. Call it before opening the page. */
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

/**
 * Returns the recorded layout shifts if their sum reaches `limit`. Positions are x, y, width and height in the
 * viewport.
 */
export const readLayoutShifts = (page: Page, limit: number): Promise<string[]> =>
  page.evaluate(
    (most) =>
      window.moved.reduce((sum, { shift }) => sum + shift, 0) < most
        ? []
        : window.moved.map(({ words }) => words),
    limit,
  );
