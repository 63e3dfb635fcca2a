import type { Locale } from '@sahra/schemas/constants';

import { requestAndValidate } from '../../testing/request-and-validate';
import { someText } from '../../testing/matching';
import { fields, startTestCms, type TestCms } from '../../testing/test-cms';

let cms: TestCms;
beforeAll(async () => {
  cms = await startTestCms({ seeds: true });
});
afterAll(() => cms.close());

const dataOf = async <Data = unknown>(path: string, locale: Locale = 'en'): Promise<Data> => {
  const { status, body } = await requestAndValidate(cms, path, { locale });
  expect(status).toBe(200);
  return (body as { data: Data }).data;
};

const pageOf = <Page = { title: string; body: string }>(slug: string, locale: Locale = 'en') =>
  dataOf<Page>(`/api/pages/${slug}`, locale);

const lastChange = async (): Promise<number> => {
  const { body } = await cms.get('/api/changes?after=0');
  return (body as { meta: { last: number } }).meta.last;
};

describe('generic pages', () => {
  const slugsOf = async (query: string): Promise<string[]> =>
    (await dataOf<{ slug: string }[]>(`/api/pages?${query}`)).map(({ slug }) => slug);

  test('are listed page by page, and by their slugs as asked', async () => {
    const { body } = await requestAndValidate(cms, '/api/pages?limit=2', { locale: 'ar' });
    const { data, meta } = body as { data: { slug: string }[]; meta: { next: string } };
    expect(data).toMatchObject([
      { slug: 'about', locale: 'ar' },
      { slug: 'accessibility', locale: 'ar' },
    ]);
    expect(await slugsOf(`limit=2&cursor=${meta.next}`)).toEqual(['press']);
    expect(await slugsOf('slugs=press,nothing,business,about')).toEqual(['press', 'about']);
    expect(await requestAndValidate(cms, '/api/pages?cursor=abc')).toMatchObject({ status: 400 });
  });

  test('a page says when its words in this language last changed', async () => {
    const versions = async () => ({
      en: (await pageOf<{ updated_at: string }>('press', 'en')).updated_at,
      ar: (await pageOf<{ updated_at: string }>('press', 'ar')).updated_at,
    });
    const before = await versions();
    const facts = cms.strapi.documents('api::generic-page.generic-page');
    const { documentId = '' } = (await facts.findFirst({ filters: { slug: 'press' } })) ?? {};
    await cms.strapi.documents('api::generic-page.generic-page-text').publish({ documentId, locale: 'en' });
    const after = await versions();
    expect(Date.parse(after.en)).toBeGreaterThan(Date.parse(before.en));
    expect(after.ar).toBe(before.ar);
  });

  test('a page is a draft until it is published, then told to the feed, and hidden when untranslated', async () => {
    const { documentId } = await cms.strapi
      .documents('api::generic-page.generic-page')
      .create({ data: fields({ slug: 'careers' }) });
    const words = cms.strapi.documents('api::generic-page.generic-page-text');
    await words.update({ documentId, locale: 'en', data: fields({ title: 'Careers', body: 'Come.' }) });
    expect((await requestAndValidate(cms, '/api/pages/careers')).status).toBe(404);
    expect(await requestAndValidate(cms, '/api/pages/careers?status=draft')).toMatchObject({ status: 404 });
    const preview = { preview: cms.previewSecret };
    expect(await requestAndValidate(cms, '/api/pages/careers?status=draft', preview)).toMatchObject({
      body: { data: { title: 'Careers', lead: null } },
    });
    const last = await lastChange();
    await words.publish({ documentId, locale: 'en' });
    expect(await dataOf(`/api/changes?after=${last}`)).toMatchObject([
      { type: 'page', document: 'careers', locale: 'en' },
    ]);
    expect((await requestAndValidate(cms, '/api/pages/careers', { locale: 'ar' })).status).toBe(404);
    expect(await requestAndValidate(cms, '/api/pages/careers?fallback=en', { locale: 'ar' })).toMatchObject({
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
    const taken = 'A channel or a page has this address already';
    const create = (uid: 'api::generic-page.generic-page' | 'api::channel.channel', slug: string) =>
      cms.strapi.documents(uid).create({ data: fields({ slug }) });
    await expect(create('api::generic-page.generic-page', 'padel')).rejects.toThrow(taken);
    await expect(create('api::channel.channel', 'about')).rejects.toThrow(taken);
    await expect(create('api::generic-page.generic-page', 'press')).rejects.toThrow(
      'Another page has this address already',
    );
    const raw = cms.strapi.db.connection.raw("UPDATE generic_pages SET slug = 'padel' WHERE slug = 'press'");
    await expect(raw).rejects.toThrow('a channel and a page have one slug');
  });
});

describe('pages that exist once', () => {
  const uid = 'api::legal.terms-page';

  test('a change in one language is in the feed and leaves the other alone', async () => {
    const documents = cms.strapi.documents(uid);
    const documentId = (await documents.findFirst({}))?.documentId ?? '';
    const before = await pageOf('terms-and-conditions', 'en');
    await documents.update({ documentId, locale: 'ar', data: fields({ title: 'شروط جديدة' }) });
    expect((await pageOf('terms-and-conditions', 'ar')).title).toBe('الشروط والأحكام');
    const last = await lastChange();
    await documents.publish({ documentId, locale: 'ar' });
    expect(await dataOf(`/api/changes?after=${last}`)).toMatchObject([
      { type: 'page', document: 'terms-and-conditions', locale: 'ar' },
    ]);
    expect((await pageOf('terms-and-conditions', 'ar')).title).toBe('شروط جديدة');
    expect(await pageOf('terms-and-conditions', 'en')).toEqual(before);
  });

  test.each([
    ['manifesto', 'api::manifesto.manifesto-page'],
    ['business', 'api::business.business-page'],
    ['privacy-policy', 'api::legal.privacy-page'],
    ['contact-us', 'api::contact.contact-page'],
    ['where-to-watch', 'api::where-to-watch.where-to-watch-page'],
  ] as const)('a draft of %s is read with the preview secret only', async (slug, page) => {
    const documents = cms.strapi.documents(page);
    const documentId = (await documents.findFirst({}))?.documentId ?? '';
    await documents.update({ documentId, locale: 'en', data: fields({ title: 'Unfinished' }) });
    const asked = (preview?: string) =>
      requestAndValidate(cms, `/api/pages/${slug}?status=draft`, { locale: 'en', preview });
    expect(JSON.stringify(await asked())).not.toContain('Unfinished');
    expect(JSON.stringify(await asked('a wrong secret'))).not.toContain('Unfinished');
    expect(await asked(cms.previewSecret)).toMatchObject({ body: { data: { title: 'Unfinished' } } });
    await documents.discardDraft({ documentId, locale: 'en' });
  });

  test('a manifesto that has a topic twice is not published', async () => {
    const documents = cms.strapi.documents('api::manifesto.manifesto-page');
    const documentId = (await documents.findFirst({}))?.documentId ?? '';
    const section = { topic: 'podcasts', title: 'Podcasts', text: 'A text' };
    await documents.update({ documentId, locale: 'en', data: fields({ sections: [section, section] }) });
    await expect(documents.publish({ documentId, locale: 'en' })).rejects.toThrow(
      '“podcasts” is on this page already',
    );
    expect(await pageOf<{ sections: unknown[] }>('manifesto')).toMatchObject({ sections: { length: 5 } });
  });

  test('a picture that is put into the manifesto is answered, and its change is in the feed as one of the page', async () => {
    const documents = cms.strapi.documents('api::manifesto.manifesto-page');
    const documentId = (await documents.findFirst({}))?.documentId ?? '';
    const file: unknown = await cms.strapi.db.query('plugin::upload.file').findOne({ where: {} });
    const { id } = file as { id: number };
    const section = { topic: 'podcasts', title: 'بودكاست', text: 'نص', picture: id, pictureAlt: 'ميكروفون' };
    await documents.update({ documentId, locale: 'ar', data: fields({ sections: [section] }) });
    await documents.publish({ documentId, locale: 'ar' });
    expect(await pageOf('manifesto', 'ar')).toMatchObject({
      sections: [{ points: [], picture: { url: someText, alt: 'ميكروفون' } }],
    });
    const last = await lastChange();
    await cms.strapi.db.query('plugin::upload.file').update({ where: { id }, data: { caption: 'New' } });
    expect(await dataOf(`/api/changes?after=${last}`)).toContainEqual(
      expect.objectContaining({ type: 'page', document: 'manifesto', locale: 'ar' }),
    );
  });

  test('a business page with a row that leads nowhere is not published', async () => {
    const documents = cms.strapi.documents('api::business.business-page');
    const documentId = (await documents.findFirst({}))?.documentId ?? '';
    const rows = [{ title: 'Row', source: 'business', path: '/not/a/page' }];
    await documents.update({ documentId, locale: 'en', data: fields({ rows }) });
    await expect(documents.publish({ documentId, locale: 'en' })).rejects.toThrow('no page of the site');
  });
});
