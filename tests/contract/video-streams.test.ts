import { VIDEOS } from '../../cms/seeds/videos';
import { seededStreams } from '../../cms/art/films/seeded-streams';
import streams from '../../media/library/streams.json';

/** Length of the segments of all films in media/library. */
const SEGMENT_SECONDS = 4;
const seeded = VIDEOS.flatMap(({ videos }) => videos);

describe('every seeded video of the cms', () => {
  it('has a stream in media, and media has no stream without a video', () => {
    expect(Object.keys(streams).sort()).toEqual(seeded.map(({ code }) => code).sort());
  });

  it('is streamed live when it is a live event, and only then', () => {
    const liveSeeds = seeded.filter(({ live }) => live !== undefined).map(({ code }) => code);
    const liveStreams = Object.entries(streams).flatMap(([code, { live }]) => (live ? [code] : []));
    expect(liveStreams.sort()).toEqual(liveSeeds.sort());
  });

  it('plays the film nearest to its still, as long as its page tells', async () => {
    expect(streams).toEqual(Object.fromEntries(await seededStreams()));
    const told = seeded.map(({ code, seconds, live }) => [code, live ? null : (seconds ?? null)]);
    expect(
      Object.entries(streams)
        .map(([code, { seconds }]) => [code, seconds])
        .sort(),
    ).toEqual(told.sort());
  });

  it('is given in whole segments, so that the film ends where the length ends', () => {
    const odd = seeded.filter(({ seconds }) => seconds !== undefined && seconds % SEGMENT_SECONDS !== 0);
    expect(odd.map(({ code }) => code)).toEqual([]);
  });
});
