import { CHANNELS } from '../seeds/channels';
import { SHOWS } from '../seeds/shows';
import { VIDEOS } from '../seeds/videos';
import { decide, type Decision } from './core/decide';
import { CHANNEL_HINTS, SHOW_HINTS, VIDEO_HINTS } from './hints';

/** The page's order of videos: the newest first, of one day in the order of the seeds. */
const newest = (onlyShorts: boolean): Decision[] =>
  VIDEOS.flatMap(({ channel, videos }) => videos.map((video) => ({ ...video, channel })))
    .filter(({ kind }) => !onlyShorts || kind === 'short')
    .sort((one, other) => one.releasedDaysAgo - other.releasedDaysAgo)
    .map(({ code, channel }) => decide(channel, { seed: code, ...VIDEO_HINTS[code] }));

const shows = SHOWS.map(({ slug, channel }) => decide(channel, { seed: slug, ...SHOW_HINTS[slug] }));
const channels = CHANNELS.map(({ slug }) => decide(slug, { seed: slug, ...CHANNEL_HINTS[slug] }));

const ROWS: readonly [string, readonly Decision[]][] = [
  ['shows', shows],
  ['channels', channels],
  ['the newest videos', newest(false)],
  ['the newest shorts', newest(true)],
];

const pairs = (row: readonly Decision[]): [Decision, Decision][] =>
  row.slice(1).flatMap((next, i) => {
    const before = row[i];
    return before === undefined ? [] : [[before, next]];
  });

describe.each(ROWS)('a row of %s', (_name, row) => {
  it('never shows one scene twice in a row', () => {
    expect(pairs(row).filter(([one, next]) => one.scene === next.scene)).toEqual([]);
  });

  it('never sets two neighbours in one light and one composition', () => {
    const alike = pairs(row).filter(
      ([one, next]) => one.mode === next.mode && one.composition === next.composition,
    );
    expect(alike.map((pair) => pair.map(({ seed }) => seed))).toEqual([]);
  });

  it('has about three light grounds in seven', () => {
    const share = row.filter(({ colours }) => colours.isLight).length / row.length;
    expect(share).toBeGreaterThan(0.3);
    expect(share).toBeLessThan(0.6);
  });
});
