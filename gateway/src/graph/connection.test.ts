import fc from 'fast-check';

import { connectionOf, connectionOfAll } from './connection';
import { GraphFailure } from './graph-failure';

const list = (length: number) => Array.from({ length }, (_, index) => index);

/** Fake upstream with its own opaque cursors, like the cms. */
const upstream = (items: readonly number[]) => {
  const reads: number[] = [];
  const fetchPage = (limit: number, cursor: string | null) => {
    reads.push(limit);
    const from = cursor === null ? 0 : Number(cursor.slice(1));
    const to = from + limit;
    return Promise.resolve({ items: items.slice(from, to), next: to < items.length ? `c${to}` : null });
  };
  return { fetchPage, reads };
};

describe('connections', () => {
  it('walk a list of any length in pages of any size, once and in order', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 0, max: 130 }),
        fc.integer({ min: 1, max: 50 }),
        async (length, first) => {
          const { fetchPage } = upstream(list(length));
          const seen: number[] = [];
          let after: string | null = null;
          let more = true;
          while (more) {
            const page: Awaited<ReturnType<typeof connectionOf<number>>> = await connectionOf(
              { first, after },
              fetchPage,
            );
            seen.push(...page.nodes);
            after = page.pageInfo.endCursor ?? null;
            more = page.pageInfo.hasNextPage;
          }
          expect(seen).toEqual(list(length));
        },
      ),
    );
  });

  it('can be gone on from any node, not only the last, with at most two reads', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 120 }),
        fc.integer({ min: 1, max: 50 }),
        fc.nat(),
        async (length, first, pick) => {
          const items = list(length);
          const page = await connectionOf({ first }, upstream(items).fetchPage);
          const index = pick % page.edges.length;
          const again = upstream(items);
          const rest = await connectionOf(
            { first, after: page.edges[index]?.cursor ?? null },
            again.fetchPage,
          );
          expect(rest.nodes).toEqual(items.slice(index + 1, index + 1 + first));
          expect(again.reads.length).toBeLessThanOrEqual(2);
        },
      ),
    );
  });

  it('say whether something follows and precedes', async () => {
    const first = await connectionOfAll({ first: 2 }, list(3));
    expect(first.pageInfo).toMatchObject({ hasNextPage: true, hasPreviousPage: false });
    const second = await connectionOfAll({ first: 2, after: first.pageInfo.endCursor ?? null }, list(3));
    expect(second.nodes).toEqual([2]);
    expect(second.pageInfo).toMatchObject({ hasNextPage: false, hasPreviousPage: true });
  });

  it.each([0, -1, 51])('refuse first: %i', async (first) => {
    await expect(connectionOfAll({ first }, list(3))).rejects.toMatchObject({ code: 'BAD_USER_INPUT' });
  });

  it.each([
    'nonsense',
    Buffer.from('[1]').toString('base64url'),
    Buffer.from('[null,-1]').toString('base64url'),
  ])('refuse a cursor that is not theirs: %s', async (after) => {
    await expect(connectionOfAll({ first: 1, after }, list(3))).rejects.toBeInstanceOf(GraphFailure);
  });
});
