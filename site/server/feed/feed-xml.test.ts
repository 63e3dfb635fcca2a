/** @jest-environment node */
import { feedXml } from './feed-xml';

const CHANNEL = {
  __typename: 'Channel' as const,
  slug: 'padel',
  name: 'Padel & more',
  description: '',
  videos: {
    __typename: 'VideoConnection' as const,
    nodes: [
      {
        __typename: 'Video' as const,
        code: 'new1',
        title: 'Salt & <pepper>',
        description: 'A "quoted"\u0001 text',
        publishedAt: '2026-11-02T10:00:00.000Z',
        thumbnail: { __typename: 'Picture' as const, url: '/uploads/n.webp' },
      },
      {
        __typename: 'Video' as const,
        code: 'old1',
        title: 'Old',
        description: '',
        publishedAt: '2026-11-01T10:00:00.000Z',
        thumbnail: null,
      },
    ],
  },
};
const PLACE = { locale: 'ar', publicUrl: 'https://sahra.example' } as const;

const all = (xml: string, pattern: RegExp): string[] =>
  [...xml.matchAll(pattern)].map(([, found]) => found ?? '');
const texts = (xml: string, name: string): string[] =>
  all(xml, new RegExp(`<${name}>([^<]*)</${name}>`, 'g'));

test('a feed has addresses in its language, and escapes what editors write', () => {
  const xml = feedXml(CHANNEL, 'Sahra', PLACE);
  expect(texts(xml, 'title')).toEqual(['Padel &amp; more · Sahra', 'Salt &amp; &lt;pepper&gt;', 'Old']);
  expect(texts(xml, 'description')).toEqual(['Padel &amp; more', 'A &quot;quoted&quot; text', 'Old']);
  expect(texts(xml, 'language')).toEqual(['ar']);
  expect(texts(xml, 'lastBuildDate')).toEqual(['Mon, 02 Nov 2026 10:00:00 GMT']);
  expect(texts(xml, 'pubDate')[1]).toBe('Sun, 01 Nov 2026 10:00:00 GMT');
  expect(texts(xml, 'link').slice(0, 2)).toEqual([
    'https://sahra.example/ar/padel',
    'https://sahra.example/ar/watch/new1',
  ]);
  expect(all(xml, /<guid isPermaLink="false">([^<]+)</g)[0]).toBe('https://sahra.example/watch/new1');
  expect(all(xml, /<media:thumbnail url="([^"]+)"/g)).toEqual(['https://sahra.example/uploads/n.webp']);
  expect(all(xml, /<atom:link href="([^"]+)" rel="self"/g)).toEqual([
    'https://sahra.example/ar/padel/feed.xml',
  ]);
});

test('every element of a feed is closed', () => {
  const xml = feedXml(CHANNEL, 'Sahra', PLACE);
  const opened = all(xml, /<([a-zA-Z]\w*)(?: [^>]*[^/])?>/g).sort();
  expect(opened.length).toBeGreaterThan(10);
  expect(all(xml, /<\/(\w+)>/g).sort()).toEqual(opened);
});

test('a channel without videos has a feed without entries', () => {
  const xml = feedXml({ ...CHANNEL, videos: { ...CHANNEL.videos, nodes: [] } }, 'Sahra', PLACE);
  expect(texts(xml, 'title')).toEqual(['Padel &amp; more · Sahra']);
  expect(xml).not.toMatch(/<item>|lastBuildDate/);
});
