import { PAGE_SIZE_MAX } from '@sahra/schemas/constants';
import { VIDEO_CODE_PATTERN } from '@sahra/schemas/identity';

import type { PublicSource } from '../../content/public-loader';
import { splitIntoBatches } from '../../content/split-into-batches';
import { tagList } from '../../content/tagged-values';
import type { CmsClient } from '../../upstreams/cms/cms.client';
import type { RecordPage, RelatedQuery, VideoRecord } from '../../upstreams/cms/cms-records';
import type { PublicContext } from '../../upstreams/public-context';

/** Reads the videos with these codes, by code. */
const readVideos = async (
  cms: CmsClient,
  reading: PublicContext,
  codes: readonly string[],
): Promise<ReadonlyMap<string, VideoRecord>> => {
  const batches = splitIntoBatches([...new Set(codes)]);
  const found = await Promise.all(batches.map((batch) => cms.videosByCode(reading, batch)));
  return new Map(found.flat().map((video) => [video.code, video]));
};

const isPossible = (code: string): boolean => VIDEO_CODE_PATTERN.test(code);

/** Reads the videos related to each of several videos: one call for their codes, one for the videos. */
const relatedOfEach = async (
  cms: CmsClient,
  reading: PublicContext,
  { codes, limit }: { codes: readonly string[]; limit: number },
): Promise<ReadonlyMap<string, readonly VideoRecord[]>> => {
  const batches = await Promise.all(
    splitIntoBatches(codes).map((batch) => cms.relatedOfEach(reading, batch, limit)),
  );
  const found = batches.flat();
  const videos = await readVideos(
    cms,
    reading,
    found.flatMap(({ related }) => related),
  );
  return new Map(
    found.map(({ code, related }) => [code, related.flatMap((other) => videos.get(other) ?? [])]),
  );
};

/**
 * Source of the first `limit` videos related to a video. The cms returns at most one page and no cursor, so
 * one extra item shows whether more follow. Several videos are read together.
 */
export const relatedSource = (cms: CmsClient): PublicSource<RelatedQuery, RecordPage<VideoRecord>> => ({
  name: 'related',
  feed: 'cms',
  keyOf: ({ code, limit }) => JSON.stringify([code, limit]),
  read: async (reading, queries) => {
    const limit = Math.min(Math.max(...queries.map((query) => query.limit)) + 1, PAGE_SIZE_MAX);
    const codes = [...new Set(queries.map(({ code }) => code).filter(isPossible))];
    const [only] = codes;
    const found: ReadonlyMap<string, readonly VideoRecord[]> =
      codes.length === 1 && only !== undefined
        ? new Map([[only, await cms.related(reading, { code: only, limit })]])
        : await relatedOfEach(cms, reading, { codes, limit });
    return queries.map((query) => {
      const items = (found.get(query.code) ?? []).slice(0, query.limit + 1);
      return tagList.videosByShow({ items, next: null }, items);
    });
  },
});

/**
 * Source of the video that plays after a given one. Any publish of a video may change which one is next. Several
 * videos are read together.
 */
export const nextSource = (cms: CmsClient): PublicSource<string, VideoRecord | null> => ({
  name: 'next',
  feed: 'cms',
  keyOf: (code) => code,
  read: async (reading, codes) => {
    const possible = codes.filter(isPossible);
    const found = new Map<string, VideoRecord | null | undefined>();
    if (possible.length === 1 && possible[0] !== undefined)
      found.set(possible[0], await cms.next(reading, possible[0]));
    else {
      const batches = await Promise.all(
        splitIntoBatches(possible).map((batch) => cms.nextOfEach(reading, batch)),
      );
      const following = batches.flat();
      const videos = await readVideos(
        cms,
        reading,
        following.flatMap(({ next }) => next ?? []),
      );
      for (const { code, next } of following) found.set(code, next === null ? null : videos.get(next));
    }
    return codes.map((code) => {
      const video = found.get(code) ?? null;
      return tagList.videos(video, video ? [video] : []);
    });
  },
});
