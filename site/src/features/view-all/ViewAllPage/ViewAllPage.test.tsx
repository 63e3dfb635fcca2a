import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { showCard, videoCard } from '../../../../testing/catalogue';
import { fakeGraph } from '../../../../testing/graph';
import { renderInPage } from '../../../../testing/page';
import { ViewAllPage } from './ViewAllPage';
import type { ViewAllPageQuery } from './view-all-page.query.generated';

const built: ViewAllPageQuery = {
  contentVersion: 1,
  metaTags: null,
  channels: {
    __typename: 'ChannelConnection',
    nodes: [{ __typename: 'Channel', slug: 'padel', name: 'Padel', language: 'EN' }],
  },
};
const page = (codes: readonly string[], endCursor: string | null = null) => ({
  videos: {
    nodes: codes.map((code) => videoCard(code)),
    pageInfo: { hasNextPage: endCursor !== null, endCursor },
  },
});
const open = (search: string, locale: 'en' | 'ar' = 'en') =>
  renderInPage(<ViewAllPage built={built} search={search} />, locale);
const titles = () => screen.getAllByRole('listitem').map((item) => item.querySelector('a bdi')?.textContent);

test('without a section it leads to all of them', () => {
  const log = fakeGraph({});
  open('', 'ar');
  expect(screen.getByRole('heading', { level: 1, name: 'كل ما على سهرة' })).toBeInTheDocument();
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toHaveLength(11);
  expect(links[0]).toBe('/ar/view-all?section=live');
  expect(log).toEqual([]);
});

test('an unknown section is the contents, not an empty list', () => {
  fakeGraph({});
  open('?section=nonsense');
  expect(screen.getByRole('heading', { level: 1, name: 'Everything on Sahra' })).toBeInTheDocument();
});

test('lists a kind of a channel, and says which one', async () => {
  const log = fakeGraph({ SectionVideos: page(['a1', 'b2']) });
  open('?section=episodes&channel=padel');
  await screen.findByText('Video a1');
  expect(titles()).toEqual(['Video a1', 'Video b2']);
  expect(screen.getByRole('heading', { level: 1, name: 'Episodes' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Padel' })).toHaveAttribute('aria-current', 'true');
  expect(log[0]?.variables).toEqual({ filter: { kind: 'EPISODE', channel: 'padel' }, after: null });
});

test('takes the key of an editors’ row for its section', async () => {
  const log = fakeGraph({
    SectionShows: {
      shows: { nodes: [showCard('respawn')], pageInfo: { hasNextPage: false, endCursor: null } },
    },
  });
  open('?section=home-podcasts');
  expect(await screen.findByText('Show respawn')).toBeInTheDocument();
  expect(log[0]?.variables).toEqual({ filter: { area: 'PODCAST' }, after: null });
});

test('the next page has an address; pressed, it follows the first and takes the focus', async () => {
  fakeGraph({
    SectionVideos: ({ variables: { after } }) => (after === null ? page(['a1'], 'c1') : page(['b2'])),
  });
  open('?section=newest');
  const more = await screen.findByRole('link', { name: 'Show more' });
  expect(more).toHaveAttribute('href', '/en/view-all?section=newest&after=c1');
  expect(more).toHaveAttribute('rel', 'next');
  await userEvent.click(more);
  await waitFor(() => expect(titles()).toEqual(['Video a1', 'Video b2']));
  await waitFor(() => expect(screen.getByRole('link', { name: /Video b2/ })).toHaveFocus());
  expect(screen.queryByRole('link', { name: 'Show more' })).not.toBeInTheDocument();
});

test('begins after the cursor of the address', async () => {
  const log = fakeGraph({ SectionVideos: page(['b2']) });
  open('?section=newest&after=c1');
  await screen.findByText('Video b2');
  expect(log[0]?.variables).toEqual({ filter: {}, after: 'c1' });
});

test('an empty list of a channel leads to all channels', async () => {
  fakeGraph({ SectionVideos: page([]) });
  open('?section=matches&channel=padel');
  expect(await screen.findByRole('link', { name: 'Show all channels' })).toHaveAttribute(
    'href',
    '/en/view-all?section=matches',
  );
});

test('what cannot be loaded is reported, and asked again', async () => {
  let reply: ReturnType<typeof page> | 'unreachable' = 'unreachable';
  fakeGraph({ SectionVideos: () => reply });
  open('?section=live');
  await screen.findByRole('heading', { name: 'This list cannot be shown just now' });
  reply = page(['a1']);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Video a1')).toBeInTheDocument();
});
