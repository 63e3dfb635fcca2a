import { act, screen, within } from '@testing-library/react';

import { fakeGraph } from '../../../../testing/graph';
import { renderInPage } from '../../../../testing/page';
import { contentVersion } from '../../../shared/content/content-state';
import { ManifestoPage } from './ManifestoPage';
import type { ManifestoPageQuery } from './manifesto-page.query.generated';

const picture = (name: string) => ({
  __typename: 'Picture' as const,
  url: `/uploads/${name}.webp`,
  alt: `Picture of ${name}`,
  width: 600,
  height: 900,
  tint: null,
  focus: null,
  renditions: [],
});

const TOPICS = ['BRANDED_CONTENT', 'PODCASTS', 'NEWSLETTER', 'CONNECTED_TV', 'IN_STREAM'] as const;

const BUILT: ManifestoPageQuery = {
  contentVersion: 1,
  metaTags: null,
  page: {
    __typename: 'ManifestoPage',
    slug: 'manifesto',
    title: 'Attention is given',
    language: 'EN',
    lead: 'Be part of the show.',
    sections: TOPICS.map((topic) => ({
      __typename: 'ManifestoSection',
      topic,
      title: `About ${topic}`,
      text: 'What you get.',
      points: topic === 'IN_STREAM' ? [] : ['One', 'Two'],
      thumbnail: topic === 'PODCASTS' ? picture('microphone') : null,
    })),
    closingTitle: 'Let us talk',
    closingText: 'A person answers.',
    actionLabel: 'Contact us',
  },
  shows: {
    __typename: 'ShowConnection',
    nodes: Array.from({ length: 31 }, (_, index) => ({
      __typename: 'Show' as const,
      slug: `show-${index}`,
      poster: picture(`poster-${index}`),
    })),
  },
};

beforeEach(() => fakeGraph({}));
afterEach(() => act(() => contentVersion.set(null)));

test('five ways in order, each named on paper and led to', () => {
  renderInPage(<ManifestoPage built={BUILT} />);
  const names = within(screen.getByRole('navigation', { name: 'Ways to take part' })).getAllByRole('link');
  expect(names.map((link) => link.getAttribute('href'))).toEqual([
    '#branded-content',
    '#podcasts',
    '#newsletter',
    '#connected-tv',
    '#in-stream',
  ]);
  expect(screen.getByRole('region', { name: 'About IN_STREAM' })).toHaveAttribute('id', 'in-stream');
  expect(within(screen.getByRole('region', { name: 'About IN_STREAM' })).queryByRole('list')).toBeNull();
  expect(
    within(screen.getByRole('region', { name: 'About PODCASTS' })).getAllByRole('listitem'),
  ).toHaveLength(2);
});

test('a section shows the editors’ picture, or posters; no poster is seen twice', () => {
  const { container } = renderInPage(<ManifestoPage built={BUILT} />);
  expect(screen.getByRole('img', { name: 'Picture of microphone' })).toBeInTheDocument();
  const shown = [...container.querySelectorAll('img')].map((image) => image.getAttribute('src'));
  expect(shown).toHaveLength(16 + 4 * 3 + 1);
  expect(new Set(shown).size).toBe(shown.length);
});

test('both actions lead to the contact page, in the reader’s language', () => {
  renderInPage(<ManifestoPage built={BUILT} />, 'ar');
  const actions = screen.getAllByRole('link', { name: 'Contact us' });
  expect(actions.map((link) => link.getAttribute('href'))).toEqual(['/ar/contact-us', '/ar/contact-us']);
  expect(screen.getByRole('heading', { level: 1 })).toHaveAttribute('lang', 'en');
});

test('is whole without pictures and sections', () => {
  const { page } = BUILT;
  if (page?.__typename !== 'ManifestoPage') throw new Error('the page is the manifesto');
  renderInPage(<ManifestoPage built={{ ...BUILT, shows: null, page: { ...page, sections: [] } }} />);
  expect(screen.getByRole('heading', { level: 1, name: 'Attention is given' })).toBeInTheDocument();
  expect(screen.getAllByRole('link', { name: 'Contact us' })).toHaveLength(2);
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
});

test('a publish arrives on the open page', async () => {
  fakeGraph({ ManifestoPage: { ...BUILT, page: { ...BUILT.page, title: 'New words' } } });
  renderInPage(<ManifestoPage built={BUILT} />);
  act(() => contentVersion.set(2));
  expect(await screen.findByRole('heading', { level: 1, name: 'New words' })).toBeInTheDocument();
});
