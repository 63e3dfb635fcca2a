import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { CHANNELS } from '../seeds/channels';
import { SHOWS } from '../seeds/shows';
import { VIDEOS } from '../seeds/videos';
import { pictures } from './catalogue';
import { pictureOfVideo } from './picture-of-video';
import { findRepeatedPictures, type PictureView } from './repeated-pictures';
import { FOLDER } from './tools/encoding';

const smallest = new Map(pictures().map(({ name, widths }) => [name, Math.min(...widths)]));
const contents = new Map<string, string>();

/** Hashes the smallest file of a committed picture. */
const contentOf = (picture: string): string => {
  const known = contents.get(picture);
  if (known !== undefined) return known;
  const file = join(FOLDER, `${picture}-${String(smallest.get(picture))}.avif`);
  const hash = createHash('sha256').update(readFileSync(file)).digest('hex');
  contents.set(picture, hash);
  return hash;
};

const all = VIDEOS.flatMap(({ show, channel, videos }) =>
  videos.map((video) => ({ ...video, show, channel, wide: pictureOfVideo(video.code, channel).name })),
);
const cards = (name: string, isShown: (video: (typeof all)[number]) => boolean): PictureView => ({
  name,
  pictures: all.filter(isShown).map(({ wide }) => wide),
});

const VIEWS: readonly PictureView[] = [
  ...SHOWS.map(({ slug }) => cards(`show ${slug}`, ({ show }) => show === slug)),
  ...CHANNELS.map(({ slug }) => cards(`channel ${slug}`, ({ channel }) => channel === slug)),
  cards('row of new videos', () => true),
  cards('row of live videos', ({ live }) => live !== undefined),
  {
    name: 'row of shorts',
    pictures: all.filter(({ kind }) => kind === 'short').map(({ code }) => `videos/${code}-short`),
  },
  { name: 'row of shows', pictures: SHOWS.map(({ slug }) => `shows/${slug}-poster`) },
  { name: 'row of channels', pictures: CHANNELS.map(({ slug }) => `channels/${slug}`) },
];

describe('pictures in one view', () => {
  it('are never the same, in any view of the seeds', () => {
    expect(VIEWS.filter(({ pictures: shown }) => shown.length === 0)).toEqual([]);
    expect(findRepeatedPictures(VIEWS, contentOf)).toEqual([]);
  });

  it('are found where one is there twice, under one name or under two', () => {
    const view: PictureView = { name: 'row', pictures: ['one', 'copy of one', 'other', 'one'] };
    expect(findRepeatedPictures([view], (picture) => picture.replace('copy of ', ''))).toEqual([
      'row: copy of one looks like one',
      'row: one looks like one',
    ]);
  });
});
