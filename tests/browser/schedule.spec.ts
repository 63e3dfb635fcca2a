import { expect, test } from './support/test';

const DESK = { width: 1440, height: 900 };

test('the grid opens at now in both directions, and a day stands in the address', async ({
  page,
  prefix,
}) => {
  await page.setViewportSize(DESK);
  await page.goto(`${prefix}/schedule`);
  const grid = page.locator('[data-cell]').first();
  await expect(grid).toBeVisible();
  // What is on, or what comes next, is the cell that Tab reaches: it stands within the screen.
  const stop = page.locator('[data-cell][tabindex="0"]');
  await expect(stop).toHaveCount(1);
  // What is on began before now, some of it long before: a programme may reach past either edge.
  const isSeen = async (): Promise<boolean> => {
    const box = await stop.boundingBox();
    return box !== null && box.x < DESK.width && box.x + box.width > 0;
  };
  await expect.poll(isSeen).toBe(true);

  const days = page.locator('nav ol a[href*="day="]');
  await days.last().click();
  await expect(page).toHaveURL(/\?day=\d{4}-\d{2}-\d{2}$/);
  await expect(days.last()).toHaveAttribute('aria-current', 'true');
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`${prefix}/schedule$`));
  await expect(days.last()).not.toHaveAttribute('aria-current', 'true');
});

test.describe(() => {
  test.skip(({ lang }) => lang !== 'en', 'Depends on neither language nor direction.');

  test('a programme is a calendar file', async ({ request, prefix, catalogue }) => {
    const response = await request.get(`${prefix}/schedule/${catalogue.programme}.ics`);
    expect(response.status()).toBe(200);
    expect(response.headers()['content-type']).toContain('text/calendar');
    expect(await response.text()).toContain(`/schedule/${catalogue.programme}`);
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the schedule and tonight are lists', async ({ page, prefix }) => {
    await page.goto(`${prefix}/schedule`);
    await expect(page.getByRole('main').locator('ol a[href*="/schedule/"]').first()).toBeVisible();
    await page.goto(`${prefix}/home`);
    await expect(page.getByRole('main').locator('ol a[href*="/schedule/"]').first()).toBeVisible();
  });
});
