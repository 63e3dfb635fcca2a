import type { Page } from '@playwright/test';

/** Returns the names of the fonts with which the browser draws the text of the first element that the selector finds. */
export const findDrawnFonts = async (page: Page, selector: string): Promise<string[]> => {
  const browser = await page.context().newCDPSession(page);
  await browser.send('DOM.enable');
  await browser.send('CSS.enable');
  const { root } = await browser.send('DOM.getDocument');
  const { nodeId } = await browser.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { fonts } = await browser.send('CSS.getPlatformFontsForNode', { nodeId });
  await browser.detach();
  // A font of the computer may have the same name.
  return fonts.map(({ familyName, isCustomFont }) =>
    isCustomFont ? familyName : `${familyName} (computer)`,
  );
};
