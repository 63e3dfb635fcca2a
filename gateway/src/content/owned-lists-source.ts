import type { RecordPage } from '../upstreams/cms/cms-records';
import type { PublicContext } from '../upstreams/public-context';
import { splitIntoBatches } from './split-into-batches';
import type { TaggedValue } from './public-cache';
import type { PublicSource } from './public-loader';

/** Record that a list belongs to, e.g. the show `respawn`. */
export interface Owner<Type extends string> {
  type: Type;
  slug: string;
}

/** Functions that read lists which belong to records that are listed themselves, e.g. the videos of each show. */
export interface OwnedReads<Query extends { limit: number }, Item, Type extends string> {
  name: string;
  keyOf: (query: Query) => string;
  /** Owner of the list when the query asks only for its first page; null when the list needs a call of its own. */
  ownerOf: (query: Query) => Owner<Type> | null;
  /** Key that two queries must share to be read in one call, besides the owner type and the limit. */
  groupOf: (query: Query) => string | undefined;
  page: (reading: PublicContext, query: Query) => Promise<RecordPage<Item>>;
  /** Reads the first `each` items of every owner, in one call. */
  ofEach: (
    reading: PublicContext,
    owners: { type: Type; slugs: readonly string[] },
    wanted: { query: Query; each: number },
  ) => Promise<readonly Item[]>;
  isOf: (item: Item, owner: Owner<Type>) => boolean;
  found: (page: RecordPage<Item>, items: readonly Item[], query: Query) => TaggedValue<RecordPage<Item>>;
}

/** Creates a source of list pages. Lists of several owners are read together, as a list of owners requests them. */
export const ownedListsSource = <Query extends { limit: number }, Item, Type extends string>(
  reads: OwnedReads<Query, Item, Type>,
): PublicSource<Query, RecordPage<Item>> => {
  const { keyOf, ownerOf } = reads;

  const groupsOf = (queries: readonly Query[]): Query[][] => {
    const groups = new Map<string, Query[]>();
    for (const query of queries) {
      const owner = ownerOf(query);
      const group = owner ? JSON.stringify([owner.type, reads.groupOf(query), query.limit]) : keyOf(query);
      groups.set(group, [...(groups.get(group) ?? []), query]);
    }
    return [...groups.values()];
  };

  const readGroup = async (
    reading: PublicContext,
    group: readonly Query[],
  ): Promise<TaggedValue<RecordPage<Item>>[]> => {
    const [query] = group;
    const owners = group.flatMap((each) => ownerOf(each) ?? []);
    const type = owners[0]?.type;
    if (!query || type === undefined || group.length === 1)
      return Promise.all(
        group.map(async (each) => {
          const page = await reads.page(reading, each);
          return reads.found(page, page.items, each);
        }),
      );
    const batches = await Promise.all(
      splitIntoBatches(owners.map(({ slug }) => slug)).map((slugs) =>
        // One extra item shows whether another page follows. The page has no cms cursor, so paging
        // continues by offset from its start.
        reads.ofEach(reading, { type, slugs }, { query, each: query.limit + 1 }),
      ),
    );
    const items = batches.flat();
    return group.flatMap((each) => {
      const owner = ownerOf(each);
      const own = owner ? items.filter((item) => reads.isOf(item, owner)) : [];
      return owner ? [reads.found({ items: own, next: null }, own, each)] : [];
    });
  };

  return {
    name: reads.name,
    feed: 'cms',
    keyOf,
    read: async (reading, queries) => {
      const groups = groupsOf(queries);
      const found = await Promise.all(groups.map((group) => readGroup(reading, group)));
      const findings = new Map(
        groups.flatMap((group, place) =>
          group.map((query, index) => [keyOf(query), found[place]?.[index]] as const),
        ),
      );
      return queries.map(
        (query) => findings.get(keyOf(query)) ?? new Error(`A list of ${reads.name} was not answered`),
      );
    },
  };
};
