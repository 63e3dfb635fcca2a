import type { Page } from '@playwright/test';

/** Returns the style sheets inlined in a page of the site. */
export const readInlineStyleSheets = async (page: Page, path: string): Promise<string[]> => {
  const html = await (await page.request.get(path)).text();
  return [...html.matchAll(/<style data-href[^>]*>([^]*?)<\/style>/g)].map(([, css = '']) => css);
};

/**
 * Adds style sheets after those of the page, as client-side navigation does. Returns the elements whose boxes
 * change: their markup and both boxes.
 */
export const findElementsMovedByStyles = (page: Page, sheets: readonly string[]): Promise<string[]> =>
  page.evaluate((added) => {
    const elements = [...document.body.querySelectorAll('*')];
    const boxes = (): string[] =>
      elements.map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return [x, y, width, height].map(Math.round).join(' ');
      });
    const before = boxes();
    for (const css of added) {
      const style = document.createElement('style');
      style.textContent = css;
      document.head.append(style);
    }
    const after = boxes();
    return elements.flatMap((element, index) =>
      before[index] === after[index]
        ? []
        : `${element.outerHTML.slice(0, 120)}: ${before[index]} → ${after[index]}`,
    );
  }, sheets);
