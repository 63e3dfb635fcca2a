import { LOCALES, type Locale } from '@sahra/schemas/constants';

import { CONTACT } from '../../../seeds/settings';
import { askChecked } from '../../testing/ask-checked';
import { someText, textLike } from '../../testing/matching';
import { fields, startTestCms, type TestCms } from '../../testing/test-cms';

let cms: TestCms;
beforeAll(async () => {
  cms = await startTestCms({ seeds: true });
}, 120_000);
afterAll(() => cms.close());

const ARABIC = textLike(/\p{Script=Arabic}/u);

const dataOf = async <Data = unknown>(path: string, locale: Locale = 'en'): Promise<Data> => {
  const { status, body } = await askChecked(cms, path, { locale });
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
        picture: null,
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

test.each([
  [
    'en',
    /7 days.*paid subscription by itself/s,
    /1 USD/,
    /30 days/,
    /cancel in the store itself/,
    /renews by itself/,
  ],
  [
    'ar',
    /7 أيام.*تلقائيًّا إلى اشتراك مدفوع/s,
    /1 دولار أمريكي/,
    /30 يومًا/,
    /في المتجر نفسه/,
    /يتجدّد الاشتراك تلقائيًّا/,
  ],
] as const)('the terms state the rules of the product in %s', async (locale, ...rules) => {
  const { body } = await pageOf('terms-and-conditions', locale);
  for (const rule of rules) expect(body).toMatch(rule);
  expect(await pageOf('terms-and-conditions', locale)).toMatchObject({ changed_on: '2026-11-01' });
});

test.each(LOCALES)('the privacy policy names every cookie in %s', async (locale) => {
  const { body } = await pageOf('privacy-policy', locale);
  for (const cookie of ['i18n_redirected', 'logged', 'showSmartBanner', 'showMainPopup'])
    expect(body).toContain(`\`${cookie}\``);
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

test('platforms come by kind, and lead to no store that we do not have', async () => {
  for (const locale of LOCALES) {
    const { groups } = await pageOf<{ groups: { kind: string; platforms: { url: string | null }[] }[] }>(
      'where-to-watch',
      locale,
    );
    expect(groups.map(({ kind }) => kind)).toEqual(['smart-tv', 'mobile', 'podcast']);
    const urls = groups.flatMap(({ platforms }) => platforms.flatMap(({ url }) => url ?? []));
    expect(new Set(urls)).toEqual(new Set(['https://sahra.example']));
  }
});

describe('generic pages', () => {
  const slugsOf = async (query: string): Promise<string[]> =>
    (await dataOf<{ slug: string }[]>(`/api/pages?${query}`)).map(({ slug }) => slug);

  test('are listed page by page, and by their slugs as asked', async () => {
    const { body } = await askChecked(cms, '/api/pages?limit=2', { locale: 'ar' });
    const { data, meta } = body as { data: { slug: string }[]; meta: { next: string } };
    expect(data).toMatchObject([
      { slug: 'about', locale: 'ar' },
      { slug: 'accessibility', locale: 'ar' },
    ]);
    expect(await slugsOf(`limit=2&cursor=${meta.next}`)).toEqual(['press']);
    expect(await slugsOf('slugs=press,nothing,business,about')).toEqual(['press', 'about']);
    expect(await askChecked(cms, '/api/pages?cursor=abc')).toMatchObject({ status: 400 });
  });

  test('a page is a draft until it is published, then told to the feed, and hidden when untranslated', async () => {
    const { documentId } = await cms.strapi
      .documents('api::generic-page.generic-page')
      .create({ data: fields({ slug: 'careers' }) });
    const words = cms.strapi.documents('api::generic-page.generic-page-text');
    await words.update({ documentId, locale: 'en', data: fields({ title: 'Careers', body: 'Come.' }) });
    expect((await askChecked(cms, '/api/pages/careers')).status).toBe(404);
    expect(await askChecked(cms, '/api/pages/careers?status=draft')).toMatchObject({ status: 404 });
    const preview = { preview: cms.previewSecret };
    expect(await askChecked(cms, '/api/pages/careers?status=draft', preview)).toMatchObject({
      body: { data: { title: 'Careers', lead: null } },
    });
    const { body } = await cms.get('/api/changes?after=0');
    const { last } = (body as { meta: { last: number } }).meta;
    await words.publish({ documentId, locale: 'en' });
    expect(await dataOf(`/api/changes?after=${last}`)).toMatchObject([
      { type: 'page', document: 'careers', locale: 'en' },
    ]);
    expect((await askChecked(cms, '/api/pages/careers', { locale: 'ar' })).status).toBe(404);
    expect(await askChecked(cms, '/api/pages/careers?fallback=en', { locale: 'ar' })).toMatchObject({
      body: { data: { slug: 'careers', locale: 'en' } },
    });
  });

  test.each(['faq', 'business', 'terms-and-conditions', 'landing', 'admin', 'About us', 'عن'])(
    'the slug “%s” is refused with a sentence',
    async (slug) => {
      await expect(
        cms.strapi.documents('api::generic-page.generic-page').create({ data: fields({ slug }) }),
      ).rejects.toThrow(slug);
    },
  );

  test('a page and a channel cannot have one address, whichever comes first', async () => {
    const taken = 'A channel or a page has this slug already';
    const create = (uid: 'api::generic-page.generic-page' | 'api::channel.channel', slug: string) =>
      cms.strapi.documents(uid).create({ data: fields({ slug }) });
    await expect(create('api::generic-page.generic-page', 'padel')).rejects.toThrow(taken);
    await expect(create('api::channel.channel', 'about')).rejects.toThrow(taken);
    await expect(create('api::generic-page.generic-page', 'press')).rejects.toThrow('unique');
    const raw = cms.strapi.db.connection.raw("UPDATE generic_pages SET slug = 'padel' WHERE slug = 'press'");
    await expect(raw).rejects.toThrow('a channel and a page have one slug');
  });
});

describe('pages that exist once', () => {
  const uid = 'api::legal.terms-page';

  test('a change in one language is told and leaves the other alone', async () => {
    const documents = cms.strapi.documents(uid);
    const documentId = (await documents.findFirst({}))?.documentId ?? '';
    const before = await pageOf('terms-and-conditions', 'en');
    await documents.update({ documentId, locale: 'ar', data: fields({ title: 'شروط جديدة' }) });
    expect((await pageOf('terms-and-conditions', 'ar')).title).toBe('الشروط والأحكام');
    const { body } = await cms.get('/api/changes?after=0');
    const { last } = (body as { meta: { last: number } }).meta;
    await documents.publish({ documentId, locale: 'ar' });
    expect(await dataOf(`/api/changes?after=${last}`)).toMatchObject([
      { type: 'page', document: 'terms-and-conditions', locale: 'ar' },
    ]);
    expect((await pageOf('terms-and-conditions', 'ar')).title).toBe('شروط جديدة');
    expect(await pageOf('terms-and-conditions', 'en')).toEqual(before);
  });

  test('a business page with a row that leads nowhere is not published', async () => {
    const documents = cms.strapi.documents('api::business.business-page');
    const documentId = (await documents.findFirst({}))?.documentId ?? '';
    const rows = [{ title: 'Row', source: 'business', path: '/not/a/page' }];
    await documents.update({ documentId, locale: 'en', data: fields({ rows }) });
    await expect(documents.publish({ documentId, locale: 'en' })).rejects.toThrow('no page of the site');
  });
});
