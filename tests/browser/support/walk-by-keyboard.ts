import type { Page } from '@playwright/test';

export interface Stop {
  /** Tag, name and address of the element, to be read in a failure. */
  what: string;
  /** The element, or something in it, is what a viewer sees at its place. */
  seen: boolean;
  /** It, or something in it, looks otherwise with the focus than without. */
  marked: boolean;
}

interface Walk {
  visited: Set<Element>;
  stops: Stop[];
  /** The last stop, and how it looked with the focus. */
  last: { element: Element; look: string } | null;
  /** Notes the stop under the focus. False when the focus has left the page or come back. */
  note: () => boolean;
}

declare global {
  interface Window {
    walk: Walk;
  }
}

const beginWalk = (page: Page): Promise<void> =>
  page.evaluate(() => {
    /** A control that fills its label, or hides behind it, is shown by the label. */
    const shownBy = (element: Element): Element => element.closest('label') ?? element;

    const lookOf = (element: Element): string =>
      [shownBy(element), ...shownBy(element).querySelectorAll('*')]
        .map((part) => {
          const { outline, boxShadow, textDecorationLine, borderColor, color, transform } =
            getComputedStyle(part);
          return [outline, boxShadow, textDecorationLine, borderColor, color, transform].join(' ');
        })
        .join('|');

    const isSeen = (element: Element): boolean => {
      const box = shownBy(element).getBoundingClientRect();
      const x = Math.min(Math.max(box.x + box.width / 2, 1), innerWidth - 1);
      const y = Math.min(Math.max(box.y + box.height / 2, 1), innerHeight - 1);
      const top = document.elementFromPoint(x, y);
      return top !== null && (shownBy(element).contains(top) || top.contains(element));
    };

    const walk: Walk = {
      visited: new Set(),
      stops: [],
      last: null,
      note: () => {
        const element = document.activeElement;
        const previous = walk.stops.at(-1);
        if (previous && walk.last) previous.marked = lookOf(walk.last.element) !== walk.last.look;
        walk.last = null;
        if (!element || element === document.body || walk.visited.has(element)) return false;
        walk.visited.add(element);
        walk.last = { element, look: lookOf(element) };
        const name = element.getAttribute('aria-label') ?? element.textContent.trim().slice(0, 40);
        const what =
          `${element.tagName.toLowerCase()} “${name}” ${element.getAttribute('href') ?? ''}`.trim();
        walk.stops.push({ what, seen: isSeen(element), marked: false });
        return true;
      },
    };
    window.walk = walk;
  });

const LIMIT = 400;

/** Goes through the page with Tab alone until the focus leaves it, or comes back. Motion must be reduced: a look that is on its way is not yet another. */
export const walkByKeyboard = async (page: Page): Promise<Stop[]> => {
  await beginWalk(page);
  for (let step = 0; step < LIMIT; step += 1) {
    await page.keyboard.press('Tab');
    if (!(await page.evaluate(() => window.walk.note()))) return page.evaluate(() => window.walk.stops);
  }
  throw new Error(`The focus never left the page after ${LIMIT} steps.`);
};
