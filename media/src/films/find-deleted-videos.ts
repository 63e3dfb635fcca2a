import type { paths } from '@sahra/schemas/cms.generated';

import { askCms, type CmsSource } from '../cms/ask-cms';

/** Most codes that one call takes. */
const BATCH_MAX = 100;

type VideoCodes = paths['/api/video_codes']['get']['responses'][200]['content']['application/json'];

/**
 * Returns those of `codes` of which the cms has no video, not even an unpublished one. Throws when it cannot be asked,
 * and when it has no video at all: such a cms was not filled yet, or lost what it had.
 */
export const findDeletedVideos = async (cms: CmsSource, codes: readonly string[]): Promise<Set<string>> => {
  const deleted = new Set(codes);
  for (let at = 0; at < codes.length; at += BATCH_MAX) {
    const batch = codes.slice(at, at + BATCH_MAX);
    const { data, meta } = await askCms<VideoCodes>(cms, '/api/video_codes', { codes: batch.join(',') });
    if (!(meta.videos > 0)) throw new Error('the cms has no video at all');
    for (const code of data) deleted.delete(code);
  }
  return deleted;
};
