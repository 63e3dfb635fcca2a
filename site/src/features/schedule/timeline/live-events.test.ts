import { programme } from '../../../../testing/schedule';
import { liveEvents } from './live-events';
import type { ScheduledEventFragment } from '../scheduled-event.fragment.generated';

const NOW = Date.parse('2026-11-23T04:00:00Z');
const event = (code: string, startsAt: string, endsAt: string | null): ScheduledEventFragment => ({
  __typename: 'Video',
  id: code,
  code,
  title: `Event ${code}`,
  language: 'EN',
  liveState: 'LIVE',
  startsAt,
  endsAt,
  channel: null,
});

test('events that are on stand in the day, unless a programme shows them; a far end is an open one', () => {
  const derby = programme('derby', '2026-11-23T03:00:00Z', '2026-11-23T05:00:00Z', {
    video: { __typename: 'Video', id: 'video-v1', code: 'v1' },
  });
  const events = liveEvents(
    [
      event('v1', '2026-11-23T03:00:00Z', '2026-11-23T05:00:00Z'),
      event('oud', '2026-11-22T17:00:00Z', null),
      event('cup', '2026-11-22T17:00:00Z', '2027-05-22T17:00:00Z'),
      event('final', '2026-11-23T03:30:00Z', '2026-11-23T04:30:00Z'),
      event('over', '2026-11-22T17:00:00Z', '2026-11-22T19:00:00Z'),
      event('soon', '2026-11-23T06:00:00Z', null),
    ],
    [derby],
    NOW,
  );
  expect(events.map(({ code, endsAt, video }) => [code, endsAt, video?.code])).toEqual([
    ['oud', null, 'oud'],
    ['cup', null, 'cup'],
    ['final', '2026-11-23T04:30:00Z', 'final'],
  ]);
});
