import { startTestGateway } from '../../testing/test-gateway';
import type { TestGateway } from '../../testing/test-gateway';
import type { LocalizedKind } from './fallback';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.close());

const EVENING = 'from: "2026-11-21T12:00:00Z", to: "2026-11-22T12:00:00Z"';

/** A read of each type, its route of the cms, and the language in which an untranslated record is shown, if any. */
const READS: Record<LocalizedKind, readonly [field: string, path: string, shownIn?: 'en']> = {
  channel: ['channel(slug: "cinema") { name }', '/api/channels/cinema', 'en'],
  show: ['show(slug: "show-1") { title }', '/api/shows/show-1', 'en'],
  video: ['video(code: "ep01n1x") { title }', '/api/getVideoByCode', 'en'],
  page: ['page(slug: "manifesto") { title }', '/api/pages/manifesto', 'en'],
  settings: ['siteSettings { brand }', '/api/settings', 'en'],
  scheduleEntry: [`schedule(${EVENING}) { nodes { title } }`, '/api/schedule', 'en'],
  planCopy: ['plans { name }', '/api/plans_copy', 'en'],
  sport: ['sport(slug: "padel") { name }', '/api/sports/padel', 'en'],
  menu: ['menus { name }', '/api/menu', 'en'],
  smartBanner: ['smartBanner { title }', '/api/smart_banner', 'en'],
  modal: ['promotions { title }', '/api/modals', 'en'],
  deleteReason: ['deleteReasons { label }', '/api/delete_reasons', 'en'],
  faqEntry: ['page(slug: "faq") { ... on FaqPage { entries { key } } }', '/api/faq'],
  metaTags: ['metaTags(code: "home") { title }', '/api/meta_tags/home'],
  suggestion: ['suggestions(query: "har") { text }', '/api/suggest'],
};

test.each(Object.entries(READS))(
  'asked in Arabic, an untranslated %s is shown in English or hidden',
  async (_kind, [field, path, shownIn]) => {
    gateway.cms.calls.length = 0;
    await gateway.ask(`{ ${field} }`, {}, { 'x-localization': 'ar' });
    const asked = gateway.cms.calls.filter((call) => call.path === path);
    expect(asked.map(({ headers, query }) => [headers['x-localization'], query['fallback']])).toEqual([
      ['ar', shownIn],
    ]);
  },
);
