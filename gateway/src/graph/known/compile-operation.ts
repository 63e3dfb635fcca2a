import { defaultTypeResolver, execute, getOperationAST, isAbstractType, parse } from 'graphql';
import type {
  DocumentNode,
  ExecutionResult,
  GraphQLAbstractType,
  GraphQLSchema,
  GraphQLTypeResolver,
} from 'graphql';
import { compileQuery, isCompiledQuery } from 'graphql-jit';

import type { GraphContext } from '../graph-context';
import { variablesOfCompilable } from './compilable';

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
 * Returns a resolver that names no type instead of failing or promising one: after a failure the compiled function would
 * never answer, and it waits for no promise. A value without a type is an error, so graphql-js says what it is.
 */
const withoutPromise =
  (resolve: GraphQLTypeResolver<unknown, unknown>): GraphQLTypeResolver<unknown, unknown> =>
  (...asked) => {
    try {
      const name = resolve(...asked);
      if (!(name instanceof Promise)) return name;
      name.catch(() => undefined);
    } catch {
      // Said by graphql-js.
    }
    return undefined;
  };

/** Compiles while the resolvers of abstract types are those that the compiled function can call; it keeps them. */
const compile = (schema: GraphQLSchema, source: string, operationName: string | undefined) => {
  const types = Object.values(schema.getTypeMap()).filter(isAbstractType);
  const before = new Map<GraphQLAbstractType, GraphQLAbstractType['resolveType']>();
  for (const type of types) {
    before.set(type, type.resolveType);
    type.resolveType = withoutPromise(type.resolveType ?? defaultTypeResolver);
  }
  try {
    // The compiler notes the conditions of @skip and @include in the nodes, so it gets a document of its own. Noted by
    // path, because a fragment may be under different conditions in two places.
    return compileQuery(schema, parse(source), operationName, { useExperimentalPathBasedSkipInclude: true });
  } finally {
    for (const [type, resolveType] of before) type.resolveType = resolveType;
  }
};

/**
 * Compiles an operation of a valid document to a function, which returns what `execute` of graphql-js would. What cannot
 * be compiled is executed by graphql-js, and so is a request without variables that the compiled function needs. Both
 * coerce the variables again, which changes nothing; the compiler's own coercion alone would not do, as it knows no
 * default of a non-null variable.
 */
export const compileOperation = (
  schema: GraphQLSchema,
  { source, document, operationName }: Operation,
): Execute => {
  const interpret: Execute = (contextValue, variableValues) =>
    execute({ schema, document, operationName, contextValue, variableValues });
  const operation = getOperationAST(document, operationName);
  const needed = operation && variablesOfCompilable(schema, document, operation);
  if (!needed) return interpret;
  const compiled = compile(schema, source, operationName);
  if (!isCompiledQuery(compiled)) return interpret;
  return async (contextValue, variables) => {
    const given = new Map(Object.entries(variables));
    if (needed.some((name) => (given.get(name) ?? null) === null)) return interpret(contextValue, variables);
    const result = await compiled.query(undefined, contextValue, variables);
    // The compiler words failures otherwise, and reports all below one null. The loaders of the context have the records,
    // and the failures, already.
    return result.errors ? interpret(contextValue, variables) : result;
  };
};
