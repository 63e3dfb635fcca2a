/** @jest-environment node */
import { metaOfRecord } from './record-meta';

const answer = (changes: object = {}, more: object = {}) => ({
  contentVersion: 1,
  siteSettings: { brand: 'Sahra' },
  metaTags: null,
  channel: null,
  page: {
    __typename: 'GenericPage',
    slug: 'about',
    title: 'About us',
    language: 'EN',
    lead: 'What we do.',
    body: '## Why\n\nBecause of **you**. Really.',
    ...changes,
  },
  ...more,
});

test('a page of text has its title and lead', () => {
  expect(metaOfRecord('channel', answer())).toMatchObject({
    name: 'About us',
    title: 'About us · Sahra',
    description: 'What we do.',
    intro: 'What we do.',
    picture: null,
  });
});

test.each([
  ['the first sentence of its text', '## Why\n\nBecause of **you**. Really.', 'Because of you.'],
  ['its title', '## Why\n\n- you', 'About us'],
])('without a lead its description is %s', (_what, body, description) => {
  expect(metaOfRecord('text', answer({ lead: null, body }))).toMatchObject({ description, intro: null });
});

test('what editors wrote for search engines has priority', () => {
  const metaTags = { title: 'Sahra: about', metaDescription: 'Short.', metaImage: null };
  expect(metaOfRecord('text', answer({}, { metaTags }))).toMatchObject({
    name: 'About us',
    title: 'Sahra: about',
    description: 'Short.',
  });
});

test('a page of another type is no page of text', () => {
  expect(metaOfRecord('channel', answer({}, { page: { __typename: 'LandingPage' } }))).toBeNull();
});

const video = (code: string) => ({
  slug: code,
  code,
  title: `Video ${code}`,
  description: 'A match.',
  thumbnail: null,
  portrait: null,
  channel: { slug: 'padel', name: 'Padel' },
});
const room = (onAir: unknown[], latest: unknown[]) => ({
  slug: 'padel',
  name: 'Padel',
  onAir,
  latest: { nodes: latest },
});

test.each([
  ['a video', { video: video('abc123'), channel: null }, 'Video abc123', '/watch/abc123'],
  [
    'a channel on air',
    { video: null, channel: room([video('live1')], [video('new1')]) },
    'Video live1',
    '/padel',
  ],
  ['a channel', { video: null, channel: room([], [video('new1')]) }, 'Video new1', '/padel'],
])('below /channel, %s has its first address as canonical one', (_, data, name, canonicalPath) => {
  expect(metaOfRecord('channel-video', { siteSettings: { brand: 'Sahra' }, ...data })).toMatchObject({
    name,
    title: `${name} · Padel · Sahra`,
    canonicalPath,
  });
});

test('a channel without videos has no page below /channel', () => {
  expect(
    metaOfRecord('channel-video', { siteSettings: null, video: null, channel: room([], []) }),
  ).toBeNull();
});

test('an item of More is a show, whose address is below /shows', () => {
  const show = {
    slug: 'respawn',
    title: 'Respawn',
    language: 'EN',
    description: 'Games.',
    thumbnail: null,
    poster: null,
  };
  const data = { show, metaTags: null, siteSettings: { brand: 'Sahra' } };
  expect(metaOfRecord('more-item', data)).toMatchObject({ name: 'Respawn', canonicalPath: '/shows/respawn' });
  expect(metaOfRecord('more-item', { ...data, show: null })).toBeNull();
});
