import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { videoCard } from '../../../../testing/catalogue';
import { renderInPage } from '../../../../testing/page';
import { ShowVideos } from './ShowVideos';

const VIDEOS = [
  videoCard('e1'),
  videoCard('e2'),
  videoCard('c1', { kind: 'CLIP' }),
  videoCard('s1', { kind: 'SHORT' }),
];
const links = () =>
  within(screen.getByRole('tabpanel'))
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));

beforeEach(() => window.history.replaceState(null, '', '/en/shows/oud'));

test('has a tab for every kind the show has, with how many, and opens at the episodes', () => {
  renderInPage(<ShowVideos videos={VIDEOS} />);
  expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
    'Episodes2',
    'Clips1',
    'Shorts1',
  ]);
  expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('Episodes');
  expect(links()).toEqual(['/en/watch/e1', '/en/watch/e2']);
});

test('lists episodes as they follow each other, though the newest come first', () => {
  renderInPage(
    <ShowVideos videos={[3, 1, 2].map((number) => videoCard(`e${number}`, { episodeNumber: number }))} />,
  );
  expect(links()).toEqual(['/en/watch/e1', '/en/watch/e2', '/en/watch/e3']);
});

test('the arrow keys choose another kind, which the address then names', async () => {
  renderInPage(<ShowVideos videos={VIDEOS} />);
  await userEvent.click(screen.getByRole('tab', { name: /Episodes/ }));
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByRole('tab', { name: /Clips/ })).toHaveFocus();
  expect(links()).toEqual(['/en/watch/c1']);
  expect(window.location.search).toBe('?tab=clips');
  await userEvent.keyboard('{ArrowLeft}');
  expect(window.location.search).toBe('');
});

test('opens at the kind that the address names', () => {
  window.history.replaceState(null, '', '/en/shows/oud?tab=shorts');
  renderInPage(<ShowVideos videos={VIDEOS} />);
  expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('Shorts');
});

test('an address that names what is not there opens at the first', () => {
  window.history.replaceState(null, '', '/en/shows/oud?tab=matches');
  renderInPage(<ShowVideos videos={VIDEOS} />);
  expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('Episodes');
});

test('says so when there are none, and leads on', () => {
  renderInPage(<ShowVideos videos={[]} />);
  expect(screen.queryByRole('tab')).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'No videos yet' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'All shows' })).toHaveAttribute('href', '/en/shows');
});
