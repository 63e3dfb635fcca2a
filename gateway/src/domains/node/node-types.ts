import type { Scope } from '@sahra/schemas/scopes';

import type { FieldAccess } from '../../graph/access/field-access';
import type { GraphContext } from '../../graph/graph-context';
import type { NodeType } from '../../graph/node-id';
import type { ViewerLoaders } from '../../graph/viewer-loaders';
import { pageTypeOf } from '../page/page-type-of';
import { planByCode } from '../plan/plans';
import { readSeason } from '../show/read-season';

/** How nodes of one type are read. */
export interface NodeReader {
  /** Access that reading the type needs: the same as its own root field. */
  access: FieldAccess;
  /** Reads a record by the key in its id; null when there is none, or none that the viewer may see. */
  read: (context: GraphContext, key: string) => object | null | Promise<object | null>;
}

/** Reads what belongs to the viewer: with no bearer there is nothing to read. */
const ofViewer = (read: (own: ViewerLoaders, key: string) => Promise<object | null>): NodeReader => ({
  access: { to: 'bearer' },
  read: ({ viewer }, key) => viewer && read(viewer, key),
});

/** Pages of several types share one key, the slug; the record names its own type. */
const readPage: NodeReader['read'] = async ({ public: { page } }, slug) => {
  const record = await page.load(slug);
  return record && { ...record, __typename: pageTypeOf(record) };
};

const byScope = (scope: Scope, read: NodeReader['read']): NodeReader => ({
  access: { to: 'scope', scope },
  read,
});

/** Types that `node` and `nodes` find. A type is added with one line. */
export const NODE_TYPES: ReadonlyMap<string, NodeReader> = new Map<NodeType, NodeReader>([
  ['Channel', byScope('catalogue:read', ({ public: { channel } }, slug) => channel.load(slug))],
  ['Comment', byScope('comments:read', ({ public: { comment } }, id) => comment.load(id))],
  [
    'Device',
    ofViewer(async (own, id) => (await own.devices.load()).find((device) => device.id === id) ?? null),
  ],
  ['Page', byScope('pages:read', readPage)],
  [
    'Payment',
    ofViewer(async (own, code) => (await own.payments.load()).find(({ id }) => id === code) ?? null),
  ],
  ['Plan', byScope('plans:read', planByCode)],
  [
    'Receipt',
    ofViewer(async (own, key) => (await own.receipts.load()).find(({ number }) => number === key) ?? null),
  ],
  ['ScheduleEntry', byScope('schedule:read', ({ public: { scheduleEntry } }, id) => scheduleEntry.load(id))],
  ['Season', byScope('catalogue:read', readSeason)],
  ['Show', byScope('catalogue:read', ({ public: { show } }, slug) => show.load(slug))],
  ['Sport', byScope('catalogue:read', ({ public: { sport } }, slug) => sport.load(slug))],
  ['Video', byScope('catalogue:read', ({ public: { video } }, code) => video.load(code))],
  [
    'Viewer',
    ofViewer(async (own, id) => {
      const details = await own.details.load();
      return details.id === id ? { ...details, own } : null;
    }),
  ],
]);
