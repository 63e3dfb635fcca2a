import type { GraphContext } from '../../graph/graph-context';
import type { VideoRecord } from '../../upstreams/cms/cms-records';
import { UpstreamFailure } from '../../upstreams/http/upstream-failure';

/**
 * Returns the video that a form refers to. Throws NOT_FOUND for the form field `code` when it does not exist;
 * accounts cannot check this, because only the cms knows the videos.
 */
export const requireVideo = async (
  { public: { video } }: GraphContext,
  code: string,
): Promise<VideoRecord> => {
  const found = await video.load(code);
  if (!found) throw new UpstreamFailure('cms', 404, 'NOT_FOUND', { code: ['NOT_FOUND'] });
  return found;
};
