import { startTestGateway } from '../testing/test-gateway';
import type { TestGateway } from '../testing/test-gateway';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.close());

const BRAND = '{ siteSettings { brand } }';
const AR = { 'x-localization': 'ar' };
const ACCEPT_AR = { 'accept-language': 'ar-EG,ar;q=0.9,en;q=0.5' };

describe('language of an answer', () => {
  it.each([
    ['nothing said', BRAND, {}, 'en'],
    ['Accept-Language', BRAND, ACCEPT_AR, 'ar'],
    ['X-localization over Accept-Language', BRAND, { 'x-localization': 'en', ...ACCEPT_AR }, 'en'],
    ['X-localization', BRAND, AR, 'ar'],
    ['@inContext over the headers', `query @inContext(locale: EN) ${BRAND}`, AR, 'en'],
    ['@inContext', `query @inContext(locale: AR) ${BRAND}`, {}, 'ar'],
  ])('by %s', async (_by, query, headers, locale) => {
    const { body } = await gateway.ask(query, {}, headers);
    expect(body.extensions).toEqual({ locale });
    expect(body.data).toEqual({ siteSettings: { brand: locale === 'ar' ? 'سهرة' : 'Sahra' } });
  });

  it('by a variable of the operation', async () => {
    const query = `query Brand($locale: Locale!) @inContext(locale: $locale) ${BRAND}`;
    const { body } = await gateway.ask(query, { locale: 'AR' });
    expect(body.extensions?.locale).toBe('ar');
  });

  it('is asked of every upstream, with the request id and the read token, and without the caller', async () => {
    gateway.cms.calls.length = 0;
    const headers = {
      ...AR,
      'x-request-id': 'request-0001',
      authorization: 'Bearer bearer-paid',
      cookie: 'logged=true',
    };
    await gateway.ask('{ page(slug: "faq") { title } viewer { id } }', {}, headers);
    const [call] = gateway.cms.calls;
    expect(call?.headers).toMatchObject({ 'x-localization': 'ar', 'x-request-id': 'request-0001' });
    expect(call?.headers.authorization).toMatch(/^Bearer read-token/);
    expect(call?.headers.cookie).toBeUndefined();
    const details = gateway.accounts.calls.find(({ path }) => path === '/api/details');
    expect(details?.headers).toMatchObject({
      authorization: 'Bearer bearer-paid',
      'x-localization': 'ar',
      'x-request-id': 'request-0001',
    });
  });

  it('falls back as declared: pages to the other language, questions and metadata not', async () => {
    gateway.cms.calls.length = 0;
    const { body } = await gateway.ask(
      '{ show(slug: "show-9") { language } metaTags(code: "faq") { title } landing: page(slug: "landing") { ... on LandingPage { faq { key } } } faq: page(slug: "faq") { ... on FaqPage { entries { key } } } }',
      {},
      AR,
    );
    // The fake has this show in English only and returns it for `fallback=en`.
    expect(body.data?.['show']).toEqual({ language: 'EN' });
    const fallbackOf = (path: string) =>
      gateway.cms.calls.find((call) => call.path === path)?.query['fallback'];
    expect(fallbackOf('/api/shows/show-9')).toBe('en');
    expect(fallbackOf('/api/pages/landing')).toBe('en');
    expect(fallbackOf('/api/faq')).toBeUndefined();
    expect(fallbackOf('/api/meta_tags/faq')).toBeUndefined();
  });
});

describe('language of what a caller does', () => {
  const QUIET = 'mutation { savePreferences(input: { autoplay: true }) { errors { code } } }';
  const BEARER = { authorization: 'Bearer bearer-paid' };
  const toldTo = async (query: string, headers: Record<string, string>) => {
    gateway.accounts.calls.length = 0;
    await gateway.ask(query, {}, { ...BEARER, ...headers });
    return gateway.accounts.calls[0]?.headers['x-localization'];
  };

  it.each([
    ['nothing said', QUIET, {}, undefined],
    ['a language that the product has not', QUIET, { 'accept-language': 'fr' }, undefined],
    ['Accept-Language', QUIET, ACCEPT_AR, 'ar'],
    ['English, said', QUIET, { 'x-localization': 'en' }, 'en'],
    ['@inContext', QUIET.replace('mutation', 'mutation @inContext(locale: EN)'), AR, 'en'],
  ])('with %s, accounts is told what the caller named', async (_with, query, headers, told) => {
    expect(await toldTo(query, headers)).toBe(told);
  });
});
