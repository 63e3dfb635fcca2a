/** @jest-environment node */
import { revisionOf } from './revision';

const NOW = Date.parse('2026-11-25T18:00:00.000Z');
const at = (seconds: number): string => new Date(NOW + seconds * 1000).toISOString();
const turnOf = (data: Record<string, unknown>): number =>
  (revisionOf({ data, json: JSON.stringify(data), stale: false }, NOW).turnsAt - NOW) / 1000;

test.each([
  ['no time', { startsAt: null }, Infinity],
  ['times that are long over', { startsAt: at(-7200), endsAt: at(-3600) }, Infinity],
  ['the end of what runs', { startsAt: at(-60), endsAt: at(60) }, 60],
  ['the next of several', { nodes: [{ startsAt: at(90) }, { video: { endsAt: at(30) } }] }, 30],
  ['a start that another clock may not have reached', { startsAt: at(-2), endsAt: at(3600) }, -2],
  ['what is not a time', { startsAt: 'soon' }, Infinity],
  ['a time of something else', { publishedAt: at(30) }, Infinity],
])('%s', (_what, data, seconds) => {
  expect(turnOf(data)).toBe(seconds);
});

test('revisions are equal for equal data, and know their content version unless the data are stale', () => {
  const of = (title: string, contentVersion: unknown, stale = false) =>
    revisionOf({ data: { contentVersion }, json: JSON.stringify({ title, contentVersion }), stale }, NOW);
  expect(of('a', 7)).toEqual(of('a', 7));
  expect(of('a', 7).digest).not.toBe(of('b', 7).digest);
  expect([of('a', 7).version, of('a', null).version, of('a', 7, true).version]).toEqual([7, null, null]);
});
