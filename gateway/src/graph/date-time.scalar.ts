import { GraphQLScalarType, Kind } from 'graphql';

import { GraphFailure } from './graph-failure';

const instantOf = (value: unknown): string => {
  const time = typeof value === 'string' ? Date.parse(value) : Number.NaN;
  if (Number.isNaN(time)) throw new GraphFailure('BAD_USER_INPUT', 'A DateTime is an instant in ISO 8601.');
  return new Date(time).toISOString();
};

/** Instants: whatever spelling of ISO 8601 comes in or from an upstream, UTC with milliseconds goes out. */
export const dateTimeScalar = new GraphQLScalarType<string, string>({
  name: 'DateTime',
  serialize: instantOf,
  parseValue: instantOf,
  parseLiteral: (node) => instantOf(node.kind === Kind.STRING ? node.value : null),
});
