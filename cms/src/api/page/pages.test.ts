import { LOCALES, type Locale } from '@sahra/schemas/constants';
import { ownValue } from '@sahra/schemas/own-value';

import { CONTACT } from '../../../seeds/settings';
import { formatQuantity } from '../../placeholders/format-quantity';
import { PLACEHOLDERS } from '../../placeholders/placeholders';
import { requestAndValidate } from '../../testing/request-and-validate';
import { someText, textLike } from '../../testing/matching';
import { startTestCms, type TestCms } from '../../testing/test-cms';

let cms: TestCms;
beforeAll(async () => {
  cms = await startTestCms({ seeds: true });
});
afterAll(() => cms.close());

const ARABIC = textLike(/\p{Script=Arabic}/u);

const dataOf = async <Data = unknown>(path: string, locale: Locale = 'en'): Promise<Data> => {
  const { status, body } = await requestAndValidate(cms, path, { locale });
  expect(status).toBe(200);
  return (body as { data: Data }).data;
};

const pageOf = <Page = { title: string; body: string }>(slug: string, locale: Locale = 'en') =>
  dataOf<Page>(`/api/pages/${slug}`, locale);

const PAGES = [
  'manifesto',
  'business',
  'terms-and-conditions',
  'privacy-policy',
  'contact-us',
  'where-to-watch',
  'about',
  'accessibility',
  'press',
];

test.each(PAGES)('%s is there in both languages, each in its own words', async (slug) => {
  expect(await pageOf(slug, 'en')).toMatchObject({
    slug,
    locale: 'en',
    title: textLike(/^[\p{Script=Latin}]/u),
  });
  expect(await pageOf(slug, 'ar')).toMatchObject({ slug, locale: 'ar', title: ARABIC });
});

test.each(PAGES)('%s says the same numbers in both languages', async (slug) => {
  const numbers = async (locale: Locale): Promise<string[]> =>
    (JSON.stringify(await pageOf(slug, locale)).match(/\d+/g) ?? []).sort();
  expect(await numbers('ar')).toEqual(await numbers('en'));
});

test('the manifesto sells the five things, in one order', async () => {
  for (const locale of LOCALES) {
    const { sections } = await pageOf<{ sections: { points: string[] }[] }>('manifesto', locale);
    expect(sections).toMatchObject(
      ['branded-content', 'podcasts', 'newsletter', 'connected-tv', 'in-stream'].map((topic) => ({
        topic,
        text: someText,
        picture: { url: someText, alt: someText },
      })),
    );
    expect(sections.map(({ points }) => points.length)).toEqual([3, 3, 3, 3, 3]);
  }
});

test('the business area has the same rows in both languages', async () => {
  for (const locale of LOCALES)
    expect(await pageOf('business', locale)).toMatchObject({
      rows: [
        { id: 'business-business', source: 'business' },
        { id: 'business-channel-founders', channel_slug: 'founders', path: '/founders' },
        { id: 'business-channel-money-talk', channel_slug: 'money-talk' },
        { id: 'business-channel-tech', channel_slug: 'tech' },
      ],
      advertisers_label: someText,
    });
});

/** What a placeholder is filled in with. */
const numberOf = (name: string, locale: Locale): string => {
  const quantity = ownValue(PLACEHOLDERS, name);
  return quantity ? formatQuantity(quantity, locale) : name;
};

test.each([
  ['en', /trial.*paid subscription by itself/s, /cancel in the store itself/, /renews by itself/],
  ['ar', /التجربة المجانية.*تلقائيًا إلى اشتراك مدفوع/s, /في المتجر نفسه/, /يتجدّد الاشتراك تلقائيًا/],
] as const)('the terms state the rules of the product in %s', async (locale, trial, ...rules) => {
  const { body } = await pageOf('terms-and-conditions', locale);
  for (const name of ['trialDays', 'cardCheck', 'recoveryDays'])
    expect(body).toContain(numberOf(name, locale));
  expect(body.slice(body.indexOf(numberOf('trialDays', locale)))).toMatch(trial);
  for (const rule of rules) expect(body).toMatch(rule);
  expect(await pageOf('terms-and-conditions', locale)).toMatchObject({ changed_on: '2026-11-01' });
});

test.each(LOCALES)('the privacy policy names every cookie in %s', async (locale) => {
  const { body } = await pageOf('privacy-policy', locale);
  for (const cookie of ['i18n_redirected', 'logged', 'showSmartBanner', 'showMainPopup'])
    expect(body).toContain(`\`${cookie}\``);
  for (const name of ['viewSeconds', 'languageCookieDays', 'recoveryDays'])
    expect(body).toContain(numberOf(name, locale));
});

test('the contact page has the telephones of three countries, named in its language', async () => {
  expect(await pageOf('contact-us', 'ar')).toMatchObject({
    email: CONTACT.email,
    phones: [
      { country: 'الإمارات العربية المتحدة', number: '+971 4 000 0000' },
      { country: 'مصر' },
      { country: 'المملكة العربية السعودية' },
    ],
  });
});

test('platforms come by kind, and each leads somewhere, the same in both languages', async () => {
  const urls: (string | null)[][][] = [];
  for (const locale of LOCALES) {
    const { groups } = await pageOf<{ groups: { kind: string; platforms: { url: string | null }[] }[] }>(
      'where-to-watch',
      locale,
    );
    expect(groups.map(({ kind }) => kind)).toEqual(['smart-tv', 'mobile', 'podcast']);
    urls.push(groups.map(({ platforms }) => platforms.map(({ url }) => url)));
  }
  expect(urls.flat(2)).not.toContain(null);
  expect(urls[0]).toEqual(urls[1]);
  expect(urls.flat(2)).toEqual(expect.arrayContaining(['/home', '/view-all?section=podcasts']));
});
