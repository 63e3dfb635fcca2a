import type { PlannerEntry } from '../../../desk/planner/planner';
import { filledShare, gapsOf, overlapsOf } from './planner-looks';

const at = (hour: string): number => Date.parse(`2026-11-24T${hour}:00.000Z`);
const entry = (channel: string, from: string, to: string): PlannerEntry => ({
  ...{ documentId: `${channel} ${from}`, channel, titles: { en: from, ar: from } },
  ...{ video: null, picture: null, live: false, version: '', changedBy: null },
  ...{ startsAt: new Date(at(from)).toISOString(), endsAt: new Date(at(to)).toISOString() },
});

test('an overlap is of one channel, and from the later beginning to the earlier end', () => {
  const long = entry('music', '13:00', '15:00');
  const inside = entry('music', '13:30', '14:00');
  const after = entry('music', '14:45', '16:00');
  const elsewhere = entry('kitchen', '13:00', '16:00');
  expect(overlapsOf([long, elsewhere, inside, after])).toMatchObject([
    { channel: 'music', earlier: long, later: inside, from: at('13:30'), to: at('14:00') },
    { channel: 'music', earlier: long, later: after, from: at('14:45'), to: at('15:00') },
  ]);
  expect(overlapsOf([entry('music', '13:00', '14:00'), entry('music', '14:00', '15:00')])).toEqual([]);
});

test('a gap lies between two programmes of a channel; a long pause is none, nor what a long programme covers', () => {
  const entries = [
    entry('music', '10:00', '13:00'),
    entry('music', '11:00', '12:00'),
    entry('kitchen', '11:00', '12:00'),
    entry('music', '14:00', '14:30'),
    entry('music', '14:30', '15:00'),
    entry('music', '20:00', '21:00'),
  ];
  expect(gapsOf(entries)).toEqual([{ channel: 'music', from: at('13:00'), to: at('14:00') }]);
});

test('a day is as full as its channels are, without counting an overlap twice', () => {
  const evening = { from: at('13:00'), to: at('21:00') };
  const entries = [
    entry('music', '12:00', '15:00'),
    entry('music', '14:00', '17:00'),
    entry('kitchen', '20:00', '22:00'),
  ];
  expect(filledShare(entries, evening, 2)).toBeCloseTo((4 + 1) / 16);
  expect(filledShare([], evening, 0)).toBe(0);
});
