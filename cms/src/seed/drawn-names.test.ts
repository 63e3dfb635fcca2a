import { join } from 'node:path';

import { pictureOfVideo } from '../../art/picture-of-video';
import { CHANNELS } from '../../seeds/channels';
import { SHOWS } from '../../seeds/shows';
import { VIDEOS } from '../../seeds/videos';
import { drawnNames } from './drawn-names';
import { PICTURES } from './picture-uploader';

let drawn: ReadonlySet<string>;
beforeAll(async () => {
  drawn = await drawnNames(join(__dirname, '../..', PICTURES));
});

const missing = (names: readonly string[]): string[] => names.filter((name) => !drawn.has(name));

test('every channel and show has its pictures drawn', () => {
  expect(missing(CHANNELS.map(({ slug }) => `channels/${slug}`))).toEqual([]);
  const shapes = ['poster', 'wide', 'upright'];
  expect(missing(SHOWS.flatMap(({ slug }) => shapes.map((shape) => `shows/${slug}-${shape}`)))).toEqual([]);
});

test('every short has its upright, and every video a picture of its own or a still of its show', () => {
  const all = VIDEOS.flatMap(({ show, channel, videos }) =>
    videos.map((video, turn) => ({ ...video, show, channel, turn })),
  );
  const shorts = all.filter(({ kind }) => kind === 'short');
  expect(missing(shorts.map(({ code }) => `videos/${code}-short`))).toEqual([]);
  const borrowed = all.filter((video) => pictureOfVideo(video, drawn).name === `shows/${video.show}-wide`);
  expect(borrowed.map(({ code, show }) => `${show} ${code}`)).toEqual([]);
});

test('videos without a picture of their own take the stills of their show in turn', () => {
  const stills = new Set(['shows/any-still-1', 'shows/any-still-2', 'videos/own00001-wide']);
  const nameOf = (code: string, turn: number): string =>
    pictureOfVideo({ code, show: 'any', channel: 'tech', turn }, stills).name;
  expect([0, 1, 2].map((turn) => nameOf('other001', turn))).toEqual([
    'shows/any-still-1',
    'shows/any-still-2',
    'shows/any-still-1',
  ]);
  expect(nameOf('own00001', 1)).toBe('videos/own00001-wide');
});
