import { screen, within } from '@testing-library/react';

import { fakeGraph } from '../../../../testing/graph';
import { renderInPage } from '../../../../testing/page';
import { viewerZone } from '../../clock/viewer-zone';
import { formatHour } from '../../i18n/format';
import { Tonight } from './Tonight';
import { tonightRange } from './tonight-range';

const HOUR_MS = 3_600_000;
const at = (hours: number) => new Date(Date.now() + hours * HOUR_MS).toISOString();
const MUSIC = { __typename: 'Channel', slug: 'music', name: 'Live Music', language: 'EN', light: null };
const entry = (title: string, from: number, to: number, more: object = {}) => ({
  __typename: 'ScheduleEntry',
  id: title,
  code: title.toLowerCase().replace(/ /g, ''),
  title,
  language: 'EN',
  startsAt: at(from),
  endsAt: at(to),
  live: false,
  thumbnail: null,
  channel: MUSIC,
  video: null,
  ...more,
});
const event = (code: string, from: number, to: number | null) => ({
  __typename: 'Video',
  id: code,
  code,
  title: `Event ${code}`,
  language: 'EN',
  live: true,
  liveState: 'LIVE',
  startsAt: at(from),
  endsAt: to === null ? null : at(to),
  thumbnail: null,
  channel: MUSIC,
});
const DERBY = { live: true, video: { __typename: 'Video', code: 'derby' } };
const programme = (entries: object[], events: object[] = []) => ({
  schedule: { nodes: entries },
  videos: { nodes: events },
});
const show = () => renderInPage(<Tonight title="Tonight, hour by hour" />);

test('asks for the hours around now', async () => {
  const asked = fakeGraph({ Tonight: programme([entry('Metro Line', -1, 1)]) });
  show();
  await screen.findByText('Metro Line');
  expect(asked.map(({ variables }) => variables)).toEqual([tonightRange(Date.now())]);
});

test('opens with what ended last, then what is on, then what comes, by the viewer’s clock', async () => {
  const nodes = [
    entry('Old News', -5, -4),
    entry('Metro Line', -3, -1),
    entry('Derby Night', -1, 1, DERBY),
    entry('One Lamp', -0.5, 0.5),
    entry('Dawn Patrol', 1, 2),
  ];
  fakeGraph({ Tonight: programme(nodes) });
  show();
  const slots = await screen.findAllByRole('listitem');
  expect(slots.map((slot) => within(slot).getByRole('link').textContent)).toEqual([
    'Metro LineEnded',
    'Derby NightLive now',
    'One LampOn now',
    'Dawn PatrolLive Music',
  ]);
  expect(slots.map((slot) => within(slot).getByRole('link').getAttribute('href'))).toEqual([
    '/en/schedule/metroline',
    '/en/watch/derby',
    '/en/schedule/onelamp',
    '/en/schedule/dawnpatrol',
  ]);
  expect(slots.map((slot) => within(slot).queryByRole('button')?.getAttribute('aria-label') ?? null)).toEqual(
    [null, null, null, 'Remind me: Dawn Patrol'],
  );
});

test('live events are on also where the schedule pauses, and none stands there twice', async () => {
  fakeGraph({
    Tonight: programme(
      [entry('Derby Night', -1, 1, DERBY), entry('Dawn Patrol', 6, 7)],
      [event('derby', -9, null), event('oud', -9, null), event('over', -9, -8)],
    ),
  });
  show();
  const slots = await screen.findAllByRole('listitem');
  expect(slots.map((slot) => within(slot).getByRole('link').getAttribute('href'))).toEqual([
    '/en/watch/derby',
    '/en/watch/oud',
    '/en/schedule/dawnpatrol',
  ]);
});

test('the viewer’s clock and time zone stand beside the heading', async () => {
  fakeGraph({ Tonight: programme([entry('Metro Line', -1, 1)]) });
  show();
  await screen.findByText('Metro Line');
  expect(screen.getByText(formatHour(Date.now(), viewerZone()))).toBeVisible();
});

test('keeps its room until the programme is known', () => {
  fakeGraph({ Tonight: () => new Promise(() => undefined) });
  show();
  expect(screen.getByRole('region', { name: 'Tonight, hour by hour' })).toHaveAttribute('aria-busy', 'true');
});

test.each([
  ['nothing is on', programme([]), 'Nothing is announced for this evening yet.'],
  ['it cannot be asked', 'unreachable' as const, 'This evening’s programme cannot be shown just now.'],
])('keeps its place and says so when %s', async (_, reply, words) => {
  fakeGraph({ Tonight: reply });
  show();
  expect(await screen.findByText(words)).toBeVisible();
  const row = screen.getByRole('region', { name: 'Tonight, hour by hour' });
  expect(row).toHaveAttribute('aria-busy', 'false');
  expect(within(row).queryByRole('list')).not.toBeInTheDocument();
});
