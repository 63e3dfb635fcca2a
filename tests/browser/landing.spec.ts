import { label, message } from './support/interface-text';
import { askGraph } from './support/graph';
import { waitForHydration } from './support/wait-for-hydration';
import { expect, test } from './support/test';

interface Prices {
  plans: { name: string; onLanding: boolean; price: { amount: number } }[];
}

const PRICES = /* GraphQL */ `
  query Prices {
    plans {
      name
      onLanding
      price {
        amount
      }
    }
  }
`;

test('a phone gets the picture drawn for it, a desktop the wide one, and neither gets both', async ({
  page,
  prefix,
}) => {
  for (const [width, part] of [
    [360, 'tall'],
    [1440, 'wide'],
  ] as const) {
    const heroes = new Set<string>();
    page.on('request', (request) => {
      if (request.url().includes('hero')) heroes.add(new URL(request.url()).pathname);
    });
    await page.setViewportSize({ width, height: 800 });
    await page.goto(prefix);
    const hero = page.locator('[data-hero] img');
    await expect
      .poll(() => hero.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    const shown = await hero.evaluate((image: HTMLImageElement) => new URL(image.currentSrc).pathname);
    expect(shown).toContain(part);
    expect([...heroes]).toEqual([shown]);
    page.removeAllListeners('request');
  }
});

test.describe(() => {
  test.skip(({ lang }) => lang !== 'ar', 'Depends on neither language nor direction.');

  test('the price on every ticket is that of its plan', async ({ page, prefix, lang }) => {
    const { data } = await askGraph<Prices>(PRICES, {}, { 'x-localization': lang });
    const shown = data.plans.filter(({ onLanding }) => onLanding);
    expect(shown.length).toBeGreaterThan(1);
    await page.goto(prefix);
    for (const {
      name,
      price: { amount },
    } of shown) {
      const ticket = page
        .getByRole('listitem')
        .filter({ has: page.getByRole('heading', { name, exact: true }) });
      await expect(ticket.locator('bdi')).toHaveText(
        new Intl.NumberFormat('en', { minimumFractionDigits: amount % 100 ? 2 : 0 }).format(amount / 100),
      );
    }
  });

  test('the letter is subscribed to by the keyboard alone', async ({ page, prefix, lang, complaints }) => {
    await page.goto(prefix);
    const letter = page.locator('section[data-surface="paper"]');
    await letter.scrollIntoViewIfNeeded();
    const email = letter.getByLabel(label(lang, 'field.email'));
    const all = letter.getByRole('checkbox', { name: label(lang, 'newsletter.ALL') });
    await waitForHydration(all);

    await all.focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await expect(letter.getByRole('checkbox', { name: label(lang, 'newsletter.SPORTS') })).toBeChecked();
    await expect(all).not.toBeChecked();

    await email.focus();
    await page.keyboard.press('Enter');
    await expect(email).toHaveAccessibleDescription(message(lang, 'EMAIL_INVALID'));
    await page.keyboard.type(`letter-${lang}-${Date.now()}@sahra.example`);
    await page.keyboard.press('Enter');
    await expect(letter.getByRole('status')).toContainText(label(lang, 'newsletter.done'));
    await expect(letter.getByRole('status')).toBeFocused();
    expect(complaints).toEqual([]);
  });
});

test.describe(() => {
  test.skip(({ lang }) => lang !== 'en', 'Depends on neither language nor direction.');

  test('the perforations of tickets beside each other are one line', async ({ page, prefix }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(prefix);
    const stubs = page.locator('#plans li:has(h3) > :first-child');
    const ends = await stubs.evaluateAll((all) =>
      all.map((stub) => Math.round(stub.getBoundingClientRect().bottom)),
    );
    expect(ends.length).toBeGreaterThan(1);
    expect(new Set(ends).size).toBe(1);
  });

  test('a letter that cannot be sent says so and keeps what was typed', async ({ page, prefix, lang }) => {
    await page.goto(prefix);
    const letter = page.locator('section[data-surface="paper"]');
    await letter.scrollIntoViewIfNeeded();
    const email = letter.getByLabel(label(lang, 'field.email'));
    await waitForHydration(email);
    await email.fill('nour@sahra.example');
    await page.route('**/graphql', (route) =>
      route.request().method() === 'POST' ? route.abort() : route.continue(),
    );
    await letter.getByRole('button', { name: label(lang, 'newsletter.subscribe') }).click();
    await expect(page.getByText(message(lang, 'SOMETHING_WENT_WRONG'))).toBeVisible();
    await expect(email).toHaveValue('nour@sahra.example');
  });
});
