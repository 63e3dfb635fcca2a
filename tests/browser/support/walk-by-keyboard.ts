import type { Page } from '@playwright/test';

export interface Stop {
  /** Tag, name and URL of the element, for the failure message. */
  what: string;
  /** The element, or a part of it, is visible at its position and not covered. */
  seen: boolean;
  /** The element, or a part of it, looks different with the focus. */
  marked: boolean;
}

interface Walk {
  visited: Set<Element>;
  stops: Stop[];
  /** The last stop, and its styles while focused. */
  last: { element: Element; look: string } | null;
  /** The focus has left the page or come back. */
  finished: boolean;
}

declare global {
  interface Window {
    walk: Walk;
  }
}

const beginWalk = (page: Page): Promise<void> =>
  page.evaluate(() => {
    /** Returns the element that shows the focus: the label, for a control that fills it or is hidden behind it. */
    const shownBy = (element: Element): Element => element.closest('label') ?? element;

    const lookOf = (element: Element): string =>
      [shownBy(element), ...shownBy(element).querySelectorAll('*')]
        .map((part) => {
          const { outline, boxShadow, textDecorationLine, borderColor, color, transform } =
            getComputedStyle(part);
          return [outline, boxShadow, textDecorationLine, borderColor, color, transform].join(' ');
        })
        .join('|');

    // A long programme passes under the channels: its middle may be covered while its words are seen.
    const SHARES = [0.5, 0.3, 0.7, 0.1, 0.9];
    const isSeen = (element: Element): boolean => {
      const box = shownBy(element).getBoundingClientRect();
      const y = Math.min(Math.max(box.y + box.height / 2, 1), innerHeight - 1);
      return SHARES.some((share) => {
        const x = Math.min(Math.max(box.x + box.width * share, 1), innerWidth - 1);
        const top = document.elementFromPoint(x, y);
        return top !== null && (shownBy(element).contains(top) || top.contains(element));
      });
    };

    const walk: Walk = { visited: new Set(), stops: [], last: null, finished: false };
    const noteStop = (): void => {
      if (walk.finished) return;
      const element = document.activeElement;
      const previous = walk.stops.at(-1);
      if (previous && walk.last) previous.marked = lookOf(walk.last.element) !== walk.last.look;
      walk.last = null;
      walk.finished = !element || element === document.body || walk.visited.has(element);
      if (walk.finished || !element) return;
      walk.visited.add(element);
      walk.last = { element, look: lookOf(element) };
      const name = element.getAttribute('aria-label') ?? element.textContent.trim().slice(0, 40);
      const what = `${element.tagName.toLowerCase()} “${name}” ${element.getAttribute('href') ?? ''}`.trim();
      walk.stops.push({ what, seen: isSeen(element), marked: false });
    };
    // When the key comes up, the focus has moved and what has it is scrolled into view.
    addEventListener('keyup', noteStop, { capture: true });
    window.walk = walk;
  });

const LIMIT = 400;
/** Presses before the page is asked whether the walk is over. */
const STRIDE = 10;

/**
 * Walks through the page with Tab until the focus leaves it or returns. Motion must be reduced, because a style in
 * transition is not final.
 */
export const walkByKeyboard = async (page: Page): Promise<Stop[]> => {
  await beginWalk(page);
  for (let step = 1; step <= LIMIT; step += 1) {
    await page.keyboard.press('Tab');
    if (step % STRIDE > 0) continue;
    const { finished, stops } = await page.evaluate(() => ({
      finished: window.walk.finished,
      stops: window.walk.stops,
    }));
    if (finished) return stops;
  }
  throw new Error(`The focus never left the page after ${LIMIT} steps.`);
};
