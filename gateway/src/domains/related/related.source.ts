import { PAGE_SIZE_MAX } from '@sahra/schemas/constants';
import { VIDEO_CODE_PATTERN } from '@sahra/schemas/identity';

import { foundList } from '../../content/findings';
import { singleSource } from '../../content/single-source';
import type { CmsClient } from '../../upstreams/cms/cms.client';
import type { RelatedQuery } from '../../upstreams/cms/cms-records';

/** The first `limit` videos related to one. The cms tells at most a page of them and no cursor: one more says whether something follows. */
export const relatedSource = (cms: CmsClient) =>
  singleSource(
    'related',
    ({ code, limit }: RelatedQuery) => JSON.stringify([code, limit]),
    async (reading, { code, limit }) => {
      const asked = { code, limit: Math.min(limit + 1, PAGE_SIZE_MAX) };
      const videos = VIDEO_CODE_PATTERN.test(code) ? await cms.related(reading, asked) : [];
      return foundList.videos({ items: videos, next: null }, videos);
    },
  );

/** The video after one: any publish of a video may put another in its place. */
export const nextSource = (cms: CmsClient) =>
  singleSource(
    'next',
    (code: string) => code,
    async (reading, code) => {
      const video = VIDEO_CODE_PATTERN.test(code) ? await cms.next(reading, code) : null;
      return foundList.videos(video, video ? [video] : []);
    },
  );
