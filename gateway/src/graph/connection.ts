import { PAGE_SIZE_MAX } from '@sahra/schemas/constants';

import type { RecordPage } from '../upstreams/cms/cms-records';
import { GraphFailure } from './graph-failure';
import { hasInvalidCharacters } from '@sahra/schemas/has-invalid-characters';
import type { PageInfo } from './resolver-types.generated';

/** Arguments that every connection takes. */
export interface ConnectionArgs {
  first: number;
  after?: string | null;
}

/** Page of a list in the graph. */
export interface Connection<Node> {
  edges: { readonly cursor: string; node: Node }[];
  nodes: Node[];
  pageInfo: PageInfo;
}

/**
 * Decoded cursor: the upstream's cursor of a page (null for the first page) and the
 * number of its items already returned.
 */
interface Place {
  page: string | null;
  given: number;
}

/** An edge whose cursor is written when it is read: most requests ask for no cursor. */
class Edge<Node> {
  constructor(
    private readonly place: Place,
    readonly node: Node,
  ) {}

  get cursor(): string {
    return encodePlace(this.place);
  }
}

class PageEnds implements PageInfo {
  constructor(
    private readonly edges: Connection<unknown>['edges'],
    readonly hasNextPage: boolean,
    readonly hasPreviousPage: boolean,
  ) {}

  get startCursor(): string | null {
    return this.edges[0]?.cursor ?? null;
  }

  get endCursor(): string | null {
    return this.edges.at(-1)?.cursor ?? null;
  }
}

const START: Place = { page: null, given: 0 };
/** Longer than any list that is returned complete; a cursor with a larger number is forged. */
const GIVEN_MAX = 1000;
/** Longest accepted cursor, in characters. Cursors of the upstreams have fewer than 100. */
const CURSOR_MAX = 512;

const encodePlace = ({ page, given }: Place): string =>
  Buffer.from(JSON.stringify([page, given])).toString('base64url');

const decodePlace = (cursor: string): Place => {
  try {
    if (cursor.length > CURSOR_MAX) throw new RangeError('Longer than any cursor of ours');
    const decoded: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    if (Array.isArray(decoded) && decoded.length === 2) {
      const [page, given] = decoded as [unknown, unknown];
      const knownPage = page === null || (typeof page === 'string' && !hasInvalidCharacters(page));
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
    // Falls through to the error below: an invalid cursor is a mistake of the client.
  }
  throw new GraphFailure('BAD_USER_INPUT', '`after` is not a cursor of this list.');
};

const checkedFirst = (first: number): number => {
  if (first >= 1 && first <= PAGE_SIZE_MAX) return first;
  throw new GraphFailure('BAD_USER_INPUT', `\`first\` must be between 1 and ${PAGE_SIZE_MAX}.`);
};

/** Reads one page of the upstream's list: `limit` items from the cursor on. */
export type FetchPage<Node> = (limit: number, cursor: string | null) => Promise<RecordPage<Node>>;

/**
 * Builds every connection of the graph. The upstream's keyset cursor is passed on together with an offset
 * inside its page, so that every node has a cursor.
 * A page that begins in the middle may need two reads, but never one read per node.
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
      edges.push(new Edge(place, node));
    }
    if (edges.length === first || next === null) {
      return {
        edges,
        nodes: edges.map(({ node }) => node),
        pageInfo: new PageEnds(edges, rest.length > missing || next !== null, Boolean(after)),
      };
    }
    page = next;
    given = 0;
  }
};

/**
 * Returns a page of the nodes that `nodeOf` finds in what was read, with the fields of `fieldsOf` at their edges. The
 * edges are made when they are read: most requests ask for nodes alone.
 */
export const connectionWithEdgeFields = <Read, Node, Fields extends object>(
  { edges, pageInfo }: Connection<Read>,
  nodeOf: (read: Read) => Node,
  fieldsOf: (read: Read) => Fields,
) => ({
  get edges() {
    return edges.map(({ cursor, node }) => ({ ...fieldsOf(node), cursor, node: nodeOf(node) }));
  },
  nodes: edges.map(({ node }) => nodeOf(node)),
  pageInfo,
});

/** Page of a list whose length is known. */
export interface CountedConnection<Node> extends Connection<Node> {
  totalCount: number;
}

/** Builds a connection over a list that the upstream returns complete. */
export const connectionOfAll = async <Node>(
  args: ConnectionArgs,
  items: readonly Node[],
): Promise<CountedConnection<Node>> => ({
  ...(await connectionOf(args, () => Promise.resolve({ items, next: null }))),
  totalCount: items.length,
});
