import type { Page } from '@playwright/test';

import { waitForHydration } from './support/wait-for-hydration';
import { expect, test } from './support/test';

test.use({ savesData: true, viewport: { width: 1440, height: 700 } });

const scrolled = (page: Page): Promise<number> => page.evaluate(() => Math.round(window.scrollY));

test('a new page begins at its top, and Back leads to the place that was left', async ({ page, prefix }) => {
  await page.goto(`${prefix}/faq`);
  await waitForHydration(page.getByRole('banner'));
  const link = page.getByRole('contentinfo').locator(`a[href="${prefix}/terms-and-conditions"]`).first();
  await link.scrollIntoViewIfNeeded();
  await expect.poll(() => scrolled(page)).toBeGreaterThan(100);
  const left = await scrolled(page);
  await link.click();
  await expect(page).toHaveURL(`${prefix}/terms-and-conditions`);
  await expect.poll(() => scrolled(page)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL(`${prefix}/faq`);
  await expect.poll(async () => Math.abs((await scrolled(page)) - left)).toBeLessThan(20);
});

test('an address with a hash leads to its element, and a click on such a link too', async ({
  page,
  prefix,
}) => {
  await page.goto(`${prefix}/privacy-policy`);
  await waitForHydration(page.getByRole('banner'));
  const hash = await page.getByRole('main').locator('h2[id], h3[id]').last().getAttribute('id');
  expect(hash).toBeTruthy();
  await page.goto(`${prefix}/home`);
  await page.goto(`${prefix}/privacy-policy#${encodeURIComponent(hash ?? '')}`);
  await expect(page.locator(`[id="${hash}"]`)).toBeInViewport();
  await page.evaluate(() => window.scrollTo(0, 0));
  await page.getByRole('main').locator(`a[href$="#${hash}"]`).first().click();
  await expect(page.locator(`[id="${hash}"]`)).toBeInViewport();
});

test('on a public page nobody is checked: no session is read, nobody is sent away', async ({
  page,
  prefix,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const operation = /"operationName":"(\w+)"/.exec(request.postData() ?? '')?.[1];
    if (operation) asked.push(operation);
    if (request.url().includes('/api/')) asked.push(request.url());
  });
  for (const path of ['/faq', '/shows', '/feedback']) {
    await page.goto(`${prefix}${path}`);
    await waitForHydration(page.getByRole('banner'));
    await page.waitForLoadState('networkidle');
    await expect(page).toHaveURL(`${prefix}${path}`);
  }
  expect(asked.filter((each) => /Session|Viewer|Csrf|\/api\//.test(each))).toEqual([]);
});
