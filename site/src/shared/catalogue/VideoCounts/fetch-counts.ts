import type { Locale } from '@sahra/schemas/constants';

import { queryGraph } from '../../graph/query-graph';
import { CardCountsOperation } from './card-counts.query.generated';
import type { VideoCounts } from './video-counts';

/** Reads the counts of videos, with the answer that everybody shares. */
export const fetchCounts = async (
  ids: readonly string[],
  locale: Locale,
): Promise<[string, VideoCounts][]> => {
  const { data } = await queryGraph(CardCountsOperation, { ids: [...ids] }, locale);
  return (data.nodes ?? []).flatMap((node): [string, VideoCounts][] =>
    node?.__typename === 'Video'
      ? [[node.id, { views: node.views ?? 0, comments: node.commentCount ?? 0 }]]
      : [],
  );
};
