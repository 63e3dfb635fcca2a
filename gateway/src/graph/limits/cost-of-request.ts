import type { GraphQLRequestContextDidResolveOperation } from '@apollo/server';
import { getVariableValues, Kind } from 'graphql';
import type { OperationDefinitionNode } from 'graphql';

import type { GraphContext } from '../graph-context';
import { costOf } from './cost-of';

type PricedRequest = Pick<
  GraphQLRequestContextDidResolveOperation<GraphContext>,
  'schema' | 'document' | 'operation' | 'request' | 'contextValue'
>;

/** Prices of operations that declare no variables: each of their requests costs the same. */
const fixed = new WeakMap<OperationDefinitionNode, number>();

const compute = ({ schema, document, operation, request }: PricedRequest): number => {
  const root = operation && schema.getRootType(operation.operation);
  if (!root) return 0;
  const declared = operation.variableDefinitions ?? [];
  const price = fixed.get(operation);
  if (price !== undefined) return price;
  const { coerced } = getVariableValues(schema, declared, request.variables ?? {});
  if (!coerced) return 0;
  const { definitions } = document;
  const fragments = definitions.flatMap((node) =>
    node.kind === Kind.FRAGMENT_DEFINITION ? [[node.name.value, node] as const] : [],
  );
  const { selectionSet } = operation;
  const cost = costOf({ schema, root, selectionSet, fragments: new Map(fragments), variables: coerced });
  if (declared.length === 0) fixed.set(operation, cost);
  return cost;
};

/**
 * Returns the maximum number of objects that a request may read; 0 when its variables
 * are invalid, which execution reports. Several limits need it, so it is noted in the request scope.
 */
export const costOfRequest = (request: PricedRequest): number =>
  (request.contextValue.scope.cost ??= compute(request));
