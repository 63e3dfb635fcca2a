import { CHANNELS } from '../seeds/channels';
import { SHOWS } from '../seeds/shows';
import { VIDEOS } from '../seeds/videos';
import { choosePicture, type PictureChoices } from './core/choose-picture';
import { artRecords } from './catalogue';
import { CHANNEL_HINTS } from './hints/channel-hints';
import { SHOW_HINTS } from './hints/show-hints';
import { pictureOfVideo } from './picture-of-video';

const drawn = new Map(
  artRecords().flatMap(({ name, record, shapes }) =>
    Object.keys(shapes).map((ending) => [`${name}${ending}`, record] as const),
  ),
);

const decisionOf = (name: string): PictureChoices => {
  const record = drawn.get(name);
  if (record === undefined) throw new Error(`Nothing draws ${name}.`);
  return choosePicture(record.channel, record);
};

/** Picture of each video card in page order: newest first, the seeds' order within one day. */
const newest = VIDEOS.flatMap(({ channel, videos }) =>
  videos.map(({ code, kind, releasedDaysAgo }) => ({
    releasedDaysAgo,
    wide: pictureOfVideo(code, channel).name,
    upright: kind === 'short' ? `videos/${code}-short` : null,
  })),
).sort((one, other) => one.releasedDaysAgo - other.releasedDaysAgo);

const shows = SHOWS.map(({ slug, channel }) => choosePicture(channel, { seed: slug, ...SHOW_HINTS[slug] }));
const channels = CHANNELS.map(({ slug }) => choosePicture(slug, { seed: slug, ...CHANNEL_HINTS[slug] }));

const ROWS: readonly [string, readonly PictureChoices[]][] = [
  ['shows', shows],
  ['channels', channels],
  ['the newest videos', newest.map(({ wide }) => decisionOf(wide))],
  ['the newest shorts', newest.flatMap(({ upright }) => (upright === null ? [] : [decisionOf(upright)]))],
];

const pairs = (row: readonly PictureChoices[]): [PictureChoices, PictureChoices][] =>
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
