/** @jest-environment node */
import { channelOf, graphAnswer, showOf, textOf } from './testing/fake-graph';
import { fakeUpstream } from './testing/fake-upstream';
import type { FakeUpstream } from './testing/fake-upstream';
import { BUILT_CHANNEL, BUILT_SHOW, BUILT_TEXT, fixtureReleases } from './testing/fixture-release';
import type { FixtureReleases } from './testing/fixture-release';
import { startSite } from './testing/start-site';
import type { RunningSite } from './testing/start-site';

let releases: FixtureReleases;
let gateway: FakeUpstream;
let site: RunningSite;
const published = new Set([BUILT_SHOW, BUILT_CHANNEL, 'fresh']);
const texts = new Set([BUILT_TEXT, 'terms-of-the-cup']);

/** Channel, page of text, or a page of another type, as the graph has them under one slug. */
const byAddress = (slug: string) => {
  if (published.has(slug)) return channelOf(slug);
  if (texts.has(slug)) return textOf(slug);
  return { channel: null, page: slug === 'landing' ? { __typename: 'LandingPage' } : null };
};

beforeAll(async () => {
  releases = await fixtureReleases();
  await releases.release('one');
  gateway = await fakeUpstream(
    graphAnswer({
      ShowPage: ({ slug }) => (published.has(String(slug)) ? showOf(String(slug)) : { show: null }),
      SportPage: () => ({ sport: null }),
      ChannelPage: ({ slug }) => byAddress(String(slug)),
    }),
  );
  site = await startSite({ releasesDir: releases.dir, gatewayUrl: gateway.url }, { recordFreshMs: 0 });
});
afterAll(async () => {
  await site.close();
  await gateway.stop();
  await releases.remove();
});

describe('forms of an address', () => {
  it.each([
    ['/faq/', '/faq'],
    ['/faq//', '/faq'],
    ['//faq', '/faq'],
    ['/en//faq/', '/en/faq'],
    ['/ar/faq/?q=1', '/ar/faq?q=1'],
    ['/EN/Faq', '/en/faq'],
    ['/%66aq', '/faq'],
    ['/personalize-categories', '/Personalize-categories'],
    ['/ar/PERSONALIZE-categories/', '/ar/Personalize-categories'],
    ['//en//', '/en'],
    [`/shows/${BUILT_SHOW.toUpperCase()}/`, `/shows/${BUILT_SHOW}`],
  ])('%s is sent to %s by one 301', async (path, location) => {
    const answer = await site.get(path, { cookie: 'i18n_redirected=en' });
    expect([answer.status, answer.headers['location']]).toEqual([301, location]);
    expect((await site.get(location, { cookie: 'i18n_redirected=en' })).status).toBe(200);
  });

  it.each(['/en', '/en/', '/ar', '/ar/'])('%s is a page as it stands', async (path) => {
    expect((await site.get(path)).status).toBe(200);
  });

  it.each([
    '//evil.example',
    '//evil.example/',
    '/\\evil.example',
    '/%5cevil.example/',
    '/en//evil.example/',
    '/%2f%2fevil.example/',
    '///evil/%2e%2e',
    '/ar/%0d%0alocation:%20x/',
  ])('%s never leaves the site', async (path) => {
    const answer = await site.get(path, { 'accept-language': 'ar' });
    expect(answer.headers['location']).toBeUndefined();
    expect(answer.status).toBe(404);
  });
});

describe('what does not exist', () => {
  it.each([
    ['/nope', 'Page Not Found: /nope', 'en'],
    ['/ar/nope', 'Page Not Found: /ar/nope', 'ar'],
    ['/en/nope?q=1', 'Page Not Found: /en/nope', 'en'],
    ['/shows/nope', 'Page Not Found: /shows/nope', 'en'],
    ['/ar/sports/nope', 'Page Not Found: /ar/sports/nope', 'ar'],
    ['/ar/watch/NOT-a-code', 'Page Not Found: /ar/watch/NOT-a-code', 'ar'],
    ['/media-not', 'Page Not Found: /media-not', 'en'],
    ['/nope/nope', 'Page not found: /nope/nope', 'en'],
    ['/ar/a/b/c/d', 'Page not found: /ar/a/b/c/d', 'ar'],
    ['/settings/nope', 'Page not found: /settings/nope', 'en'],
    ['/%E0%A4%A', 'Page not found: /%E0%A4%A', 'en'],
    ['/shells/watch', 'Page not found: /shells/watch', 'en'],
    ['/404', 'Page Not Found: /404', 'en'],
    ['/landing', 'Page Not Found: /landing', 'en'],
    ['/ar/404', 'Page Not Found: /ar/404', 'ar'],
  ])('%s answers 404: %s', async (path, message, locale) => {
    const answer = await site.get(path);
    expect(answer.status).toBe(404);
    expect(answer.headers['x-sahra-error']).toBe(message);
    expect(answer.headers['x-robots-tag']).toBe('noindex');
    expect(answer.text).toContain(`<html lang="${locale}"`);
    expect(answer.text).toContain(message);
  });

  it('is said in the reader’s language where the address has none, without a redirect', async () => {
    const answer = await site.get('/nope', { cookie: 'i18n_redirected=ar' });
    expect([answer.status, answer.headers['location']]).toEqual([404, undefined]);
    expect(answer.text).toContain('عذرًا!');
    expect(answer.headers['vary']).toContain('Cookie, Accept-Language');
  });

  it.each([
    ['/ar/nope?q=1&a="x', '/en/nope?q=1&amp;a=&quot;x'],
    ['/en/a/b/c', '/ar/a/b/c'],
    ['/nope', '/ar/nope'],
    ['//evil.example', '/ar//evil.example'],
  ])('acceptance 10: %s switches to the same address in the other language', async (path, other) => {
    expect((await site.get(path)).text).toContain(`<a href="${other}" lang=`);
  });

  it('is the same for HEAD, without a body', async () => {
    const answer = await site.send({ method: 'HEAD', path: '/ar/nope' });
    expect([answer.status, answer.text]).toEqual([404, '']);
    expect(answer.headers['x-sahra-error']).toBe('Page Not Found: /ar/nope');
  });

  it('writes the path into the page as text', async () => {
    const answer = await site.get('/a/b/<script>alert(1)</script>');
    expect(answer.status).toBe(404);
    expect(answer.text).not.toContain('<script>alert');
    expect(answer.text).toContain('&lt;script&gt;');
  });

  it.each(['POST', 'PUT', 'DELETE'] as const)('%s is not a way to read a page', async (method) => {
    const answer = await site.send({ method, path: '/faq' });
    expect([answer.status, answer.headers['allow']]).toEqual([405, 'GET, HEAD']);
  });

  it.each(['/release.json', '/faq/index.html', '/en/shells/watch/index.html', '/index.html'])(
    'the file %s of a release is not public under its own name',
    async (path) => {
      expect((await site.get(path)).status).toBe(404);
    },
  );
});

describe('a prebuilt page', () => {
  it('is served as built while its record is published, 404 once it is not, and again after', async () => {
    const path = `/ar/shows/${BUILT_SHOW}`;
    expect((await site.get(path)).text).toContain('of one in ar');
    published.delete(BUILT_SHOW);
    const gone = await site.get(path);
    expect([gone.status, gone.headers['x-sahra-error']]).toEqual([404, `Page Not Found: ${path}`]);
    published.add(BUILT_SHOW);
    expect((await site.get(path)).status).toBe(200);
  });

  it('has a shell for what was published since the build', async () => {
    const answer = await site.get('/en/shows/fresh');
    expect(answer.status).toBe(200);
    expect(answer.text).toContain('<h1>Show fresh</h1>');
    expect((await site.get('/fresh')).text).toContain('<h1>Channel fresh</h1>');
  });
});

describe('a page of text', () => {
  it('is served as built, and 404 once it is not published', async () => {
    const path = `/ar/${BUILT_TEXT}`;
    expect((await site.get(path)).text).toContain('of one in ar');
    texts.delete(BUILT_TEXT);
    expect((await site.get(path)).status).toBe(404);
    texts.add(BUILT_TEXT);
    expect((await site.get(path)).status).toBe(200);
  });

  it('has the shell of channels when it was published since the build, with its own first paint', async () => {
    const { status, text } = await site.get('/en/terms-of-the-cup');
    expect(status).toBe(200);
    expect(text).toContain('<h1 class="text">Text terms-of-the-cup</h1><p></p>');
    expect(text.match(/<h1/g)).toHaveLength(1);
    expect(text).not.toContain('sahra:');
    expect(text).toMatch(/<title[^>]*>Text terms-of-the-cup · Sahra<\/title>/);
    expect(text).toMatch(/<meta name="description" content="The first sentence\."/);
  });
});
