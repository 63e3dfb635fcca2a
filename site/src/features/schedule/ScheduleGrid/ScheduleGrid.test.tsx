import { act, screen, within } from '@testing-library/react';

import { renderInPage } from '../../../../testing/page';
import { onChannel, programme } from '../../../../testing/schedule';
import { noteServerMoment } from '../../../shared/clock/server-clock';
import { useNow } from '../../../shared/clock/use-now';
import { dayRange } from '../timeline/day-range';
import { ScheduleGrid } from './ScheduleGrid';

const ZONE = 'Asia/Dubai';
// 22:40 in the Gulf, by the device's clock; the server's says 23:50.
const NOW = Date.parse('2026-11-23T18:40:00Z');
const CORRECTED = Date.parse('2026-11-23T19:50:00Z');
const ENTRIES = [
  programme('padel', '2026-11-23T18:00:00.000Z', '2026-11-23T19:30:00.000Z'),
  programme('laws', '2026-11-23T19:30:00.000Z', '2026-11-23T20:00:00.000Z', onChannel('comedy', 'Comedy')),
  programme('oud', '2026-11-23T20:00:00.000Z', '2026-11-23T22:00:00.000Z', onChannel('music', 'Live Music')),
];

const Grid = () => {
  const now = useNow();
  if (now === null) return null;
  return (
    <ScheduleGrid
      entries={ENTRIES}
      range={dayRange('2026-11-23', ZONE)}
      now={now}
      isToday
      timeZone={ZONE}
      icons={new Map()}
    />
  );
};
const grid = () => screen.getByRole('group', { name: /channel|القناة/ });
const rows = () =>
  within(grid())
    .getAllByRole('heading')
    .map(({ textContent }) => textContent);
const correct = () => act(() => noteServerMoment(CORRECTED));

beforeEach(() => jest.spyOn(Date, 'now').mockReturnValue(NOW));
afterEach(() => {
  act(() => noteServerMoment(NOW));
  jest.restoreAllMocks();
});

test.each([
  ['en', 1],
  ['ar', -1],
] as const)('it moves to what is on as soon as the clock is corrected, in %s', (locale, way) => {
  renderInPage(<Grid />, locale);
  const before = grid().scrollLeft;
  expect(rows()).toEqual(['Padel', 'Comedy', 'Live Music']);
  correct();
  expect(grid().scrollLeft * way).toBeGreaterThan(before * way);
  expect(rows()[0]).toBe('Comedy');
});

test.each([
  ['has scrolled', () => (grid().scrollLeft = 7)],
  ['has gone into it', () => act(() => within(grid()).getAllByRole('link')[0]?.focus())],
])('who %s before the clock is corrected stays there', (_, look) => {
  renderInPage(<Grid />);
  look();
  const left = grid().scrollLeft;
  correct();
  expect(grid().scrollLeft).toBe(left);
  expect(rows()).toEqual(['Padel', 'Comedy', 'Live Music']);
});
