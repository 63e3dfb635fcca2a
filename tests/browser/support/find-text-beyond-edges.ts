import type { Page } from '@playwright/test';

/**
 * Returns the texts that reach beyond the sides of the page, where no scrolling leads. Text that ends in an ellipsis or
 * in a list that scrolls sideways is left out.
 */
export const findTextBeyondEdges = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const SLACK = 1;
    const width = document.documentElement.clientWidth;
    const isReachable = (element: Element | null): boolean => {
      if (!element || element === document.body) return false;
      const { overflowX, textOverflow } = getComputedStyle(element);
      const isUnseen = overflowX !== 'visible' && element.getBoundingClientRect().width <= SLACK;
      return (
        ['auto', 'scroll'].includes(overflowX) ||
        textOverflow === 'ellipsis' ||
        isUnseen ||
        isReachable(element.parentElement)
      );
    };
    const found: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    while (texts.nextNode()) {
      const { currentNode: text } = texts;
      range.selectNodeContents(text);
      const beyond = [...range.getClientRects()].some(
        ({ left, right }) => right - left > SLACK && (left < -SLACK || right > width + SLACK),
      );
      const parent = text.parentElement;
      if (beyond && parent?.checkVisibility({ visibilityProperty: true }) && !isReachable(parent))
        found.push(text.textContent?.trim() ?? '');
    }
    return found;
  });
