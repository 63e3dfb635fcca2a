import { execute, getVariableValues, Kind, parse } from 'graphql';
import type { ExecutionResult } from 'graphql';

import type { GraphContext } from '../../graph/graph-context';
import { variablesOfCompilable } from '../../graph/known/compilable';
import { compileOperation } from '../../graph/known/compile-operation';
import { generateQuery } from './generate-query';
import type { GeneratedQuery } from './generate-query';
import { PretendSchema } from './pretend-schema';

const CONTEXT = {} as GraphContext;

/** What a client sees of a result: its data, and path, code, message and locations of each error, in the order of the paths. */
interface Seen {
  data: unknown;
  errors: { path: string; code: unknown; message: string; locations: string }[];
}

/** A query and its results by graphql-js and by the compiled function. */
export interface BothWays extends GeneratedQuery {
  interpreted: Seen;
  compiled: Seen;
  /** Whether the compiled function has executed it, and not graphql-js both times. */
  isCompiled: boolean;
}

const codeOf = ({ extensions }: { extensions?: Readonly<Record<string, unknown>> }): unknown =>
  extensions?.['code'];

const seen = ({ data, errors = [] }: ExecutionResult): Seen => ({
  data: JSON.parse(JSON.stringify(data ?? null)) as unknown,
  errors: errors
    .map((error) => ({
      path: error.path?.join('.') ?? '',
      code: codeOf(error),
      message: error.message,
      locations: JSON.stringify(error.locations),
    }))
    .toSorted((one, other) => (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1)),
});

const PRETEND = { later: new PretendSchema(false), atOnce: new PretendSchema(true) };

/** Generates the query of a seed and executes it in both ways; its fields fail later, or also at once. */
export const executeBothWays = async (seed: number, fails: keyof typeof PRETEND): Promise<BothWays> => {
  const pretend = PRETEND[fails];
  const { schema } = pretend;
  pretend.seed = seed;
  const { source, variables } = generateQuery(schema, seed);
  const document = parse(source);
  const [operation] = document.definitions;
  if (operation?.kind !== Kind.OPERATION_DEFINITION) throw new Error('The query comes first.');
  const { coerced } = getVariableValues(schema, operation.variableDefinitions ?? [], variables);
  if (!coerced) throw new Error('The variables do not fit.');
  const run = compileOperation(schema, { source, document, operationName: undefined });
  const interpreted = await execute({ schema, document, variableValues: variables, contextValue: CONTEXT });
  const compiled = await run(CONTEXT, coerced);
  const isCompiled =
    variablesOfCompilable(schema, document, operation)?.every((name) => (coerced[name] ?? null) !== null) ??
    false;
  return { source, variables, interpreted: seen(interpreted), compiled: seen(compiled), isCompiled };
};
