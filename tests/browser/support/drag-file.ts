import type { Locator } from '@playwright/test';

/**
 * Holds a file of the disk above an element, as from the computer's files; returns how it is let go. The browser opens a
 * file that nothing takes, which it does not do for events that a page makes.
 */
export const dragFile = async (target: Locator, file: string): Promise<() => Promise<void>> => {
  const page = target.page();
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error('The element above which a file is held is not drawn.');
  const browser = await page.context().newCDPSession(page);
  const data = { items: [], files: [file], dragOperationsMask: 1 };
  const send = (type: 'dragEnter' | 'dragOver' | 'drop'): Promise<unknown> =>
    browser.send('Input.dispatchDragEvent', {
      ...{ type, data },
      ...{ x: box.x + box.width / 2, y: box.y + box.height / 2 },
    });
  await send('dragEnter');
  await send('dragOver');
  return async () => {
    await send('drop');
    await browser.detach();
  };
};
