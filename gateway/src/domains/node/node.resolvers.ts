import { PAGE_SIZE_MAX } from '@sahra/schemas/constants';

import { refusalOf } from '../../graph/access/refusal-of';
import type { GraphContext } from '../../graph/graph-context';
import { GraphFailure } from '../../graph/graph-failure';
import { readNodeId } from '../../graph/node-id';
import type { NodeType } from '../../graph/node-id';
import type { Resolvers } from '../../graph/resolver-types.generated';
import type { NodeRecord } from './node-record';
import { NODE_TYPES } from './node-types';

/**
 * Reads a record by its id; null when the id is unknown. Throws FORBIDDEN when
 * the request may not read records of that type.
 */
const readNode = async (context: GraphContext, id: string): Promise<NodeRecord | null> => {
  const named = readNodeId(id);
  const type = named && NODE_TYPES.get(named.type);
  if (!type) return null;
  const refusal = refusalOf(type.access, context);
  if (refusal) throw refusal;
  const record = await type.read(context, named.key);
  return record && { __typename: named.type as NodeType, ...record };
};

const asError = (error: unknown): Error => (error instanceof Error ? error : new Error(String(error)));

export const nodeResolvers: Resolvers = {
  Query: {
    node: (_root, { id }, context) => readNode(context, id),
    nodes: async (_root, { ids }, context) => {
      if (ids.length > PAGE_SIZE_MAX)
        throw new GraphFailure('BAD_USER_INPUT', `\`ids\` has more than ${PAGE_SIZE_MAX} ids.`);
      // An Error in the list fails only its own place.
      return Promise.all(ids.map((id) => readNode(context, id).catch(asError))) as Promise<
        (NodeRecord | null)[]
      >;
    },
  },
};
