import type { Page } from '@playwright/test';

/** Returns the words of the headings of a page and its parts that stand on two lines, because they are wider than their place. */
export const findBrokenWords = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = [];
    const range = document.createRange();
    for (const heading of document.querySelectorAll('h1, h2')) {
      if (!heading.checkVisibility({ visibilityProperty: true })) continue;
      // Lines below are cut off, as every title of a card is after some.
      const { bottom } = heading.getBoundingClientRect();
      const texts = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const text = texts.currentNode as Text;
        if (text.parentElement && text.parentElement.getBoundingClientRect().width <= 1) continue;
        // A line may end after a hyphen.
        for (const { 0: word, index } of text.data.matchAll(/[^\s\-–—/]+/gu)) {
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          const shown = [...range.getClientRects()].filter(({ top }) => top < bottom);
          const tops = new Set(shown.map(({ top }) => Math.round(top)));
          if (tops.size > 1) found.push(word);
        }
      }
    }
    return found;
  });
