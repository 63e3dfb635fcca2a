import { findAccessibilityViolations } from './support/find-accessibility-violations';
import { label } from './support/interface-text';
import { expect, test } from './support/test';
import { waitForHydration } from './support/wait-for-hydration';

test.use({ savesData: true, viewport: { width: 1440, height: 900 } });

const typed = { en: 'night', ar: 'ليل' };

test('from the field in the header to results, and on to a title by the keyboard', async ({
  page,
  prefix,
  lang,
  complaints,
}) => {
  const data: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/search/page-data.json')) data.push(new URL(request.url()).search);
  });
  await page.goto(`${prefix}/faq`);
  await waitForHydration(page.getByRole('banner'));
  const field = page.getByRole('combobox', { name: label(lang, 'nav.search') });
  await field.pressSequentially(typed[lang]);
  await expect(page.getByRole('option').first()).toContainText(label(lang, 'suggest.show'));
  expect(await findAccessibilityViolations(page, 'header')).toEqual([]);
  await page.keyboard.press('Enter');

  await expect(page).toHaveURL(new RegExp(`${prefix}/search\\?q=`));
  const results = page.getByRole('main').getByRole('link');
  await expect(results.first()).toBeVisible();
  await page.getByRole('button', { name: label(lang, 'search.free'), exact: true }).click();
  await expect(page).toHaveURL(/&free=1$/);
  await expect(page.getByRole('status').filter({ hasText: typed[lang] })).toBeVisible();
  expect(await findAccessibilityViolations(page)).toEqual([]);

  const large = page.getByRole('main').getByRole('combobox');
  await large.fill(typed[lang]);
  await expect(page.getByRole('option').first()).toContainText(label(lang, 'suggest.show'));
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`${prefix}/(shows|watch)/`));
  await page.goBack();
  await expect(page).toHaveURL(/&free=1$/);
  await expect(large).toHaveValue(typed[lang]);
  expect(data, 'the page is one, whatever is searched for').toEqual(['']);
  expect(complaints).toEqual([]);
});
