import { expect, test } from './support/test';
import { waitForHydration } from './support/wait-for-hydration';

test('a link in view brings the files of its page, and their code runs when the pointer is on it', async ({
  page,
  prefix,
}) => {
  const asked: { path: string; type: string }[] = [];
  page.on('request', (request) =>
    asked.push({ path: new URL(request.url()).pathname, type: request.resourceType() }),
  );
  const pathsOf = (type: string): string[] =>
    asked.filter((each) => each.type === type).map(({ path }) => path);

  await page.goto(`${prefix}/terms-and-conditions`);
  const link = page.getByRole('contentinfo').locator(`a[href="${prefix}/newsletter"]`);
  await waitForHydration(link);
  await link.scrollIntoViewIfNeeded();
  const idle = (): string[] =>
    pathsOf('fetch').filter((path) => path.endsWith('.js') && !pathsOf('script').includes(path));
  await expect.poll(() => pathsOf('xhr')).toContain(`/page-data${prefix}/newsletter/page-data.json`);
  await expect.poll(() => idle().length).toBeGreaterThan(0);

  const before = idle();
  await link.hover();
  await expect
    .poll(() => before.filter((path) => pathsOf('script').includes(path)).length)
    .toBeGreaterThan(0);
  await link.click();
  await expect(page).toHaveURL(new RegExp(`${prefix}/newsletter$`));
});
