import { programme } from '../../../../testing/schedule';
import { dayRange } from './day-range';
import { listGroups } from './list-groups';

const RANGE = dayRange('2026-11-23', 'Asia/Dubai');
const gulf = (hours: number) => new Date(RANGE.from + hours * 3_600_000).toISOString();
const ENTRIES = [
  programme('lamp', gulf(-0.5), gulf(0.5)),
  programme('bread', gulf(3), gulf(3.5)),
  programme('match', gulf(19), gulf(20.5)),
  programme('slow', gulf(21), gulf(22)),
  programme('oud', gulf(24), gulf(26)),
];
const groups = (now: number | null) =>
  listGroups(ENTRIES, RANGE, now).map(({ key, entries }) => [key, entries.map(({ code }) => code)]);

test('a day goes on through the night after it', () => {
  expect(new Date(RANGE.from).toISOString()).toBe('2026-11-22T20:00:00.000Z');
  expect(new Date(RANGE.to).toISOString()).toBe('2026-11-24T01:00:00.000Z');
});

test('today is read by the clock', () => {
  expect(groups(Date.parse(gulf(19.5)))).toEqual([
    ['earlier', ['lamp', 'bread']],
    ['now', ['match']],
    ['later', ['slow']],
    ['night', ['oud']],
  ]);
});

test('other days are divided by their hours; what comes after midnight stands by itself', () => {
  expect(groups(null)).toEqual([
    ['dawn', ['lamp', 'bread']],
    ['day', ['match', 'slow']],
    ['night', ['oud']],
  ]);
});
