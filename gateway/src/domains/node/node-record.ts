import type { NodeType } from '../../graph/node-id';

/** Record of any type that has an id, together with the name of that type. */
export interface NodeRecord {
  __typename: NodeType;
}
