import { execute, parse } from 'graphql';
import type { DocumentNode, ExecutionResult, GraphQLSchema } from 'graphql';
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

/**
 * Compiles an operation of a valid document to a function, which returns what `execute` of graphql-js would. What cannot
 * be compiled is executed by graphql-js. Both coerce the variables again, which changes nothing; the compiler's own
 * coercion alone would not do, as it knows no default of a non-null variable.
 */
export const compileOperation = (
  schema: GraphQLSchema,
  { source, document, operationName }: Operation,
): Execute => {
  // The compiler notes the conditions of @skip and @include in the nodes, so it gets a document of its own. Noted by
  // path, because a fragment may be under different conditions in two places.
  const compiled = compileQuery(schema, parse(source), operationName, {
    useExperimentalPathBasedSkipInclude: true,
  });
  if (isCompiledQuery(compiled))
    return (contextValue, variables) => compiled.query(undefined, contextValue, variables);
  return (contextValue, variableValues) =>
    execute({ schema, document, operationName, contextValue, variableValues });
};
