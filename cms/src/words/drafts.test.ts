import { TRIAL_DAYS } from '@sahra/schemas/constants';

import { formatQuantity } from '../placeholders/format-quantity';
import { requestAndValidate } from '../testing/request-and-validate';
import { fields, startTestCms, type TestCms } from '../testing/test-cms';

let cms: TestCms;
beforeAll(async () => {
  cms = await startTestCms({ seeds: false });
});
afterAll(() => cms.close());

const SECRET_WORD = 'Unfinished';

const readable = async (path: string, preview?: string): Promise<string> =>
  JSON.stringify(
    await Promise.all([cms.get(path, { locale: 'en', preview }), cms.get(path, { locale: 'ar', preview })]),
  );

/** Writes drafts of the types beside the pages: a menu entry, a promotion, a delete reason, the app banner. */
const writeChromeDrafts = async (): Promise<void> => {
  const { strapi } = cms;
  const item = await strapi
    .documents('api::menu.menu-item')
    .create({ data: fields({ menu: 'top', target: '/hidden' }) });
  await strapi
    .documents('api::menu.menu-item-text')
    .update({ documentId: item.documentId, locale: 'en', data: fields({ title: SECRET_WORD }) });
  const modal = await strapi
    .documents('api::modal.modal')
    .create({ data: fields({ code: 'watch', active: true }) });
  await strapi.documents('api::modal.modal-text').update({
    documentId: modal.documentId,
    locale: 'en',
    data: fields({ title: SECRET_WORD, text: SECRET_WORD }),
  });
  const reason = await strapi
    .documents('api::delete-reason.delete-reason')
    .create({ data: fields({ key: 'hidden' }) });
  await strapi
    .documents('api::delete-reason.delete-reason-text')
    .update({ documentId: reason.documentId, locale: 'en', data: fields({ label: SECRET_WORD }) });
  await strapi.documents('api::smart-banner.smart-banner').create({
    data: fields({ title: SECRET_WORD, text: SECRET_WORD, actionLabel: SECRET_WORD }),
    locale: 'en',
    status: 'draft',
  });
};

/** Writes one English draft of every type; nothing is published. */
const writeDrafts = async (): Promise<void> => {
  const { strapi } = cms;
  const words = { title: SECRET_WORD, description: SECRET_WORD };
  const channel = await strapi.documents('api::channel.channel').create({ data: fields({ slug: 'hidden' }) });
  await strapi
    .documents('api::channel.channel-text')
    .update({ documentId: channel.documentId, locale: 'en', data: fields({ name: SECRET_WORD }) });
  const show = await strapi.documents('api::show.show').create({ data: fields({ slug: 'hidden' }) });
  await strapi
    .documents('api::show.show-text')
    .update({ documentId: show.documentId, locale: 'en', data: fields(words) });
  const video = await strapi
    .documents('api::video.video')
    .create({ data: fields({ code: 'hidden01', show: show.documentId, channel: channel.documentId }) });
  await strapi
    .documents('api::video.video-text')
    .update({ documentId: video.documentId, locale: 'en', data: fields(words) });
  const meta = await strapi.documents('api::meta-tags.meta-tag').create({ data: fields({ code: 'hidden' }) });
  await strapi
    .documents('api::meta-tags.meta-tag-text')
    .update({ documentId: meta.documentId, locale: 'en', data: fields(words) });
  await strapi
    .documents('api::faq.faq-entry')
    .create({ data: fields({ question: SECRET_WORD, answer: SECRET_WORD }), locale: 'en', status: 'draft' });
  await strapi
    .documents('api::faq.faq-page')
    .create({ data: fields({ title: SECRET_WORD }), locale: 'en', status: 'draft' });
  await strapi.documents('api::home.home').create({
    data: fields({ title: SECRET_WORD, rows: [{ title: SECRET_WORD, source: 'shows' }] }),
    locale: 'en',
    status: 'draft',
  });
  await strapi
    .documents('api::landing.landing')
    .create({ data: fields({ title: SECRET_WORD, lead: SECRET_WORD, ...LANDING_REST }), locale: 'en' });
  const plan = await strapi.documents('api::plan.plan').create({ data: fields({ code: 'hidden' }) });
  await strapi.documents('api::plan.plan-text').update({
    documentId: plan.documentId,
    locale: 'en',
    data: fields({ name: SECRET_WORD, note: SECRET_WORD, points: [{ text: SECRET_WORD }] }),
  });
  const entry = await strapi.documents('api::schedule.schedule-entry').create({
    data: fields({ startsAt: '2027-01-01T18:00:00.000Z', endsAt: '2027-01-01T19:00:00.000Z' }),
  });
  await strapi.documents('api::schedule.schedule-entry-text').update({
    documentId: entry.documentId,
    locale: 'en',
    data: fields({ title: SECRET_WORD }),
  });
  await writeChromeDrafts();
};

const LANDING_REST = Object.fromEntries(
  [
    'plansTitle',
    'plansText',
    'channelsTitle',
    'channelsText',
    'faqTitle',
    'newsletterTitle',
    'newsletterText',
  ].map((name) => [name, SECRET_WORD]),
);

const READS = [
  '/api/categories?type=channels',
  '/api/channels',
  '/api/channels/hidden',
  '/api/getVideoByCode?code=hidden01',
  '/api/videos',
  '/api/videos?codes=hidden01',
  '/api/shows',
  '/api/shows/hidden',
  '/api/meta_tags/hidden',
  '/api/faq',
  '/api/pages/faq',
  '/api/pages/home',
  '/api/pages/landing',
  '/api/plans_copy',
  '/api/menu',
  '/api/modals',
  '/api/delete_reasons',
  '/api/smart_banner',
  '/api/schedule?from=2027-01-01T00:00:00Z&to=2027-01-02T00:00:00Z',
];

test('a draft is readable nowhere without the preview secret, and with it only when asked for', async () => {
  await writeDrafts();
  for (const path of READS) {
    const asDraft = `${path}${path.includes('?') ? '&' : '?'}status=draft`;
    for (const asked of [path, asDraft, `${asDraft}&fallback=en`]) {
      expect(await readable(asked)).not.toContain(SECRET_WORD);
      expect(await readable(asked, 'a wrong secret')).not.toContain(SECRET_WORD);
    }
    expect(await readable(path, cms.previewSecret)).not.toContain(SECRET_WORD);
    expect(await readable(asDraft, cms.previewSecret)).toContain(SECRET_WORD);
  }
});

test('editing published words changes nothing until they are published again', async () => {
  const { strapi } = cms;
  const entry = await strapi.documents('api::faq.faq-entry').create({
    data: fields({ question: 'Old', answer: 'Old' }),
    locale: 'ar',
    status: 'published',
  });
  const { documentId } = entry;
  await strapi
    .documents('api::faq.faq-entry')
    .update({ documentId, locale: 'ar', data: fields({ question: SECRET_WORD }) });
  expect(await readable('/api/faq')).not.toContain(SECRET_WORD);
  await strapi.documents('api::faq.faq-entry').publish({ documentId, locale: 'ar' });
  expect((await requestAndValidate(cms, '/api/faq', { locale: 'ar' })).body).toEqual({
    data: [{ id: documentId, question: SECRET_WORD, answer: 'Old', locale: 'ar' }],
  });
  expect((await requestAndValidate(cms, '/api/faq', { locale: 'en' })).body).toEqual({ data: [] });
  await strapi.documents('api::faq.faq-entry').unpublish({ documentId, locale: 'ar' });
  expect(await readable('/api/faq')).not.toContain(SECRET_WORD);
});

test('what is missing in a language is left out, or answered in the fallback with its locale', async () => {
  const { strapi } = cms;
  const { documentId } = await strapi
    .documents('api::show.show')
    .create({ data: fields({ slug: 'only-english' }) });
  const words = strapi.documents('api::show.show-text');
  await words.update({ documentId, locale: 'en', data: fields({ title: 'Only', description: 'English' }) });
  await words.publish({ documentId, locale: 'en' });
  const path = '/api/shows/only-english';
  expect((await requestAndValidate(cms, path, { locale: 'ar' })).status).toBe(404);
  expect((await requestAndValidate(cms, `${path}?fallback=en`, { locale: 'ar' })).body).toMatchObject({
    data: fields({ title: 'Only', title_echo: null, locale: 'en' }),
  });
  expect((await requestAndValidate(cms, '/api/shows', { locale: 'ar' })).body).toMatchObject({ data: [] });
});

test('placeholders are filled in the language of the words, in drafts and fallbacks too, and stored as typed', async () => {
  const { strapi } = cms;
  const { documentId } = await strapi
    .documents('api::show.show')
    .create({ data: fields({ slug: 'numbers' }) });
  const words = strapi.documents('api::show.show-text');
  const texts = { title: 'For {{trialDays}}', description: '**{{trialDays}}**' };
  await words.update({ documentId, locale: 'en', data: fields(texts) });
  await words.publish({ documentId, locale: 'en' });
  await words.update({ documentId, locale: 'ar', data: fields({ ...texts, description: '{{trialDay}}' }) });
  const trial = { unit: 'day', count: TRIAL_DAYS } as const;
  const [english, arabic] = [formatQuantity(trial, 'en'), formatQuantity(trial, 'ar')];
  const path = '/api/shows/numbers';
  expect((await requestAndValidate(cms, `${path}?fallback=en`, { locale: 'ar' })).body).toMatchObject({
    data: fields({ title: `For ${english}`, description: `**${english}**`, locale: 'en' }),
  });
  const preview = cms.previewSecret;
  const asDraft = `${path}?status=draft`;
  expect((await requestAndValidate(cms, asDraft, { locale: 'ar', preview })).body).toMatchObject({
    data: fields({ title: `For ${arabic}`, title_echo: `For ${english}`, description: '{{trialDay}}' }),
  });
  expect(await words.findOne({ documentId, locale: 'en', status: 'published' })).toMatchObject(texts);
});
