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

test('every video has a picture of its own, and every short its upright', () => {
  const all = VIDEOS.flatMap(({ channel, videos }) => videos.map((video) => ({ ...video, channel })));
  expect(missing(all.map(({ code, channel }) => pictureOfVideo(code, channel).name))).toEqual([]);
  const shorts = all.filter(({ kind }) => kind === 'short');
  expect(missing(shorts.map(({ code }) => `videos/${code}-short`))).toEqual([]);
});
