/** @jest-environment node */
import { LOCALES } from '@sahra/schemas/constants';
import ar from '@sahra/schemas/messages/ar.json';
import en from '@sahra/schemas/messages/en.json';

const TEXTS = { en, ar };

afterEach(() => jest.resetModules());

test.each(LOCALES)('a failure has its text, and any other the general one: %s', async (locale) => {
  const { loadMessage } = await import('./load-message');
  expect(await loadMessage('EMAIL_INVALID', locale)).toBe(TEXTS[locale].EMAIL_INVALID);
  expect(await loadMessage('NO_SUCH_CODE', locale)).toBe(TEXTS[locale].SOMETHING_WENT_WRONG);
});

test.each(LOCALES)('a failure is told although the texts do not come: %s', async (locale) => {
  jest.doMock(`@sahra/schemas/messages/${locale}.json`, () => {
    throw new Error('Loading chunk 7 failed.');
  });
  const { loadMessage } = await import('./load-message');
  expect(await loadMessage('EMAIL_INVALID', locale)).toBe(TEXTS[locale].SOMETHING_WENT_WRONG);
});
