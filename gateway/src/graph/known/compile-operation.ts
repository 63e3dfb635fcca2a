import { execute, parse } from 'graphql';
import type { DocumentNode, ExecutionResult, GraphQLError, GraphQLSchema } from 'graphql';
import { compileQuery, isCompiledQuery } from 'graphql-jit';

import type { GraphContext } from '../graph-context';

/** Executes an operation. `variables` are those that graphql-js has coerced. */
export type Execute = (
  contextValue: GraphContext,
  variables: Record<string, unknown>,
) => ExecutionResult | Promise<ExecutionResult>;

interface Operation {
  /** Text of the document. */
  source: string;
  document: DocumentNode;
  operationName: string | undefined;
}

const childOf = (value: unknown, key: string | number): unknown =>
  typeof value === 'object' && value !== null
    ? new Map<unknown, unknown>(Object.entries(value)).get(String(key))
    : null;

/** Whether the failure of a field that must not be null has made an object around it null. */
const isBelowNull = (data: unknown, { path = [] }: GraphQLError): boolean =>
  path.slice(0, -1).reduce(childOf, data) === null;

/**
 * Compiles an operation of a valid document to a function, which returns what `execute` of graphql-js would. What cannot
 * be compiled is executed by graphql-js. Both coerce the variables again, which changes nothing; the compiler's own
 * coercion alone would not do, as it knows no default of a non-null variable.
 */
export const compileOperation = (
  schema: GraphQLSchema,
  { source, document, operationName }: Operation,
): Execute => {
  const interpret: Execute = (contextValue, variableValues) =>
    execute({ schema, document, operationName, contextValue, variableValues });
  // The compiler notes the conditions of @skip and @include in the nodes, so it gets a document of its own. Noted by
  // path, because a fragment may be under different conditions in two places.
  const compiled = compileQuery(schema, parse(source), operationName, {
    useExperimentalPathBasedSkipInclude: true,
  });
  if (!isCompiledQuery(compiled)) return interpret;
  return async (contextValue, variables) => {
    const result = await compiled.query(undefined, contextValue, variables);
    const { data, errors = [] } = result;
    // Of several failures below one null, graphql-js reports the first and the compiler all; and the compiler loses what
    // a scalar has thrown. The loaders of the context have the records, and the failures, already.
    const isSaidOtherwise =
      errors.some(({ originalError }) => !originalError) ||
      (errors.length > 1 && errors.some((error) => isBelowNull(data, error)));
    return isSaidOtherwise ? interpret(contextValue, variables) : result;
  };
};
