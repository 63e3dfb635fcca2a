import { connectionOf } from '../../graph/connection';
import type { Connection, ConnectionArgs } from '../../graph/connection';
import type { PublicLoaders } from '../../graph/public-loaders';
import type {
  ChannelRecord,
  CmsSearchFilter,
  SearchResultRecord,
  SearchResults,
  ShowRecord,
  VideoRecord,
} from '../../upstreams/cms/cms-records';

type Hit = ShowRecord | VideoRecord | ChannelRecord;

/** Page of search hits, with the corrected query, the words left out and the counts of the whole search. */
export interface SearchPage extends Connection<Hit> {
  found: Pick<SearchResults, 'correctedQuery' | 'omittedWords' | 'counts'>;
}

/** Reads a page of keys, then their records with one call per record type. */
export const searchRecords = async (
  loaders: PublicLoaders,
  query: CmsSearchFilter & { q: string },
  args: ConnectionArgs,
): Promise<SearchPage> => {
  const asked: SearchResults[] = [];
  const keys = await connectionOf<SearchResultRecord>(args, async (limit, cursor) => {
    const page = await loaders.search.load({ ...query, limit, cursor });
    asked.push(page);
    return page;
  });
  const records = await Promise.all(
    keys.edges.map(async ({ cursor, node: { type, key } }) => ({
      cursor,
      node: await loaders[type].load(key),
    })),
  );
  // A record that was unpublished after it was indexed is left out.
  const edges = records.flatMap(({ cursor, node }) => (node ? [{ cursor, node }] : []));
  const [
    { correctedQuery, omittedWords, counts } = {
      correctedQuery: null,
      omittedWords: [],
      counts: { show: 0, video: 0, channel: 0 },
    },
  ] = asked;
  return {
    edges,
    nodes: edges.map(({ node }) => node),
    pageInfo: keys.pageInfo,
    found: { correctedQuery, omittedWords, counts },
  };
};
