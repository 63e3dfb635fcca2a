import { PAGE_SIZE_MAX } from '@sahra/schemas/constants';
import { VIDEO_CODE_PATTERN } from '@sahra/schemas/identity';

import { tagList } from '../../content/tagged-values';
import { unbatchedSource } from '../../content/unbatched-source';
import type { CmsClient } from '../../upstreams/cms/cms.client';
import type { RelatedQuery } from '../../upstreams/cms/cms-records';

/**
 * Source of the first `limit` videos related to a video. The cms returns at most one page and no cursor, so
 * one extra item shows whether more follow.
 */
export const relatedSource = (cms: CmsClient) =>
  unbatchedSource(
    'related',
    ({ code, limit }: RelatedQuery) => JSON.stringify([code, limit]),
    async (reading, { code, limit }) => {
      const asked = { code, limit: Math.min(limit + 1, PAGE_SIZE_MAX) };
      const videos = VIDEO_CODE_PATTERN.test(code) ? await cms.related(reading, asked) : [];
      return tagList.videos({ items: videos, next: null }, videos);
    },
  );

/** Source of the video that plays after a given one. Any publish of a video may change which one is next. */
export const nextSource = (cms: CmsClient) =>
  unbatchedSource(
    'next',
    (code: string) => code,
    async (reading, code) => {
      const video = VIDEO_CODE_PATTERN.test(code) ? await cms.next(reading, code) : null;
      return tagList.videos(video, video ? [video] : []);
    },
  );
