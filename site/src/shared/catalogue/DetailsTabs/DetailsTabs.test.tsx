import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { videoCard } from '../../../../testing/catalogue';
import { renderInPage } from '../../../../testing/page';
import { VideoGrid } from '../VideoGrid/VideoGrid';
import { DetailsTabs } from './DetailsTabs';

const grid = (...videos: Parameters<typeof videoCard>[]) => ({
  count: videos.length,
  content: <VideoGrid videos={videos.map((of) => videoCard(...of))} />,
});

const details = (
  <DetailsTabs
    label="Videos"
    groups={{
      shorts: grid(['s1', { kind: 'SHORT' }]),
      clips: { ...grid(['c1', { kind: 'CLIP' }]), count: null },
      episodes: grid(['e1'], ['e2']),
      matches: grid(),
      more: { count: 7, content: <p>Similar shows</p> },
    }}
    empty={<p>Nothing yet</p>}
    end={<p>Rail at the end</p>}
  />
);

const links = () =>
  within(screen.getByRole('tabpanel'))
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));

beforeEach(() => window.history.replaceState(null, '', '/en/shows/oud'));

test('offers the groups that have items, in one order, and opens at the first', () => {
  renderInPage(details);
  expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
    'Episodes2',
    'Clips',
    'Shorts1',
    'More',
  ]);
  expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('Episodes');
  expect(links()).toEqual(['/en/watch/e1', '/en/watch/e2']);
});

test('knows six groups, and offers them in the order of the product', () => {
  const ids = ['more', 'shorts', 'highlights', 'clips', 'matches', 'episodes'] as const;
  const groups = Object.fromEntries(ids.map((id) => [id, grid([id])]));
  renderInPage(<DetailsTabs label="Videos" groups={groups} empty={null} />);
  expect(screen.getAllByRole('tab').map((tab) => tab.textContent.replace(/\d/, ''))).toEqual([
    'Episodes',
    'Matches',
    'Clips',
    'Highlights',
    'Shorts',
    'More',
  ]);
});

test('the arrow keys choose another group, which the address then names', async () => {
  renderInPage(details);
  await userEvent.click(screen.getByRole('tab', { name: /Episodes/ }));
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByRole('tab', { name: 'Clips' })).toHaveFocus();
  expect(links()).toEqual(['/en/watch/c1']);
  expect(window.location.search).toBe('?tab=clips');
  await userEvent.keyboard('{ArrowLeft}');
  expect(window.location.search).toBe('');
});

test('opens at the group that the address names, or at the first when it names none of them', () => {
  window.history.replaceState(null, '', '/en/shows/oud?tab=shorts');
  const { unmount } = renderInPage(details, 'ar');
  expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('مقاطع قصيرة');
  unmount();
  window.history.replaceState(null, '', '/en/shows/oud?tab=matches');
  renderInPage(details);
  expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('Episodes');
});

test('what stands at the end is not repeated by the tab of similar items', async () => {
  renderInPage(details);
  expect(screen.getByText('Rail at the end')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('tab', { name: 'More' }));
  expect(screen.getByText('Similar shows')).toBeInTheDocument();
  expect(screen.queryByText('Rail at the end')).not.toBeInTheDocument();
});

test('without any item there are no tabs', () => {
  renderInPage(<DetailsTabs label="Videos" groups={{ clips: grid() }} empty={<p>Nothing yet</p>} />);
  expect(screen.queryByRole('tab')).not.toBeInTheDocument();
  expect(screen.getByText('Nothing yet')).toBeInTheDocument();
});
