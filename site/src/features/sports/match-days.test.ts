import { matchOf } from '../../../testing/match';
import { matchBoard } from './match-days';

const NOW = Date.parse('2026-11-23T20:30:00Z');
const at = (code: string, startsAt: string, endsAt: string | null = null) =>
  matchOf(code, { startsAt, endsAt });
const MATCHES = [
  at('tomorrow', '2026-11-24T18:00:00Z', '2026-11-24T20:00:00Z'),
  at('over', '2026-11-23T12:00:00Z', '2026-11-23T14:00:00Z'),
  at('late', '2026-11-23T21:00:00Z', '2026-11-23T23:00:00Z'),
  at('on', '2026-11-23T20:00:00Z', '2026-11-23T22:00:00Z'),
  at('open', '2026-11-23T19:00:00Z'),
  at('yesterday', '2026-11-22T12:00:00Z', '2026-11-22T14:00:00Z'),
];
const daysOf = (zone: string, now: number | null = NOW) =>
  matchBoard(MATCHES, now, zone).days.map(({ day, matches }) => [day, ...matches.map(({ code }) => code)]);

test('the matches on air come apart, the one that began last first', () => {
  expect(matchBoard(MATCHES, NOW, 'UTC').live.map(({ code }) => code)).toEqual(['on', 'open']);
});

test('the days to come follow each other, then those that are over, the nearest first', () => {
  expect(daysOf('UTC')).toEqual([
    ['2026-11-23', 'over', 'late'],
    ['2026-11-24', 'tomorrow'],
    ['2026-11-22', 'yesterday'],
  ]);
});

test('a day is one of the viewer’s own clock', () => {
  expect(daysOf('Asia/Dubai')).toEqual([
    ['2026-11-24', 'late', 'tomorrow'],
    ['2026-11-23', 'over'],
    ['2026-11-22', 'yesterday'],
  ]);
});

test('without a clock the stored states decide', () => {
  const stored = [
    matchOf('a', { startsAt: '2026-11-23T12:00:00Z', liveState: 'LIVE' }),
    matchOf('b', { startsAt: '2026-11-23T12:00:00Z', liveState: 'ENDED' }),
    matchOf('c', { startsAt: null, liveState: null, live: false }),
  ];
  const { live, days } = matchBoard(stored, null, 'UTC');
  expect(live.map(({ code }) => code)).toEqual(['a']);
  expect(days.flatMap(({ matches }) => matches.map(({ code }) => code))).toEqual(['b']);
});

test('of the days that are over it shows two', () => {
  const over = ['10', '11', '12', '13'].map((day) =>
    at(day, `2026-11-${day}T10:00:00Z`, `2026-11-${day}T12:00:00Z`),
  );
  expect(matchBoard(over, NOW, 'UTC').days.map(({ day }) => day)).toEqual(['2026-11-13', '2026-11-12']);
});
