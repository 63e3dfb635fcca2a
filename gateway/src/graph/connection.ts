import { PAGE_SIZE_MAX } from '@sahra/schemas/constants';

import type { RecordPage } from '../upstreams/cms/cms-records';
import { GraphFailure } from './graph-failure';
import { isBrokenText } from '@sahra/schemas/is-broken-text';
import type { PageInfo } from './resolver-types.generated';

/** Arguments of every connection. */
export interface ConnectionArgs {
  first: number;
  after?: string | null;
}

/** A page of a list as the graph answers it. */
export interface Connection<Node> {
  edges: { cursor: string; node: Node }[];
  nodes: Node[];
  pageInfo: PageInfo;
}

/** A place in a list: the upstream's own cursor of a page (null: its beginning) and how many of that page were already given. */
interface Place {
  page: string | null;
  given: number;
}

const START: Place = { page: null, given: 0 };
/** No list that is answered whole is longer; a larger number is not from us. */
const GIVEN_MAX = 1000;
/** Cursors of the upstreams have fewer than 100 characters. */
const CURSOR_MAX = 512;

const encodePlace = ({ page, given }: Place): string =>
  Buffer.from(JSON.stringify([page, given])).toString('base64url');

const decodePlace = (cursor: string): Place => {
  try {
    if (cursor.length > CURSOR_MAX) throw new RangeError('Longer than any cursor of ours');
    const decoded: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    if (Array.isArray(decoded) && decoded.length === 2) {
      const [page, given] = decoded as [unknown, unknown];
      const knownPage = page === null || (typeof page === 'string' && !isBrokenText(page));
      if (
        knownPage &&
        typeof given === 'number' &&
        Number.isInteger(given) &&
        given >= 0 &&
        given <= GIVEN_MAX
      )
        return { page, given };
    }
  } catch {
    // Falls through: a cursor that is not ours is the caller's mistake.
  }
  throw new GraphFailure('BAD_USER_INPUT', '`after` is not a cursor of this list.');
};

const checkedFirst = (first: number): number => {
  if (first >= 1 && first <= PAGE_SIZE_MAX) return first;
  throw new GraphFailure('BAD_USER_INPUT', `\`first\` must be between 1 and ${PAGE_SIZE_MAX}.`);
};

/** Reads one page of the upstream's list, `limit` items from its cursor on. */
export type FetchPage<Node> = (limit: number, cursor: string | null) => Promise<RecordPage<Node>>;

/**
 * The one maker of connections. Keyset cursors of the upstream are passed through; within a page a cursor counts from its beginning,
 * so that every node has one. A page that begins in the middle may take two reads, never one per node.
 */
export const connectionOf = async <Node>(
  { first: asked, after }: ConnectionArgs,
  fetchPage: FetchPage<Node>,
): Promise<Connection<Node>> => {
  const first = checkedFirst(asked);
  let { page, given } = after ? decodePlace(after) : START;
  const edges: Connection<Node>['edges'] = [];
  for (;;) {
    const missing = first - edges.length;
    const { items, next } = await fetchPage(Math.min(PAGE_SIZE_MAX, given + missing), page);
    const rest = items.slice(given);
    for (const [index, node] of rest.slice(0, missing).entries()) {
      const endsPage = given + index === items.length - 1 && next !== null;
      const place = endsPage ? { page: next, given: 0 } : { page, given: given + index + 1 };
      edges.push({ cursor: encodePlace(place), node });
    }
    if (edges.length === first || next === null) {
      return {
        edges,
        nodes: edges.map(({ node }) => node),
        pageInfo: {
          hasNextPage: rest.length > missing || next !== null,
          hasPreviousPage: Boolean(after),
          startCursor: edges[0]?.cursor ?? null,
          endCursor: edges.at(-1)?.cursor ?? null,
        },
      };
    }
    page = next;
    given = 0;
  }
};

/** A connection over a list that the upstream answers whole. */
export const connectionOfAll = <Node>(
  args: ConnectionArgs,
  items: readonly Node[],
): Promise<Connection<Node>> => connectionOf(args, () => Promise.resolve({ items, next: null }));
