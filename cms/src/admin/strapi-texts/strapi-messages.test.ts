import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

import { messageIdsIn, strapiMessageIds, strapiTextsIn } from '../testing/strapi-message-ids';
import { STRAPI_AR } from './strapi-messages.ar';
import { STRAPI_EN } from './strapi-messages.en';

const ADMIN = join(
  dirname(createRequire(__filename).resolve('@strapi/admin/package.json')),
  'dist/admin/admin/src',
);

/** What editors meet of Strapi: sign-in, profile, and whatever part may stand around or above our screens. */
const SCREENS = [
  ...['pages/Auth', 'pages/ProfilePage.mjs', 'pages/SessionsPage.mjs', 'pages/NotFoundPage.mjs'],
  ...['layouts', 'components', 'features', 'hooks', 'utils'],
];
/** Parts of Strapi's own first page and menu, its tours and its advertising, which the desk takes the place of. */
const REPLACED = /components\/(?:GuidedTour|MainNav|Widget|NpsSurvey|UpsellBanner|MediaLibraryBanner)/;

const textsOf = (locale: string): Map<string, string> =>
  strapiTextsIn(readFileSync(join(ADMIN, `translations/${locale}.json.mjs`), 'utf8'));

const strapiAr = textsOf('ar');
const strapiEn = textsOf('en');
const ours: ReadonlyMap<string, string> = new Map(Object.entries(STRAPI_AR));

/** Message ids without an Arabic text, each with the screen that uses it. */
const gapsIn = (ids: ReadonlyMap<string, string>): string[] =>
  [...ids]
    .filter(([id]) => !ours.has(id) && !strapiAr.has(id))
    .map(([id, file]) => `${id} in ${file.slice(ADMIN.length + 1)}`);

const used = new Map([...strapiMessageIds(ADMIN, SCREENS)].filter(([, file]) => !REPLACED.test(file)));

test('every message of the screens that editors meet is in Arabic', () => {
  expect([used.size > 90, strapiAr.size > 700, strapiEn.size > 800]).toEqual([true, true, true]);
  expect(gapsIn(used)).toEqual([]);
});

test('a message without an Arabic text is found and named', () => {
  const source = `formatMessage({ id: isNew ? 'made.up.one' : 'made.up.two', defaultMessage: 'Made up' });
    jsx(Box, { id: 'no-message' });`;
  const ids = new Map(messageIdsIn(source).map((id) => [id, join(ADMIN, 'pages/MadeUp.mjs')]));
  expect(gapsIn(ids)).toEqual(['made.up.one in pages/MadeUp.mjs', 'made.up.two in pages/MadeUp.mjs']);
});

test('what Strapi lacks in Arabic is not hidden by its English', () => {
  expect([...used.keys()].some((id) => !strapiAr.has(id) && strapiEn.has(id))).toBe(true);
});

test('no text on these screens names Strapi, in either language', () => {
  const shown = (texts: ReadonlyMap<string, string>, own: Readonly<Record<string, string>>): string[] =>
    [...used.keys()].filter((id) =>
      /strapi|ستراب|اسطرابي/i.test(new Map(Object.entries(own)).get(id) ?? texts.get(id) ?? ''),
    );
  expect(shown(strapiEn, STRAPI_EN)).toEqual([]);
  expect(shown(strapiAr, STRAPI_AR)).toEqual([]);
});

test('our Arabic has Arabic letters, the digits 0–9, and the placeholders of the English', () => {
  const placeholders = (text: string): string[] => (text.match(/\{\w+\}/g) ?? []).toSorted();
  for (const [id, text] of ours) {
    if (!id.endsWith('placeholder') || id.startsWith('components'))
      expect([id, text]).toEqual([id, expect.stringMatching(/\p{Script=Arabic}/u)]);
    expect([id, text]).toEqual([id, expect.not.stringMatching(/[٠-٩۰-۹]| ،/)]);
    const english = new Map<string, string>(Object.entries(STRAPI_EN)).get(id) ?? strapiEn.get(id);
    if (english !== undefined) expect([id, placeholders(text)]).toEqual([id, placeholders(english)]);
  }
});
