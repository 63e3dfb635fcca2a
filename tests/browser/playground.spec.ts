import { findAccessibilityViolations } from './support/find-accessibility-violations';
import { expect, test } from './support/test';

/** What the developer reads; the page has both languages, whatever the browser prefers. */
const WORDS = {
  en: { example: 'Channels', whoAmI: 'Who am I?', language: 'Language of answers', signInAs: 'Sign in as' },
  ar: { example: 'القنوات', whoAmI: 'من أنا؟', language: 'Language of answers', signInAs: 'الدخول باسم' },
};

test('a developer runs examples, gets a closed one back, and signs in', async ({
  page,
  lang,
  complaints,
}) => {
  const words = WORDS[lang];
  const examples = page.locator('.examples');
  /** The editor draws only the lines in sight, so the answer is read from the wire. */
  const run = async (operation: string): Promise<unknown> => {
    const answered = page.waitForResponse(
      (response) => response.request().postData()?.includes(`"operationName":"${operation}"`) ?? false,
    );
    // The editor of a new tab holds its hint for a moment; a press then would send the hint.
    await expect(page.getByRole('region', { name: 'Query Editor' })).toContainText(operation);
    await page.getByRole('button', { name: 'Execute query' }).click();
    return (await answered).json();
  };
  await page.goto('/graphql');
  await page.getByLabel(words.language).selectOption(lang);

  await examples.getByRole('button', { name: words.example }).first().click();
  expect(await run('Channels')).toMatchObject({
    data: { channels: { edges: expect.anything() as unknown } },
    extensions: { locale: lang },
  });
  await expect(page.getByRole('region', { name: 'Result Window' })).toContainText('"channels"');
  await expect(page.locator('.cost meter')).toBeVisible();

  const tabs = page.getByRole('tablist').getByRole('tab');
  const opened = await tabs.count();
  await page.getByRole('button', { name: 'Close Tab' }).last().click();
  await expect(tabs).toHaveCount(opened - 1);
  await examples.getByRole('button', { name: words.example }).first().click();
  await expect(tabs).toHaveCount(opened);

  await page.getByLabel(words.signInAs).selectOption({ index: 1 });
  await examples.getByRole('button', { name: words.whoAmI }).click();
  await expect(page.getByLabel(words.signInAs)).toBeEnabled();
  expect(await run('WhoAmI')).toMatchObject({ data: { viewer: { name: 'Omar Haddad' } } });

  expect(await findAccessibilityViolations(page, '.examples')).toEqual([]);
  expect(await findAccessibilityViolations(page, '.request-bar')).toEqual([]);
  expect(complaints).toEqual([]);
});
