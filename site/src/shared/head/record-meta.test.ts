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
