import { modal, planCopy, scheduleEntry } from '../../testing/catalogue';
import { manifestoPage } from '../../testing/pages';
import { startTestGateway } from '../../testing/test-gateway';
import type { TestGateway } from '../../testing/test-gateway';
import type { LocalizedKind } from './fallback';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.close());

const EVENING = 'from: "2026-11-21T12:00:00Z", to: "2026-11-22T12:00:00Z"';

/**
 * A read of each type, its route of the cms, and the language in which an untranslated record is shown, if any. A type
 * that is shown says its language, which a page sets as `lang`; only the settings do not (see FALLBACK).
 */
const READS: Record<LocalizedKind, readonly [field: string, path: string, shownIn?: 'en']> = {
  channel: ['channel(slug: "cinema") { name language }', '/api/channels/cinema', 'en'],
  show: ['show(slug: "show-1") { title language }', '/api/shows/show-1', 'en'],
  video: ['video(code: "ep01n1x") { title language }', '/api/getVideoByCode', 'en'],
  page: ['page(slug: "manifesto") { title language }', '/api/pages/manifesto', 'en'],
  settings: ['siteSettings { brand }', '/api/settings', 'en'],
  scheduleEntry: [`schedule(${EVENING}) { nodes { title language } }`, '/api/schedule', 'en'],
  planCopy: ['plans { name language }', '/api/plans_copy', 'en'],
  sport: ['sport(slug: "padel") { name language }', '/api/sports/padel', 'en'],
  menu: ['menus { items { title language } }', '/api/menu', 'en'],
  smartBanner: ['smartBanner { title language }', '/api/smart_banner', 'en'],
  modal: ['promotions { title language }', '/api/modals', 'en'],
  deleteReason: ['deleteReasons { label language }', '/api/delete_reasons', 'en'],
  faqEntry: ['page(slug: "faq") { ... on FaqPage { entries { key } } }', '/api/faq'],
  metaTags: ['metaTags(code: "home") { title }', '/api/meta_tags/home'],
  suggestion: ['suggestions(query: "har") { text }', '/api/suggest'],
};

test.each(Object.entries(READS))(
  'acceptance 190: asked in Arabic, an untranslated %s is shown in English or hidden',
  async (_kind, [field, path, shownIn]) => {
    gateway.cms.calls.length = 0;
    await gateway.ask(`{ ${field} }`, {}, { 'x-localization': 'ar' });
    const asked = gateway.cms.calls.filter((call) => call.path === path);
    expect(asked.map(({ headers, query }) => [headers['x-localization'], query['fallback']])).toEqual([
      ['ar', shownIn],
    ]);
  },
);

const SHOWN = Object.entries(READS).filter(([kind, [, , shownIn]]) => shownIn && kind !== 'settings');

const BANNER = { title: 'Sahra', text: 'With you', action_label: 'Install', app_store_url: null };

describe('where nothing is written in Arabic', () => {
  let untranslated: TestGateway;
  beforeAll(async () => {
    untranslated = await startTestGateway();
    const { cms } = untranslated;
    const { menus, deleteReasons, plansCopy } = cms.catalogue;
    const plans = ['free', 'month-with-ads', 'year-with-ads'].map((plan_id) => ({
      ...planCopy('Plan', 'en'),
      plan_id,
    }));
    Object.assign(cms, { pages: [{ ...manifestoPage, locale: 'en' }] });
    Object.assign(cms.catalogue, {
      menus: { ...menus, ar: menus.en },
      deleteReasons: { ...deleteReasons, ar: deleteReasons.en },
      plansCopy: { ...plansCopy, ar: plans },
      schedule: [scheduleEntry('final')],
      smartBanner: { ...BANNER, google_play_url: null, locale: 'en' },
      modals: [modal('watch')],
    });
  });
  afterAll(() => untranslated.close());

  test.each(SHOWN)(
    'acceptance 190: a %s that is shown says that it is in English',
    async (_kind, [field]) => {
      const { body } = await untranslated.ask(`{ ${field} }`, {}, { 'x-localization': 'ar' });
      const languages = [...JSON.stringify(body.data).matchAll(/"language":"(\w+)"/g)].map(
        ([, said]) => said,
      );
      expect(new Set(languages)).toEqual(new Set(['EN']));
    },
  );
});
