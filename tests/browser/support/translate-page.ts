import type { Page } from '@playwright/test';

/**
 * Lets every page be translated as Chrome does it: each text is taken out and two nested `font` elements with a
 * translation are put in its place, again whenever the page changes. The translation is the text itself, so that tests
 * find it, and a text that is out of date is seen.
 */
export const translatePage = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    // Translators use `font`, whose type is deprecated.
    const created = (name: string): HTMLElement => document.createElement(name);
    const SKIPPED = 'font, script, style, noscript, template, textarea, option, title';
    const translate = (): void => {
      const walker = document.createTreeWalker(document.documentElement, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) {
        const text = walker.currentNode as Text;
        if (text.data.trim() !== '' && !text.parentElement?.closest(SKIPPED)) texts.push(text);
      }
      for (const text of texts) {
        const [outer, inner] = [created('font'), created('font')];
        inner.textContent = text.data;
        outer.append(inner);
        text.replaceWith(outer);
      }
    };
    let isDue = false;
    const begin = (): void => {
      translate();
      new MutationObserver(() => {
        if (isDue) return;
        isDue = true;
        setTimeout(() => {
          isDue = false;
          translate();
        });
      }).observe(document, { childList: true, characterData: true, subtree: true });
    };
    // Browsers and add-ons wait for the whole document.
    document.addEventListener('DOMContentLoaded', () => setTimeout(begin));
  });
