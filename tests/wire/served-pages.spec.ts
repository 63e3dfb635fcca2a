import { BUILT_PAGES, FORMS, inForm, languageOf } from '../browser/support/addresses';
import { askGraph } from '../browser/support/graph';
import { expect, test } from '../browser/support/test';

/** Reads an attribute of the first tag that matches `tag` in served HTML, before scripts run. */
const attribute = (html: string, tag: RegExp, name: string): string | undefined =>
  tag.exec(html)?.[0].match(new RegExp(`${name}="([^"]*)"`))?.[1];

const link = (html: string, rel: string, hreflang?: string): string | undefined =>
  (html.match(/<link\b[^>]*>/g) ?? [])
    .filter(
      (tag) =>
        tag.includes(`rel="${rel}"`) && (!hreflang || new RegExp(`hreflang="${hreflang}"`, 'i').test(tag)),
    )
    .map((tag) => /href="([^"]*)"/.exec(tag)?.[1])[0];

/** Structured data of served HTML, as search engines parse it. */
const structuredData = (html: string): { '@context'?: string }[] =>
  [...html.matchAll(/<script\b[^>]*type="application\/ld\+json"[^>]*>([^<]*)<\/script>/g)].map(
    ([, json = '']) => JSON.parse(json) as { '@context'?: string },
  );

/** Pages that tell search engines what they are about. */
const DESCRIBED = new Set([
  ...['watch', 'show', 'mina-cup-backup', 'original', 'more-item'],
  ...['channel', 'text', 'schedule-entry', 'faq', 'landing'],
]);

test.describe('served HTML', () => {
  for (const built of BUILT_PAGES) {
    for (const form of FORMS) {
      test(`${built.page} as ${form || 'unprefixed'}`, async ({ request, catalogue, baseURL }) => {
        const path = built.path(catalogue);
        const canonical = built.canonical(catalogue);
        const response = await request.get(inForm(form, path), {
          headers: { 'accept-language': 'en' },
          maxRedirects: 0,
        });
        expect(response.status()).toBe(200);

        const html = await response.text();
        const language = languageOf(form);
        expect(attribute(html, /<html[^>]*>/, 'lang')).toBe(language);
        expect(attribute(html, /<html[^>]*>/, 'dir')).toBe(language === 'ar' ? 'rtl' : 'ltr');
        expect(/<title[^>]*>([^<]+)<\/title>/.exec(html)?.[1]?.trim()).toBeTruthy();
        expect(link(html, 'canonical')).toBe(`${baseURL}${inForm(`/${language}`, canonical)}`);
        expect(link(html, 'alternate', 'en')).toBe(`${baseURL}${inForm('/en', canonical)}`);
        expect(link(html, 'alternate', 'ar')).toBe(`${baseURL}${inForm('/ar', canonical)}`);
        expect(link(html, 'alternate', 'x-default')).toBe(`${baseURL}${inForm('/en', canonical)}`);
        expect(html.includes('content="noindex')).toBe(!built.index);
        // Scripts wait for the main picture.
        expect(html).toContain('querySelector("img[fetchpriority=high]")');
        expect(html).not.toMatch(/<script\b[^>]*\bsrc=/);
        expect(structuredData(html).map((data) => data['@context'])).toEqual(
          DESCRIBED.has(built.page) ? ['https://schema.org'] : [],
        );
      });
    }
  }
});

interface Channels {
  channels: { nodes: { slug: string }[] };
}

test('every channel of the menu has its page at its slug, in every form', async ({ request }) => {
  const { nodes } = (await askGraph<Channels>('{ channels(first: 50) { nodes { slug } } }')).data.channels;
  expect(nodes.length).toBeGreaterThan(10);
  for (const { slug } of nodes)
    for (const form of FORMS) {
      const address = inForm(form, `/${slug}`);
      const headers = { 'accept-language': 'en' };
      const response = await request.get(address, { headers, maxRedirects: 0 });
      expect([address, response.status()]).toEqual([address, 200]);
    }
});

test('a browser that looks for the icon at its old place finds it', async ({ request }) => {
  // Chromium does so when it reads the head of a page between two icons.
  const response = await request.get('/favicon.ico');
  expect(response.status()).toBe(200);
  expect(response.headers()['content-type']).toMatch(/^image\//);
});

test.describe('pages of viewers', () => {
  const pages = BUILT_PAGES.filter(({ visitor }) => visitor === 'viewer');
  // Of an empty list there would be no test.
  expect(pages.length).toBeGreaterThan(5);

  for (const built of pages)
    test(`${built.page} is served the same to everybody: nothing of a viewer is in it`, async ({
      playwright,
      baseURL,
      signedIn,
      catalogue,
    }) => {
      const [stranger, viewer] = [
        await playwright.request.newContext({ baseURL }),
        await playwright.request.newContext({ baseURL, storageState: await signedIn() }),
      ];
      const path = `/en${built.path(catalogue)}`;
      const read = async (from: typeof stranger): Promise<string> => (await from.get(path)).text();
      expect(await read(viewer)).toBe(await read(stranger));
      await Promise.all([stranger.dispose(), viewer.dispose()]);
    });
});
