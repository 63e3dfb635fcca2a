import { hasInvalidCharacters } from '@sahra/schemas/has-invalid-characters';

/** Longest accepted id, in characters. Keys of the upstreams have fewer than 150. */
const ID_MAX = 512;

/** Types that have an id which `node(id:)` finds. */
export type NodeType =
  | 'Channel'
  | 'Comment'
  | 'Device'
  | 'Page'
  | 'Payment'
  | 'Plan'
  | 'Receipt'
  | 'ScheduleEntry'
  | 'Season'
  | 'Show'
  | 'Sport'
  | 'Video'
  | 'Viewer';

/** Type of an id and the key under which its upstream finds the record. */
export interface NodeKey {
  type: string;
  key: string;
}

/** Returns the id of a record: opaque to clients, and unique across all types. */
export const nodeId = (type: NodeType, key: string): string =>
  Buffer.from(`${type}:${key}`).toString('base64url');

/** Reads an id; null for text that `nodeId` did not write. */
export const readNodeId = (id: string): NodeKey | null => {
  if (id.length > ID_MAX) return null;
  const [type = '', ...rest] = Buffer.from(id, 'base64url').toString().split(':');
  const key = rest.join(':');
  const isOurs = Buffer.from(`${type}:${key}`).toString('base64url') === id;
  return isOurs && key !== '' && !hasInvalidCharacters(key) ? { type, key } : null;
};

/** Returns the key of an id of one type; null for an id of another type and for text that is no id. */
export const keyOfNodeId = (type: NodeType, id: string): string | null => {
  const read = readNodeId(id);
  return read?.type === type ? read.key : null;
};
