import { act, screen, within } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';

import { fakeGraph } from '../../../../testing/graph';
import { matchOf } from '../../../../testing/match';
import { renderInPage, wrapInPage } from '../../../../testing/page';
import { forgetDeviceZone } from '../../../../testing/zone';
import ar from '../../../locale/ar.json';
import { MatchBoard } from './MatchBoard';

const HOUR_MS = 3_600_000;
const NOW = Date.parse('2026-11-23T12:00:00Z');
const inHours = (hours: number): string => new Date(NOW + hours * HOUR_MS).toISOString();
const MATCHES = [
  matchOf('live', { startsAt: inHours(-1), endsAt: inHours(1), liveState: 'UPCOMING' }),
  matchOf('next', { startsAt: inHours(2), endsAt: inHours(4) }),
  matchOf('over', { startsAt: inHours(-30), endsAt: inHours(-28), liveState: 'ENDED' }),
];

beforeEach(() => jest.useFakeTimers({ now: NOW }));
afterEach(() => jest.useRealTimers());

test('the match on air is large, whatever it was when the page was built', () => {
  renderInPage(<MatchBoard matches={MATCHES} builtPaths={[]} />);
  const live = screen.getByRole('region', { name: 'Match live' });
  expect(within(live).getByRole('link', { name: 'Watch live' })).toHaveAttribute('href', '/en/watch/live');
});

test('the days have their names and their matches their states', () => {
  renderInPage(<MatchBoard matches={MATCHES} builtPaths={[]} />);
  expect(screen.getAllByRole('heading', { level: 3 }).map((day) => day.textContent)).toEqual([
    'Today · Monday, 23 November',
    'Yesterday · Sunday, 22 November',
  ]);
  const [next, over] = screen.getAllByRole('listitem');
  expect(next).toHaveTextContent('your time');
  expect(over).toHaveTextContent('Ended');
});

test('a match that begins while the page is open becomes the large one', async () => {
  renderInPage(<MatchBoard matches={[matchOf('next', { startsAt: inHours(1) })]} builtPaths={[]} />);
  expect(screen.queryByRole('link', { name: 'Watch live' })).not.toBeInTheDocument();
  await act(() => jest.advanceTimersByTimeAsync(HOUR_MS));
  expect(screen.getByRole('link', { name: 'Watch live' })).toBeInTheDocument();
});

test('a match that is alone on air names its hour, so it has the note of a guessed zone too', () => {
  const restore = forgetDeviceZone();
  const { rerender } = renderInPage(<MatchBoard matches={MATCHES.slice(0, 1)} builtPaths={[]} />);
  expect(screen.getByText(/does not name its time zone/)).toBeVisible();
  rerender(<>{wrapInPage(<MatchBoard matches={[]} builtPaths={[]} />)}</>);
  expect(screen.queryByText(/does not name its time zone/)).not.toBeInTheDocument();
  act(restore);
});

test('a match to come has a reminder and a calendar file, by its entry of the schedule', async () => {
  const calls = fakeGraph({
    EntriesOfEvent: {
      schedule: {
        nodes: [
          { id: 'o', code: 'other', title: 'Other', video: null },
          { id: 'e', code: 'entry1', title: 'Next', startsAt: inHours(2), video: { id: 'n', code: 'next' } },
        ],
      },
    },
  });
  renderInPage(<MatchBoard matches={MATCHES} builtPaths={['/schedule']} />, 'ar');
  await act(() => jest.advanceTimersByTimeAsync(0));
  expect(screen.getByRole('button', { name: ar['reminder.button'] })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: ar['reminder.calendar'] })).toHaveAttribute(
    'href',
    '/ar/schedule/entry1.ics',
  );
  expect(calls.map(({ variables }) => variables['from'])).toEqual([inHours(2)]);
});

test('without events there is nothing', () => {
  const { container } = renderInPage(<MatchBoard matches={[]} builtPaths={[]} />);
  expect(container).toBeEmptyDOMElement();
});

test('served HTML names no hour, because it does not know the viewer’s clock, and is taken over as it is', async () => {
  const complaints: unknown[] = [];
  const page = wrapInPage(<MatchBoard matches={MATCHES} builtPaths={[]} />);
  const root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = renderToString(<>{page}</>);
  expect(root).toHaveTextContent('00:00');
  await act(async () => {
    hydrateRoot(root, <>{page}</>, { onRecoverableError: (error) => complaints.push(error) });
    await jest.advanceTimersByTimeAsync(0);
  });
  expect(complaints).toEqual([]);
  expect(root).not.toHaveTextContent('00:00');
  root.remove();
});
