import { mediaExpiry } from '@sahra/schemas/media-url';

import { countedFrom } from '../playlist/counted-from';
import { WINDOW_SEGMENTS } from '../playlist/write-live-playlist';
import { filmOf } from '../testing/film-of';
import { readLivePlaylist, type ReadSegment } from '../testing/read-live-playlist';
import { type LinearChannel, openLinearChannel } from './linear-channel';
import { type Programme, SLOT_MS } from './timeline';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const FILE = '720p/index.m3u8';

const FILMS = new Map([
  ['long01', filmOf(5_000)],
  ['short1', filmOf(6)],
  ['upload', filmOf(900, false, ['1080p', '480p'])],
  ['self01', filmOf(5, true)],
]);

/** Reads a channel under an address of the moment. */
const readAt = (channel: LinearChannel, now: number): ReadSegment[] =>
  readLivePlaylist(channel.playlist(FILE, now, countedFrom(mediaExpiry(now))) ?? '');

const open = (programmes: readonly Programme[]) => {
  const schedule = { programmes };
  const channel = openLinearChannel({
    own: filmOf(5, true),
    find: (code) => FILMS.get(code),
    programmes: () => schedule.programmes,
  });
  return {
    schedule,
    fileOf: channel.fileOf,
    read: (now: number) => readAt(channel, now),
  };
};

const codeOf = ({ uri }: ReadSegment): string | null => /^of\/([^/]+)\//.exec(uri)?.[1] ?? null;
const onAt = (at: number, programmes: readonly Programme[]): string | null =>
  programmes.find(({ startsAt, endsAt }) => startsAt <= at && at < endsAt)?.code ?? null;

/**
 * Reads the channel over a day and returns every segment once. Fails when a playlist contradicts one before it; each
 * address counts its seams from a beginning of its own.
 */
const readDay = (from: number, read: (now: number) => ReadSegment[], each: (now: number) => void) => {
  const known = new Map<number, ReadSegment>();
  for (let now = from; now <= from + DAY_MS; now += 20 * MINUTE_MS) {
    each(now);
    const listed = read(now).map((segment) => ({ ...segment, discontinuity: 0 }));
    expect(listed).toHaveLength(WINDOW_SEGMENTS);
    expect(listed).toEqual(listed.map((segment) => known.get(segment.sequence) ?? segment));
    for (const segment of listed) known.set(segment.sequence, segment);
  }
  return [...known.values()].filter(({ at }) => at >= from && at < from + DAY_MS);
};

/** Start and length of every slot of a day: each begins where the one before it ends. */
const slotsFrom = (from: number): [number, number][] =>
  Array.from({ length: DAY_MS / SLOT_MS }, (_, index) => [from + index * SLOT_MS, SLOT_MS]);

/** Returns the instant of a wall clock in Cairo. */
const inCairo = (wall: string): number => {
  const clock = new Intl.DateTimeFormat('sv-SE', {
    timeZone: 'Africa/Cairo',
    dateStyle: 'short',
    timeStyle: 'short',
  });
  const instant = [3, 2]
    .map((hours) => Date.parse(`${wall}Z`) - hours * HOUR_MS)
    .find((candidate) => clock.format(candidate) === wall.replace('T', ' '));
  if (instant === undefined) throw new Error(`Cairo has no ${wall}.`);
  return instant;
};

/** A day as an editor in Cairo plans it: each programme until the next one. */
const dayInCairo = (walls: readonly string[]): Programme[] => {
  const codes = ['long01', 'short1', 'upload', 'self01'];
  const starts = walls.map(inCairo);
  return starts.slice(0, -1).map((startsAt, index) => ({
    code: codes[index % codes.length] ?? '',
    startsAt,
    endsAt: starts[index + 1] ?? NaN,
  }));
};

const SPRING = [
  '2026-04-23T20:00',
  '2026-04-23T22:30',
  '2026-04-24T01:00',
  '2026-04-24T09:00',
  '2026-04-24T20:00',
];
const AUTUMN = [
  '2026-10-29T20:00',
  '2026-10-29T22:30',
  '2026-10-30T00:00',
  '2026-10-30T09:00',
  '2026-10-30T20:00',
];

describe('24 hours of a channel', () => {
  it.each([
    ['forward', SPRING, [2.5, 1.5, 8, 11]],
    ['back', AUTUMN, [2.5, 2.5, 9, 11]],
  ])('over a clock that is put %s, without a gap or an overlap', (_, walls, hours) => {
    const programmes = dayInCairo(walls);
    expect(programmes.map(({ startsAt, endsAt }) => (endsAt - startsAt) / HOUR_MS)).toEqual(hours);
    const from = programmes[0]?.startsAt ?? NaN;
    const day = readDay(from, open(programmes).read, () => undefined);

    expect(day.map(({ at, durationMs }) => [at, durationMs])).toEqual(slotsFrom(from));
    // The channel that stands in its own schedule shows its own film.
    const planned = day
      .map(({ at }) => onAt(at, programmes))
      .map((code) => (code === 'self01' ? null : code));
    expect(day.map(codeOf)).toEqual(planned);
  });

  it('over a change of the schedule: it holds at once, and what was shown stays as it was', () => {
    const from = Date.UTC(2026, 10, 21, 12);
    const hour = (at: number): number => from + at * HOUR_MS;
    const before = [
      { code: 'long01', startsAt: hour(8), endsAt: hour(10) },
      { code: 'short1', startsAt: hour(10), endsAt: hour(12) },
    ];
    // The running programme goes on, the next one is another, and one is new.
    const after = [
      { code: 'long01', startsAt: hour(8), endsAt: hour(10.5) },
      { code: 'upload', startsAt: hour(10.5), endsAt: hour(12) },
      { code: 'short1', startsAt: hour(20), endsAt: hour(21) },
    ];
    const { schedule, read } = open(before);
    const changed = hour(9) + 40 * MINUTE_MS;
    const day = readDay(from, read, (now) => {
      if (now >= changed) schedule.programmes = after;
    });

    expect(day.map(({ at, durationMs }) => [at, durationMs])).toEqual(slotsFrom(from));
    expect(day.map(codeOf)).toEqual(day.map(({ at }) => onAt(at, at < changed ? before : after)));
  });
});

describe('a channel', () => {
  const NOON = Date.UTC(2026, 10, 21, 12);
  const programme = (code: string, minutes: number): Programme => ({
    code,
    startsAt: NOON,
    endsAt: NOON + minutes * MINUTE_MS,
  });

  it('marks each seam once, begins a programme at its first second, and a short film again', () => {
    const listed = open([programme('short1', 1)]).read(NOON + MINUTE_MS);
    const [first, ...rest] = listed.filter(({ at }) => at >= NOON);
    expect(first).toMatchObject({
      at: NOON,
      uri: 'of/short1/720p/0.m4s',
      initUri: 'of/short1/720p/init.mp4',
    });
    expect(rest.map(({ uri }) => parseInt(uri.split('/')[3] ?? ''))).toEqual([
      ...[1, 2, 3, 4, 5],
      ...[0, 1, 2, 3, 4, 5],
      ...[0, 1, 2],
    ]);
    expect(rest.map(({ discontinuity }) => discontinuity - (first?.discontinuity ?? NaN))).toEqual([
      ...[0, 0, 0, 0, 0],
      ...[1, 1, 1, 1, 1, 1],
      ...[2, 2, 2],
    ]);
  });

  it('is the same after a restart and in every process, the numbers of its seams too', () => {
    const [one, other] = [open([programme('short1', 9)]), open([programme('short1', 9)])];
    one.read(NOON - 5 * HOUR_MS);
    expect(one.read(NOON + 5 * MINUTE_MS)).toEqual(other.read(NOON + 5 * MINUTE_MS));
  });

  it('shows its own film where a programme has none', () => {
    const listed = open([programme('nofilm', 9)]).read(NOON + MINUTE_MS);
    expect(new Set(listed.map(codeOf))).toEqual(new Set([null]));
  });

  it('opens the files of a film only while it is in its window, in the nearest quality', () => {
    const { fileOf, read } = open([programme('upload', 2)]);
    const file = '720p/of/upload/480p/3.m4s';
    read(NOON);
    expect(fileOf(file, NOON)).toBeUndefined();
    expect(fileOf(file, NOON + MINUTE_MS)?.file).toBe('480p/3.m4s');
    expect(read(NOON + MINUTE_MS).at(-1)?.uri).toMatch(/^of\/upload\/480p\/\d+\.m4s$/);
    for (const other of [
      'long01/720p/3.m4s',
      'upload/720p/3.m4s',
      'upload/../480p/3.m4s',
      'upload/480p/../3.m4s',
    ])
      expect(fileOf(`720p/of/${other}`, NOON + MINUTE_MS)).toBeUndefined();
    expect(fileOf(file, NOON + 2 * MINUTE_MS + WINDOW_SEGMENTS * SLOT_MS)).toBeUndefined();
  });

  it('lists another address for another version of a film, because players keep its files', () => {
    const [former, next] = ['0000000000000001/', '0000000000000002/'];
    const films = new Map([['upload', filmOf(900, false, ['480p'], former)]]);
    const channel = openLinearChannel({
      own: filmOf(5, true),
      find: (code) => films.get(code),
      programmes: () => [programme('upload', 9)],
    });
    const lastOf = (now: number): string => readAt(channel, now).at(-1)?.initUri ?? '';
    const before = lastOf(NOON + MINUTE_MS);
    films.set('upload', filmOf(900, false, ['480p'], next));
    const later = NOON + 2 * MINUTE_MS;
    expect([before, lastOf(later)]).toEqual(
      [former, next].map((version) => `of/upload/${version}480p/init.mp4`),
    );
    expect(channel.fileOf(`720p/of/upload/${next}480p/init.mp4`, later)?.file).toBe(`${next}480p/init.mp4`);
    expect(channel.fileOf(`720p/of/upload/${former}480p/init.mp4`, later)).toBeUndefined();
  });

  it('lists nothing that has not ended when its clock is set back', () => {
    const { read } = open([]);
    read(NOON + MINUTE_MS);
    expect(read(NOON).at(-1)?.at).toBe(NOON - SLOT_MS);
  });
});
