import type { GraphQLRequestContextDidResolveOperation } from '@apollo/server';
import { getVariableValues, Kind } from 'graphql';

import type { GraphContext } from '../graph-context';
import { costOf } from './cost-of';

type PricedRequest = Pick<
  GraphQLRequestContextDidResolveOperation<GraphContext>,
  'schema' | 'document' | 'operation' | 'request' | 'contextValue'
>;

const compute = ({ schema, document, operation, request }: PricedRequest): number => {
  const root = operation && schema.getRootType(operation.operation);
  if (!root) return 0;
  const { coerced } = getVariableValues(schema, operation.variableDefinitions ?? [], request.variables ?? {});
  if (!coerced) return 0;
  const { definitions } = document;
  const fragments = definitions.flatMap((node) =>
    node.kind === Kind.FRAGMENT_DEFINITION ? [[node.name.value, node] as const] : [],
  );
  const { selectionSet } = operation;
  return costOf({ schema, root, selectionSet, fragments: new Map(fragments), variables: coerced });
};

/** Several limits need the cost of the same request. */
const known = new WeakMap<GraphContext, number>();

/**
 * Returns the maximum number of objects that a request may read; 0 when its variables
 * are invalid, which execution reports.
 */
export const costOfRequest = (request: PricedRequest): number => {
  const cost = known.get(request.contextValue) ?? compute(request);
  known.set(request.contextValue, cost);
  return cost;
};
