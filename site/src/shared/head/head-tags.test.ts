import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { headTagHtml } from './head-tag-html';
import { headTagsOf } from './head-tags';
import type { HeadMeta, HeadPlace } from './page-head';

const META: HeadMeta = { title: 'FAQ', description: 'Answers', picture: null, type: 'website' };
const place = (changes: Partial<HeadPlace> = {}): HeadPlace => ({
  path: '/faq',
  locale: 'en',
  publicUrl: 'https://sahra.example',
  index: true,
  ...changes,
});
const links = (at: HeadPlace) =>
  headTagsOf(META, at)
    .filter(({ name }) => name === 'link')
    .map(({ attributes: { rel, hreflang, href } }) => [rel, hreflang, href]);

test('the unprefixed and the English form name the English address, closed over both languages', () => {
  expect(links(place())).toEqual([
    ['canonical', undefined, 'https://sahra.example/en/faq'],
    ['alternate', 'en', 'https://sahra.example/en/faq'],
    ['alternate', 'ar', 'https://sahra.example/ar/faq'],
    ['alternate', 'x-default', 'https://sahra.example/en/faq'],
  ]);
});

test('the Arabic form is its own canonical; the root has no trailing slash', () => {
  expect(links(place({ locale: 'ar', path: '/' }))[0]).toEqual([
    'canonical',
    undefined,
    'https://sahra.example/ar',
  ]);
});

test('noindex stands only where the route table says so', () => {
  const robots = (index: boolean) =>
    headTagsOf(META, place({ index })).filter(({ attributes }) => attributes['name'] === 'robots');
  expect(robots(true)).toEqual([]);
  expect(robots(false)[0]?.attributes['content']).toBe('noindex');
});

const cardOf = (picture: HeadMeta['picture'], more: Partial<HeadMeta> = {}, at = place()) => {
  const tags = headTagsOf({ ...META, ...more, picture }, at);
  return (key: string) =>
    tags.find(({ attributes }) => attributes['property'] === key || attributes['name'] === key)?.attributes[
      'content'
    ];
};

test('cards carry absolute pictures that messengers can read, and say what they show', () => {
  const content = cardOf({ url: '/uploads/a.webp', alt: 'Dunes', width: 2400, height: 1350 });
  for (const key of ['og:image', 'twitter:image'])
    expect(content(key)).toBe('https://sahra.example/uploads/a.webp.card.jpg');
  for (const key of ['og:image:alt', 'twitter:image:alt']) expect(content(key)).toBe('Dunes');
  expect([content('og:image:width'), content('og:image:height')]).toEqual(['1200', '675']);
  expect(content('twitter:card')).toBe('summary_large_image');
});

test.each([
  ['a square picture', 384, 384, 'summary'],
  ['an upright picture', 600, 900, 'summary'],
  ['a wide picture', 1280, 720, 'summary_large_image'],
  ['a picture of unknown size', null, null, 'summary_large_image'],
] as const)('%s has a card of its shape', (_, width, height, kind) => {
  expect(cardOf({ url: '/uploads/a.webp', alt: '', width, height })('twitter:card')).toBe(kind);
});

test('a picture without words is named as its page', () => {
  const unnamed = cardOf({ url: '/uploads/a.webp', alt: '' }, { name: 'Dunes' });
  expect([unnamed('og:image:alt'), unnamed('twitter:image:alt')]).toEqual(['Dunes', 'Dunes']);
});

test.each([
  ['en', 'share.png'],
  ['ar', 'share-ar.png'],
] as const)('a page in %s without a picture has the one of the site in its language', (locale, file) => {
  const none = cardOf(null, {}, place({ locale }));
  expect([none('og:image'), none('twitter:image:alt'), none('twitter:card')]).toEqual([
    `https://sahra.example/images/${file}`,
    'FAQ',
    'summary_large_image',
  ]);
  const stored = readFileSync(join(__dirname, '..', '..', '..', 'static', 'images', file));
  // Width and height of a PNG (its first chunk, IHDR).
  expect([16, 20].map((at) => String(stored.readUInt32BE(at)))).toEqual([
    none('og:image:width'),
    none('og:image:height'),
  ]);
});

test('a page with a feed names the feed of its language', () => {
  const feeds = (meta: HeadMeta, at: HeadPlace) =>
    headTagsOf(meta, at)
      .filter(({ attributes }) => attributes['type'] === 'application/rss+xml')
      .map(({ attributes }) => attributes['href']);
  const channel = place({ path: '/padel', locale: 'ar' });
  expect(feeds({ ...META, feed: true }, channel)).toEqual(['https://sahra.example/ar/padel/feed.xml']);
  expect(feeds(META, channel)).toEqual([]);
  const second = place({ path: '/original/unmuted' });
  expect(feeds({ ...META, feed: true, canonicalPath: '/shows/unmuted' }, second)).toEqual([
    'https://sahra.example/en/shows/unmuted/feed.xml',
  ]);
  expect(feeds({ ...META, feed: true }, place({ path: null }))).toEqual([]);
});

test('an error page has no address to name', () => {
  expect(links(place({ path: null }))).toEqual([]);
});

test('what editors write cannot leave its attribute or its script', () => {
  const title = `"><script>alert('1')</script>`;
  const html = headTagsOf({ ...META, title, structuredData: { name: '</script><script>x' } }, place())
    .map(headTagHtml)
    .join('');
  expect(html).not.toContain('<script>');
  const read = new DOMParser().parseFromString(html, 'text/html');
  expect(read.title).toBe(title);
  expect(read.querySelectorAll('script')).toHaveLength(1);
  expect(JSON.parse(read.querySelector('script')?.textContent ?? '')).toMatchObject({
    name: '</script><script>x',
  });
});
