import { fireEvent, screen, within } from '@testing-library/react';

import { videoCard } from '../../../../testing/catalogue';
import { fakeGraph } from '../../../../testing/graph';
import { renderInPage } from '../../../../testing/page';
import { keepGuestProgress } from '../../../shared/progress/guest-progress';
import { playerPreferences } from '../Player/preferences/player-preferences';
import { UpNext } from './UpNext';

const season = [1, 2, 3].map((number) =>
  videoCard(`e${number}`, { title: `Part ${number}`, kind: 'EPISODE', episodeNumber: number }),
);
const after = [videoCard('clip1', { title: 'A clip', kind: 'CLIP' })];

test('the season is listed in order: watched, playing now, next; then what comes after it', async () => {
  fakeGraph({});
  keepGuestProgress({
    id: 'id-e1',
    code: 'e1',
    positionSeconds: 600,
    durationSeconds: 600,
    watchedAt: '2026-11-21T20:00:00.000Z',
  });
  renderInPage(<UpNext code="e2" follows={{ season, after, next: season[2] ?? null }} />);
  const beside = within(screen.getByRole('complementary', { name: 'This season' }));
  expect(await beside.findByText('Watched')).toBeInTheDocument();
  const [one, two, three, clip] = beside.getAllByRole('listitem');
  expect(one).toHaveTextContent('Watched');
  expect(two).toHaveTextContent('Playing now');
  expect(two?.querySelector('[aria-current]')).not.toBeNull();
  expect(two?.querySelector('a')).toBeNull();
  expect(three).toHaveTextContent('Next');
  expect(clip).not.toHaveTextContent('Next');
  expect(beside.getByRole('heading', { name: 'After this' })).toBeInTheDocument();
});

test('the switch at its head decides whether the next one starts by itself, and is remembered', () => {
  fakeGraph({});
  renderInPage(<UpNext code="x" follows={{ season: [], after, next: after[0] ?? null }} />);
  const playNext = screen.getByRole('switch', { name: 'Play next' });
  expect(playNext).toBeChecked();
  fireEvent.click(playNext);
  expect(playNext).not.toBeChecked();
  expect(playerPreferences.get().playNext).toBe(false);
  expect(localStorage.getItem('sahra.player')).toContain('"playNext":false');
});

test('where nothing follows by itself there is no switch', () => {
  fakeGraph({});
  renderInPage(<UpNext code="x" follows={{ season: [], after, next: null }} />);
  expect(screen.queryByRole('switch')).not.toBeInTheDocument();
});

test('a short that follows leads to the shorts', () => {
  fakeGraph({});
  const short = videoCard('x3uk4p6c', { title: 'One point', kind: 'SHORT' });
  renderInPage(<UpNext code="x" follows={{ season: [], after: [short], next: short }} />);
  expect(screen.getByRole('link', { name: /One point/ })).toHaveAttribute('href', '/en/shorts?c=x3uk4p6c');
});
