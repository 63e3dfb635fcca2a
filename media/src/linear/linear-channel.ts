import { MASTER_PLAYLIST, type Stream } from '../library/library';
import type { BitRates } from '../playlist/bit-rates';
import { saidBitRates, withLargestBitRates } from '../playlist/largest-bit-rates';
import { WINDOW_SEGMENTS, writeLivePlaylist } from '../playlist/write-live-playlist';
import { openTimeline, type Programme, SLOT_MS } from './timeline';

const TARGET_SECONDS = SLOT_MS / 1000;
/** Longest difference of a whole segment from its slot: a frame of the slowest film, and rounding. */
const FRAME_MS = 60;
const PLAYLIST = /^(\d+p)\/index\.m3u8$/;
/** Quality of the channel, code of the film, then version and quality of the film: films of the seeds have no version. */
const PROGRAMME_FILE = /^\d+p\/of\/([^/]+)\/((?:[\da-f]{16}\/)?\d+p\/(?:init\.mp4|\d+\.m4s))$/;

/** A channel that shows what its schedule says. */
export interface LinearChannel {
  /**
   * Returns the playlist of a quality at `now`, its seams counted from `from` on, or the master playlist, with the largest
   * bit rates of all films that are in the window or planned; undefined for any other file.
   */
  playlist: (file: string, now: number, from: number) => string | undefined;
  /**
   * Returns the film and the file in it that a file of the channel stands for; undefined when the film is not in
   * the live window, or does not have the file any more: the URL of a channel opens what the channel shows, and no
   * other film.
   */
  fileOf: (file: string, now: number) => { stream: Stream; file: string } | undefined;
}

interface ChannelParts {
  /** Shown between programmes; the channel has its qualities. */
  own: Stream;
  find: (code: string) => Stream | undefined;
  programmes: () => readonly Programme[];
}

/** Returns how many segments of a film fill a slot each; a shorter last one is left out. */
const wholeSegments = (film: Stream | undefined): number => {
  const counts = film?.qualities().map(({ playlist: { segments } }) => {
    const short = segments.findIndex(({ durationMs }) => durationMs < SLOT_MS - FRAME_MS);
    return short < 0 ? segments.length : short;
  });
  return counts && counts.length > 0 ? Math.min(...counts) : 0;
};

const heightOf = (name: string): number => parseInt(name, 10);

/** Returns the quality of a film that is nearest to a quality of the channel. */
const qualityOf = (film: Stream, name: string) =>
  film
    .qualities()
    .reduce((best, each) =>
      Math.abs(heightOf(each.name) - heightOf(name)) < Math.abs(heightOf(best.name) - heightOf(name))
        ? each
        : best,
    );

/** Opens a channel. */
export const openLinearChannel = ({ own, find, programmes }: ChannelParts): LinearChannel => {
  const counts = new WeakMap<Stream, number>();
  // The channel itself may stand in the schedule: then its own film is meant.
  const filmOf = (code: string | null): Stream | undefined => {
    const film = code === null ? own : find(code);
    return film?.live === true ? own : film;
  };
  const countOf = (code: string | null): number => {
    const film = filmOf(code);
    if (!film) return 0;
    const known = counts.get(film) ?? wholeSegments(film);
    counts.set(film, known);
    return known;
  };
  const rates = new WeakMap<Stream, ReadonlyMap<string, BitRates>>();
  const ratesOf = (film: Stream): ReadonlyMap<string, BitRates> => {
    const known = rates.get(film) ?? saidBitRates(film.text(MASTER_PLAYLIST) ?? '');
    rates.set(film, known);
    return known;
  };
  // A player reads it once, at its start: it counts what follows too.
  const masterAt = (now: number): string | undefined => {
    const codes = programmes()
      .filter(({ endsAt }) => endsAt > now - WINDOW_SEGMENTS * SLOT_MS)
      .map(({ code }) => code);
    const films = new Set(codes.filter((code) => countOf(code) > 0).flatMap((code) => filmOf(code) ?? []));
    const master = own.text(MASTER_PLAYLIST);
    return (
      master &&
      withLargestBitRates(master, (name) =>
        [...films].flatMap((film) => ratesOf(film).get(qualityOf(film, name).folder) ?? []),
      )
    );
  };
  const timeline = openTimeline({ countOf });
  /** The texts of the last slot, which all viewers ask for until the next one ends; two around midnight. */
  const written = { next: 0, texts: new Map<string, string>() };

  return {
    playlist: (file, now, from) => {
      if (file === MASTER_PLAYLIST) return masterAt(now);
      const name = PLAYLIST.exec(file)?.[1];
      if (name === undefined || !own.has(file)) return undefined;
      const next = Math.floor(now / SLOT_MS);
      if (written.next !== next) Object.assign(written, { next, texts: new Map<string, string>() });
      const key = `${from} ${file}`;
      const known = written.texts.get(key);
      if (known !== undefined) return known;
      const slots = timeline.advance(now, programmes());
      const segments = slots.flatMap(({ number, code, index, isSeam }) => {
        const film = filmOf(code) ?? own;
        const { playlist, folder: quality } = qualityOf(film, name);
        const segment = playlist.segments[index % playlist.segments.length];
        // These files are immutable for players: another version or quality needs another address.
        const folder = film === own ? '' : `of/${code}/${quality}/`;
        return segment
          ? [
              {
                uri: `${folder}${segment.uri}`,
                initUri: `${folder}${playlist.initUri}`,
                durationMs: segment.durationMs,
                at: number * SLOT_MS,
                isSeam,
              },
            ]
          : [];
      });
      const text = writeLivePlaylist({
        targetSeconds: TARGET_SECONDS,
        sequence: slots[0]?.number ?? 0,
        leftSeams: timeline.leftSeams(from),
        segments,
      });
      written.texts.set(key, text);
      return text;
    },
    fileOf: (file, now) => {
      const [, code, part] = PROGRAMME_FILE.exec(file) ?? [];
      if (code === undefined || part === undefined) return undefined;
      if (!timeline.advance(now, programmes()).some((slot) => slot.code === code)) return undefined;
      const stream = filmOf(code);
      return stream && stream !== own && stream.has(part) ? { stream, file: part } : undefined;
    },
  };
};
