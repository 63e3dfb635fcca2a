import type { Scope } from '@sahra/schemas/scopes';

import type { FieldAccess } from '../../graph/access/field-access';
import type { GraphContext } from '../../graph/graph-context';
import type { NodeType } from '../../graph/node-id';
import { readSeason } from '../show/read-season';

/** How nodes of one type are read. */
export interface NodeReader {
  /** Access that reading the type needs: the same as its own root field. */
  access: FieldAccess;
  /** Reads a record by the key in its id; null when there is none, or none that the viewer may see. */
  read: (context: GraphContext, key: string) => object | null | Promise<object | null>;
}

const byScope = (scope: Scope, read: NodeReader['read']): NodeReader => ({
  access: { to: 'scope', scope },
  read,
});

/** Types that `node` and `nodes` find. A type is added with one line. */
export const NODE_TYPES: ReadonlyMap<string, NodeReader> = new Map<NodeType, NodeReader>([
  ['Channel', byScope('catalogue:read', ({ public: { channel } }, slug) => channel.load(slug))],
  ['Comment', byScope('comments:read', ({ public: { comment } }, id) => comment.load(id))],
  ['ScheduleEntry', byScope('schedule:read', ({ public: { scheduleEntry } }, id) => scheduleEntry.load(id))],
  ['Season', byScope('catalogue:read', readSeason)],
  ['Show', byScope('catalogue:read', ({ public: { show } }, slug) => show.load(slug))],
  ['Sport', byScope('catalogue:read', ({ public: { sport } }, slug) => sport.load(slug))],
  ['Video', byScope('catalogue:read', ({ public: { video } }, code) => video.load(code))],
]);
