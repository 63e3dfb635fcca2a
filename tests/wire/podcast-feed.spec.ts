import { askGraph } from '../browser/support/graph';
import { expect, test } from '../browser/support/test';

const texts = (xml: string, tag: RegExp): string[] => [...xml.matchAll(tag)].map(([, text = '']) => text);

test('the feed of each podcast has its newest episode first, and each leads to its sound', async ({
  request,
}) => {
  const { data } = await askGraph<{ shows: { nodes: { slug: string }[] } }>(
    '{ shows(filter: { area: PODCAST }) { nodes { slug } } }',
  );
  const slugs = data.shows.nodes.map(({ slug }) => slug);
  expect(slugs.length).toBeGreaterThan(0);
  for (const slug of slugs) {
    const response = await request.get(`/ar/shows/${slug}/feed.xml`);
    expect(response.headers()['content-type']).toBe('application/rss+xml; charset=utf-8');
    const xml = await response.text();
    const instants = texts(xml, /<pubDate>([^<]+)</g).map((date) => Date.parse(date));
    expect(instants.length).toBeGreaterThan(0);
    expect(instants).toEqual([...instants].sort((one, other) => other - one));
    const [, sound = '', length = ''] = /<enclosure url="([^"]+)" length="(\d+)"/.exec(xml) ?? [];
    const sent = await request.get(sound);
    expect([sent.status(), sent.headers()['content-type']]).toEqual([200, 'audio/x-m4a']);
    expect((await sent.body()).length).toBe(Number(length));
  }
});
