/** @jest-environment node */
import { graphAnswer, videoOf } from './testing/fake-graph';
import { fakeUpstream } from './testing/fake-upstream';
import type { FakeUpstream } from './testing/fake-upstream';
import { fixtureReleases } from './testing/fixture-release';
import type { FixtureReleases } from './testing/fixture-release';
import { startSite } from './testing/start-site';
import type { RunningSite, SiteAnswer } from './testing/start-site';

let releases: FixtureReleases;
let gateway: FakeUpstream;
let site: RunningSite;

beforeAll(async () => {
  releases = await fixtureReleases();
  await releases.release('one');
  gateway = await fakeUpstream(graphAnswer({ WatchPage: ({ code }) => videoOf(String(code)) }));
  site = await startSite({ releasesDir: releases.dir, gatewayUrl: gateway.url });
});
afterAll(async () => {
  await site.close();
  await gateway.stop();
  await releases.remove();
});

const COOKIES = [undefined, 'en', 'ar', 'xx'];
const BROWSERS = [undefined, 'ar-EG,en;q=0.5', 'en-GB,ar;q=0.5', 'fr', 'fr,ar;q=0.2', '*'];
const FORMS = ['', '/en', '/ar', '/en/', '/ar/'];
const PATHS = ['', '/faq', '/faq/', '//faq', '/FAQ', '/watch/abc123', '/watch/abc123/'];

const expectedLocale = (form: string, cookie: string | undefined, browser: string | undefined): string => {
  if (form) return form.slice(1, 3);
  if (cookie === 'en' || cookie === 'ar') return cookie;
  return browser?.startsWith('ar') || browser?.startsWith('fr,ar') ? 'ar' : 'en';
};

const visit = async (path: string, headers: Record<string, string>) => {
  const answers: SiteAnswer[] = [];
  for (let at = path; ;) {
    const answer = await site.get(at, headers);
    answers.push(answer);
    const { location } = answer.headers;
    if (typeof location !== 'string' || answers.length > 5) return { answers, last: answer };
    at = location;
  }
};

describe.each(COOKIES)('cookie %p', (cookie) => {
  describe.each(BROWSERS)('browser %p', (browser) => {
    const headers = {
      ...(cookie !== undefined && { cookie: `other=1; i18n_redirected=${cookie}` }),
      ...(browser !== undefined && { 'accept-language': browser }),
    };

    it.each(FORMS.flatMap((form) => PATHS.map((path) => [form, path] as const)))(
      '%s%s is read in the right language after at most one redirect',
      async (form, path) => {
        const { answers, last } = await visit(`${form || (path ? '' : '/')}${path}?t=10&x=%2Fy`, headers);
        expect(answers.length).toBeGreaterThan(0);
        expect(answers.length).toBeLessThanOrEqual(2);
        expect(last.status).toBe(200);
        const locale = expectedLocale(form, cookie, browser);
        expect(last.text).toContain(`<html lang="${locale}" dir="${locale === 'ar' ? 'rtl' : 'ltr'}">`);
        const [first] = answers;
        if (answers.length === 2)
          expect(String(first?.headers['location'])).toMatch(/^\/[^/\\].*\?t=10&x=%2Fy$/);
        if (form === '') {
          expect(first?.headers['vary']).toContain('Cookie, Accept-Language');
          const toArabic = locale === 'ar';
          expect(first?.status === 302).toBe(toArabic);
          if (toArabic) expect(first?.headers['cache-control']).toBe('private, no-store');
        } else {
          for (const { headers: sent } of answers) {
            expect(sent['set-cookie']).toBeUndefined();
            expect(String(sent['vary'] ?? '')).not.toMatch(/cookie/i);
          }
        }
      },
    );
  });
});

describe('the cookie', () => {
  it('is written at the first detection, readable by script, for 365 days', async () => {
    const { headers } = await site.get('/faq', { 'accept-language': 'ar' });
    expect(headers['set-cookie']).toBe('i18n_redirected=ar; Max-Age=31536000; Path=/; SameSite=Lax');
  });

  it('travels encrypted only where the site is on https', async () => {
    const secure = await startSite({ releasesDir: releases.dir, publicUrl: 'https://sahra.example' });
    const { headers } = await secure.get('/faq', { 'accept-language': 'ar' });
    await secure.close();
    expect(headers['set-cookie']).toBe('i18n_redirected=ar; Max-Age=31536000; Path=/; Secure; SameSite=Lax');
  });

  it.each([
    ['the reader has chosen before', '/faq', { cookie: 'i18n_redirected=en', 'accept-language': 'ar' }],
    ['nothing was detected', '/faq', { 'accept-language': 'fr' }],
    ['a crawler says nothing', '/faq', {}],
    ['the address has a prefix', '/en/faq', { 'accept-language': 'ar' }],
    ['the page is unknown', '/nope/nope', { 'accept-language': 'ar' }],
  ])('is not written when %s', async (_why, path, headers) => {
    expect((await site.get(path, headers)).headers['set-cookie']).toBeUndefined();
  });

  it('keeps an answer that sets it out of shared caches', async () => {
    const { headers } = await site.get('/faq', { 'accept-language': 'en' });
    expect(headers['set-cookie']).toBeDefined();
    expect(headers['cache-control']).toMatch(/^private/);
  });
});
