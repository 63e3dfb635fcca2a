import type { Locale } from '@sahra/schemas/constants';

import { readFreshAccessToken } from '../../../shared/auth/read-fresh-access-token';
import { postOperation } from '../../../shared/graph/post-operation';
import type { ViewerEpisode } from './next-episode';
import { ShowViewerOperation } from './show-viewer.query.generated';
import type { ShowViewerQuery } from './show-viewer.query.generated';

/** Reads how far the viewer has watched each episode of a show, in their order. */
export const fetchShowViewer = async (slug: string, locale: Locale): Promise<ViewerEpisode[]> => {
  const episodes: ViewerEpisode[] = [];
  let after: string | null = null;
  for (;;) {
    const token = await readFreshAccessToken(locale);
    const { show }: ShowViewerQuery = await postOperation(
      ShowViewerOperation,
      { slug, after },
      locale,
      token,
    );
    episodes.push(...(show?.videos.nodes ?? []));
    if (!show?.videos.pageInfo.hasNextPage) return episodes;
    after = show.videos.pageInfo.endCursor;
  }
};
