import type { Locator, Page } from '@playwright/test';

import { label } from './support/interface-text';
import { register } from './support/register';
import { expect, test } from './support/test';
import { waitForHydration } from './support/wait-for-hydration';

test.use({ savesData: true });

/**
 * Boxes of a control and of what stands beside it, in whole pixels of their frame, with the size of the frame. Frames
 * that stay in sight have another place on the page after scrolling.
 */
const boxesAround = (control: Locator): Promise<number[][]> =>
  control.evaluate((element) => {
    const frame = (element.parentElement ?? element).getBoundingClientRect();
    const boxes = [element, ...(element.parentElement?.children ?? [])].map((one) => {
      const { x, y, width, height } = one.getBoundingClientRect();
      return [x - frame.x, y - frame.y, width, height].map(Math.round);
    });
    return [...boxes, [frame.width, frame.height].map(Math.round)];
  });

const pressToggles = async (page: Page): Promise<number> => {
  // Chips and filters change what stands under them; these change themselves.
  const toggles = page
    .getByRole('main')
    .locator('button[aria-pressed]:visible:not([inert] *, [role="group"] > button)');
  await waitForHydration(toggles.first());
  const count = Math.min(await toggles.count(), 6);
  for (let at = 0; at < count; at += 1) {
    const toggle = toggles.nth(at);
    await toggle.scrollIntoViewIfNeeded();
    const before = await boxesAround(toggle);
    const pressed = await toggle.getAttribute('aria-pressed');
    for (const next of [pressed === 'true' ? 'false' : 'true', pressed ?? 'false']) {
      // A press is not taken while the one before is under way.
      await expect(async () => {
        await toggle.click();
        await expect(toggle).toHaveAttribute('aria-pressed', next, { timeout: 1000 });
      }).toPass();
      await page.mouse.move(0, 0);
      await expect.poll(() => boxesAround(toggle)).toEqual(before);
    }
  }
  return count;
};

for (const [size, viewport] of [
  ['a phone', { width: 360, height: 780 }],
  ['a desk', { width: 1440, height: 900 }],
] as const)
  test(`on ${size} no toggle that is pressed moves, nor what stands beside it`, async ({
    page,
    lang,
    prefix,
    catalogue: { showSlug, free, programme },
  }) => {
    test.slow();
    await page.setViewportSize(viewport);
    await register(page, lang);
    for (const path of [`/shows/${showSlug}`, `/watch/${free}`, `/schedule/${programme}`, '/shorts']) {
      await page.goto(`${prefix}${path}`, { waitUntil: 'networkidle' });
      await test.step(path, async () => expect(await pressToggles(page)).toBeGreaterThan(0));
    }
  });

test('“Signing out…” has the box of “Sign out”', async ({ page, lang, prefix }) => {
  await register(page, lang);
  await page.route('**/graphql', (route) =>
    route.request().postData()?.includes('"SignOut"') ? undefined : route.fallback(),
  );
  const name = label(lang, 'auth.signOut');
  const menu = page.getByRole('banner');
  for (const within of [menu, page.getByRole('navigation', { name: label(lang, 'settings.label') })]) {
    await page.goto(`${prefix}/settings/profile`);
    await waitForHydration(page.getByRole('banner'));
    // The header is served as for a guest: the button of the viewer comes later than others that open something.
    if (within === menu)
      await menu.getByRole('button', { name: label(lang, 'nav.account').split('{{', 1).join('') }).click();
    const control = within.getByRole('button', { name });
    const before = await boxesAround(control);
    await control.click();
    const busy = within.getByRole('button', { name: label(lang, 'auth.signingOut') });
    await expect(busy).toBeDisabled();
    expect(await boxesAround(busy)).toEqual(before);
  }
});
