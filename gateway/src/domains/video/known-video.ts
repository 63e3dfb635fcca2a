import type { GraphContext } from '../../graph/graph-context';
import type { VideoRecord } from '../../upstreams/cms/cms-records';
import { UpstreamFailure } from '../../upstreams/http/upstream-failure';

/** The video that a form names; one that is not there is refused at the form's field `code`. Accounts does not know which videos there are. */
export const knownVideo = async ({ public: { video } }: GraphContext, code: string): Promise<VideoRecord> => {
  const found = await video.load(code);
  if (!found) throw new UpstreamFailure('cms', 404, 'NOT_FOUND', { code: ['NOT_FOUND'] });
  return found;
};
