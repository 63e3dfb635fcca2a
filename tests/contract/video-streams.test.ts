import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { COMMENT_SEEDS } from '../../accounts/src/app/seed/comments/comment-seeds';
import { WATCHING_SEEDS } from '../../accounts/src/app/seed/watching-seeds';
import { seededStreams } from '../../cms/art/films/seeded-streams';
import { VIDEOS } from '../../cms/seeds/videos';
import { seededSeconds } from '../../cms/src/seed/seeded-seconds';
import streams from '../../media/library/streams.json';
import { parseMediaPlaylist } from '../../media/src/playlist/media-playlist';

const CLIPS = join(__dirname, '../../media/library/clips');
const seeded = VIDEOS.flatMap(({ videos }) => videos);
const entries: readonly [code: string, stream: { clip: string; live: boolean }][] = Object.entries(streams);

/** Returns how long the file of a clip plays, in seconds. */
const lengthOf = (clip: string): number => {
  const master = readFileSync(join(CLIPS, clip, 'master.m3u8'), 'utf8');
  const playlist = /^\d+p\/index\.m3u8$/m.exec(master)?.[0] ?? '';
  const { segments } = parseMediaPlaylist(readFileSync(join(CLIPS, clip, playlist), 'utf8'));
  return segments.reduce((sum, { durationMs }) => sum + durationMs, 0) / 1000;
};
const played = new Map(entries.map(([code, { clip, live }]) => [code, live ? null : lengthOf(clip)]));

describe('every seeded video of the cms', () => {
  it('has a stream in media, and media has no stream without a video', () => {
    expect(Object.keys(streams).sort()).toEqual(seeded.map(({ code }) => code).sort());
  });

  it('is streamed live when it is a live event, and only then', () => {
    const liveSeeds = seeded.filter(({ live }) => live !== undefined).map(({ code }) => code);
    const liveStreams = entries.flatMap(([code, { live }]) => (live ? [code] : []));
    expect(liveStreams.sort()).toEqual(liveSeeds.sort());
  });

  it('plays the film nearest to its still', async () => {
    expect(streams).toEqual(Object.fromEntries(await seededStreams()));
  });

  it('says how long its film plays', () => {
    const told = new Map(seeded.map((video) => [video.code, seededSeconds(video)]));
    expect(told).toEqual(played);
  });
});

describe('the seeds of accounts', () => {
  it('stop within a film, of the length that it has', () => {
    const progress = Object.values(WATCHING_SEEDS).flatMap((viewer) => viewer.progress);
    expect(progress.length).toBeGreaterThan(0);
    for (const { code, position, duration } of progress) {
      expect([code, duration]).toEqual([code, played.get(code)]);
      expect(position).toBeLessThanOrEqual(duration);
    }
  });

  it('comment on moments that their films have', () => {
    const moments = COMMENT_SEEDS.flatMap(({ code, comments }) =>
      comments.flatMap(({ at }) => (at === undefined ? [] : [{ code, at }])),
    );
    expect(moments.length).toBeGreaterThan(0);
    expect(moments.filter(({ code, at }) => at >= (played.get(code) ?? 0))).toEqual([]);
  });
});
