import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';

import { VIDEO_CODE_PATTERN } from '@sahra/schemas/identity';
import sharp from 'sharp';

import streams from '../../library/streams.json';
import { findTools } from '../encoder/find-tools';
import { probe } from '../encoder/probe';
import { parseMediaPlaylist } from '../playlist/media-playlist';

const CLIPS = resolve(__dirname, '../../library/clips');
const KILOBYTE = 1000;
const MEGABYTE = 1000 * KILOBYTE;
const UPRIGHT = '-upright';
const names = readdirSync(CLIPS).sort();
/** Recordings of which media makes the larger qualities. */
const entries: readonly { clip: string; source?: string }[] = Object.values(streams);
const sources = new Map(
  entries.flatMap(({ clip, source }) => (source === undefined ? [] : [[clip, source]])),
);
const SOURCES = resolve(__dirname, '../../library/sources');
/** The stories: longer than the film of a scene. */
const isStory = (name: string): boolean => lengthOf(name) > 40;
const read = (...path: string[]): string => readFileSync(join(CLIPS, ...path), 'utf8');

interface Variant {
  attributes: string;
  uri: string;
}
const variantsOf = (name: string): Variant[] =>
  [...read(name, 'master.m3u8').matchAll(/#EXT-X-STREAM-INF:(.*)\n(.+)/g)].map(([, attributes, uri]) => ({
    attributes: attributes ?? '',
    uri: uri ?? '',
  }));

interface Caption {
  from: number;
  to: number;
  text: string;
}
const seconds = (stamp: string): number => stamp.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);
const captionsOf = (name: string, locale: string): Caption[] =>
  [...read(name, 'captions', `${locale}.vtt`).matchAll(/^(\S+) --> (\S+)\n(.+)$/gm)].map(
    ([, from = '', to = '', text = '']) => ({ from: seconds(from), to: seconds(to), text }),
  );

const playlistOf = (name: string, uri: string) => parseMediaPlaylist(read(name, uri));
const lengthOf = (name: string): number => {
  const [variant] = variantsOf(name);
  const { segments } = playlistOf(name, variant?.uri ?? '');
  return segments.reduce((sum, { durationMs }) => sum + durationMs, 0) / 1000;
};

const bytesOf = (folder: string): number =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0);

describe('the committed library', () => {
  const weightOf = (clips: readonly string[]): number =>
    clips.reduce((sum, name) => sum + bytesOf(join(CLIPS, name)), 0);

  it('has wide films of at least fourteen scenes, together under 26 MB', () => {
    const wide = names.filter((name) => !name.endsWith(UPRIGHT) && !isStory(name) && !sources.has(name));
    expect(new Set(wide.map((name) => name.split('-')[0])).size).toBeGreaterThanOrEqual(14);
    expect(weightOf(wide)).toBeLessThan(26 * MEGABYTE);
  });

  it('has upright films for shorts, together under 10 MB', () => {
    const upright = names.filter((name) => name.endsWith(UPRIGHT));
    expect(upright.length).toBeGreaterThanOrEqual(37);
    expect(weightOf(upright)).toBeLessThan(10 * MEGABYTE);
  });

  it('names a clip that exists for every video, and uses every clip', () => {
    for (const code of Object.keys(streams)) expect(code).toMatch(VIDEO_CODE_PATTERN);
    expect([...new Set(Object.values(streams).map(({ clip }) => clip))].sort()).toEqual(names);
  });

  it('has stories with a source in 1080 lines each, all together under 60 MB', async () => {
    expect(sources.size).toBe(7);
    expect(readdirSync(SOURCES).sort()).toEqual([...sources.values()].sort());
    const tools = await findTools(process.env['PATH'] ?? '');
    for (const [name, file] of sources) {
      const {
        width,
        height,
        seconds: length,
      } = await probe(tools, join(SOURCES, file), new AbortController().signal);
      expect([name, Math.min(width, height)]).toEqual([name, 1080]);
      expect(Math.abs(length - lengthOf(name))).toBeLessThan(0.2);
    }
    const stories = names.filter((name) => isStory(name) || sources.has(name));
    expect(weightOf(stories) + bytesOf(SOURCES)).toBeLessThan(60 * MEGABYTE);
  });
});

describe.each(names)('the clip %s', (name) => {
  const isLong = isStory(name);
  const isAlone = sources.has(name);

  it(`is ${isLong ? 'many' : 'a few'} whole segments long`, () => {
    const segments = playlistOf(name, variantsOf(name)[0]?.uri ?? '').segments.map(
      ({ durationMs }) => durationMs,
    );
    expect(segments.length).toBeGreaterThanOrEqual(2);
    expect(new Set(segments)).toEqual(new Set([4000]));
    const kilobytes = isLong ? (isAlone ? 30 : 60) * segments.length * 4 : isAlone ? 1500 : 700;
    expect(bytesOf(join(CLIPS, name))).toBeLessThanOrEqual(kilobytes * KILOBYTE);
  });

  const LEAST = isAlone ? 1 : 2;

  it('has renditions of different sizes, or of a source the smallest, each with codecs, size and frame rate', () => {
    const variants = variantsOf(name);
    const sizes = variants.map(({ attributes }) => /RESOLUTION=(\d+x\d+)/.exec(attributes)?.[1]);

    expect(variants.length).toBeGreaterThanOrEqual(LEAST);
    expect(new Set(sizes).size).toBe(variants.length);
    for (const { attributes } of variants) {
      expect(attributes).toMatch(/CODECS="avc1\.[0-9a-f]{6},mp4a\.40\.2"/);
      expect(attributes).toMatch(/FRAME-RATE=25\.000/);
    }
  });

  it('never needs more bandwidth than its master playlist says', () => {
    const variants = variantsOf(name);
    expect(variants.length).toBeGreaterThanOrEqual(LEAST);
    for (const { attributes, uri } of variants) {
      const promised = Number(/(?:^|,)BANDWIDTH=(\d+)/.exec(attributes)?.[1]);
      const peak = Math.max(
        ...playlistOf(name, uri).segments.map(
          (segment) => (statSync(join(CLIPS, name, uri, '..', segment.uri)).size * 8000) / segment.durationMs,
        ),
      );
      expect(peak).toBeLessThanOrEqual(promised);
    }
  });

  it('changes quality at the same moments in every rendition', () => {
    const cuts = variantsOf(name).map(({ uri }) =>
      playlistOf(name, uri).segments.map((segment) => segment.durationMs),
    );
    expect(cuts.length).toBeGreaterThanOrEqual(LEAST);
    for (const other of cuts) expect(other).toEqual(cuts[0]);
  });

  it('has its sound alone, exactly as long as its pictures, in fewer bytes', () => {
    const uri = 'audio/index.m3u8';
    expect(read(name, 'audio.m3u8')).toMatch(/CODECS="mp4a\.40\.2"\naudio\/index\.m3u8\n$/);
    expect(read(name, 'master.m3u8')).not.toContain('audio');
    const { segments } = playlistOf(name, uri);
    const heard = segments.reduce((sum, { durationMs }) => sum + durationMs, 0) / 1000;
    // Nobody repeats a story of a recording: its last frame of AAC may reach over the end.
    expect(heard - lengthOf(name)).toBeLessThan(isAlone ? 0.022 : 0.0001);
    expect(heard).toBeGreaterThanOrEqual(lengthOf(name));
    const init = readFileSync(join(CLIPS, name, 'audio/init.mp4'), 'latin1');
    expect([init.includes('mp4a'), init.includes('avc1')]).toEqual([true, false]);
    expect(bytesOf(join(CLIPS, name, 'audio')) * 1.5).toBeLessThan(
      bytesOf(join(CLIPS, name, isAlone ? '270p' : '360p')),
    );
  });

  it.each(['en', 'ar'])('has %s captions in order, inside the picture', (locale) => {
    const captions = captionsOf(name, locale);
    expect(read(name, 'captions', `${locale}.vtt`)).toMatch(/^WEBVTT\n\n/);
    expect(captions.length).toBeGreaterThanOrEqual(2);

    let end = 0;
    for (const { from, to } of captions) {
      expect(from).toBeGreaterThanOrEqual(end);
      expect(to).toBeGreaterThan(from);
      end = to;
    }
    expect(end).toBeLessThanOrEqual(lengthOf(name));
  });

  it('says the same at the same time in both languages, each in its script', () => {
    const english = captionsOf(name, 'en');
    const arabic = captionsOf(name, 'ar');
    const times = (captions: Caption[]) => captions.map(({ from, to }) => [from, to]);

    expect(times(arabic)).toEqual(times(english));
    expect(english.length).toBeGreaterThanOrEqual(2);
    for (const { text } of english) expect(text).not.toMatch(/\p{Script=Arabic}/u);
    for (const { text } of arabic) expect(text).not.toMatch(/[a-z]/i);
  });

  it('has a storyboard of its whole length, of a few kilobytes', async () => {
    const cues = [
      ...read(name, 'storyboard/storyboard.vtt').matchAll(
        /^(\S+) --> (\S+)\n(\S+)#xywh=(\d+),(\d+),(\d+),(\d+)$/gm,
      ),
    ];
    expect(cues.length).toBeGreaterThan(1);
    const picture = join(CLIPS, name, 'storyboard/storyboard.jpg');
    const { width, height } = await sharp(picture).metadata();
    expect(Math.abs(seconds(cues.at(-1)?.[2] ?? '') - lengthOf(name))).toBeLessThan(0.5);
    expect(statSync(picture).size).toBeLessThan(isLong ? 600_000 : 60_000);
    for (const [, , , file, x, y, w, h] of cues) {
      expect(file).toBe('storyboard.jpg');
      expect(Number(x) + Number(w)).toBeLessThanOrEqual(width);
      expect(Number(y) + Number(h)).toBeLessThanOrEqual(height);
    }
  });
});
