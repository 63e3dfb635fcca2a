import { accessibilityFaults } from './support/accessibility-faults';
import { BUILT_PAGES, inForm } from './support/addresses';
import { expect, test } from './support/test';

for (const built of BUILT_PAGES) {
  test(`${built.page} opens without a complaint and without an accessibility fault`, async ({
    page,
    prefix,
    lang,
    catalogue,
    complaints,
  }) => {
    test.slow(built.page === 'test', 'The gallery holds every component in every state.');
    const outside: string[] = [];
    page.on('request', (request) => {
      const url = new URL(request.url());
      if (!['localhost', '127.0.0.1'].includes(url.hostname) && url.protocol.startsWith('http'))
        outside.push(request.url());
    });

    await page.goto(inForm(prefix, built.path(catalogue)));
    await expect(page.locator('html')).toHaveAttribute('lang', lang);
    await expect(page.locator('h1')).toBeVisible();
    await page.waitForLoadState('networkidle');

    // Before axe, whose own reading of the video's blob address makes the console complain.
    expect(complaints).toEqual([]);
    expect(outside).toEqual([]);

    expect(await accessibilityFaults(page)).toEqual([]);
  });

  test(`${built.page} opens unprefixed without a complaint`, async ({
    page,
    lang,
    catalogue,
    complaints,
  }) => {
    await page.goto(built.path(catalogue));
    await expect(page.locator('html')).toHaveAttribute('lang', lang);
    await page.waitForLoadState('networkidle');
    expect(complaints).toEqual([]);
  });

  test(`${built.page} fits a narrow phone`, async ({ page, prefix, catalogue }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(inForm(prefix, built.path(catalogue)));
    await expect(page.locator('h1')).toBeVisible();
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBeLessThanOrEqual(0);
  });
}
