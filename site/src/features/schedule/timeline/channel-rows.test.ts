import { onChannel, programme } from '../../../../testing/schedule';
import { channelRows } from './channel-rows';
import { channelCell, stepInRows } from './step-in-rows';
import { stepOfKey } from './step-of-key';

const hour = (hours: number) =>
  new Date(Date.parse('2026-11-23T00:00:00Z') + hours * 3_600_000).toISOString();
const MUSIC = onChannel('music', 'Live Music');
const TALK = onChannel('talk', 'Late Talk');
const ENTRIES = [
  programme('news', hour(17), hour(18), TALK),
  programme('serve', hour(17.5), hour(18)),
  programme('oud', hour(19), hour(21), MUSIC),
  programme('final', hour(20), hour(22)),
  programme('court', hour(20.5), hour(21)),
];

test('each channel has a row; programmes that overlap stand in lanes', () => {
  const [talk, padel, music] = channelRows(ENTRIES, Date.parse(hour(5)), Date.parse(hour(5)));
  expect([talk?.key, padel?.key, music?.key]).toEqual(['talk', 'padel', 'music']);
  expect(padel?.entries.map(({ entry, lane }) => [entry.code, lane])).toEqual([
    ['serve', 0],
    ['final', 0],
    ['court', 1],
  ]);
  expect(padel?.lanes).toBe(2);
});

test('at now, what is on comes first, then what is next, at the end what is over', () => {
  const rows = channelRows(ENTRIES, Date.parse(hour(19.5)), Date.parse(hour(19.5)));
  expect(rows.map(({ key }) => key)).toEqual(['music', 'padel', 'talk']);
});

test('events without an end stand below the programmes of their channel, and after those of others', () => {
  const now = Date.parse(hour(20.5));
  const endless = { ...programme('endless', hour(2), hour(3)), endsAt: null };
  const stream = { ...programme('stream', hour(1), hour(3), TALK), endsAt: null };
  const rows = channelRows([stream, endless, ...ENTRIES], now, now);
  expect(rows.map(({ key }) => key)).toEqual(['padel', 'music', 'talk']);
  expect(rows[0]?.entries.map(({ entry, lane }) => [entry.code, lane])).toEqual([
    ['endless', 2],
    ['serve', 0],
    ['final', 0],
    ['court', 1],
  ]);
});

test('arrow keys move in time within a row, and to the nearest programme of another row', () => {
  const rows = channelRows(ENTRIES, Date.parse(hour(5)), Date.parse(hour(5)));
  expect(stepInRows(rows, 'serve', 'later')).toBe('final');
  expect(stepInRows(rows, 'court', 'later')).toBe('court');
  expect(stepInRows(rows, 'serve', 'earlier')).toBe('channel padel');
  expect(stepInRows(rows, 'final', 'up')).toBe('news');
  expect(stepInRows(rows, 'final', 'down')).toBe('oud');
  expect(stepInRows(rows, 'oud', 'up')).toBe('final');
  expect(stepInRows(rows, 'oud', 'down')).toBe('oud');
  expect(stepInRows(rows, 'serve', 'last')).toBe('court');
  expect(stepInRows(rows, 'court', 'first')).toBe('channel padel');
  expect(rows[0] && stepInRows(rows, channelCell(rows[0]), 'down')).toBe('channel padel');
});

test('time runs from the right in Arabic, and keys with a modifier belong to the browser', () => {
  const key = (name: string, changes = {}) => ({
    key: name,
    altKey: false,
    ctrlKey: false,
    metaKey: false,
    shiftKey: false,
    ...changes,
  });
  expect(stepOfKey(key('ArrowRight'), 'ltr')).toBe('later');
  expect(stepOfKey(key('ArrowRight'), 'rtl')).toBe('earlier');
  expect(stepOfKey(key('ArrowLeft'), 'rtl')).toBe('later');
  expect(stepOfKey(key('End'), 'ltr')).toBe('last');
  expect(stepOfKey(key('ArrowLeft', { altKey: true }), 'ltr')).toBeNull();
  expect(stepOfKey(key('constructor'), 'ltr')).toBeNull();
});
