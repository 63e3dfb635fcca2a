import { VIDEOS } from '../../cms/seeds/videos';
import streams from '../../media/library/streams.json';

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
});
