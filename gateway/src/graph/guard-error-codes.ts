import { defaultFieldResolver, getNamedType, isEnumType, isObjectType } from 'graphql';
import type { GraphQLEnumType, GraphQLField, GraphQLSchema } from 'graphql';

import type { FormErrorRecord } from './form-errors';
import type { GraphContext } from './graph-context';

/** Returns the closed list of codes of a field that lists expected failures; undefined for every other field. */
const codesOf = ({ type }: GraphQLField<unknown, GraphContext>): GraphQLEnumType | undefined => {
  const error = getNamedType(type);
  if (!isObjectType(error) || !error.getInterfaces().some(({ name }) => name === 'UserError'))
    return undefined;
  const codes = getNamedType(error.getFields()['code']?.type);
  if (!isEnumType(codes)) throw new TypeError(`${error.name} has no closed list of codes.`);
  return codes;
};

/**
 * Changes a newly built schema in place: an expected failure whose code its mutation does not list becomes an
 * internal error that names both in the log. GraphQL itself would refuse the value too, but only where the code
 * is asked for, and the log hides values in quotes.
 */
export const guardErrorCodes = (schema: GraphQLSchema): GraphQLSchema => {
  for (const type of Object.values(schema.getTypeMap()).filter(isObjectType)) {
    for (const field of Object.values<GraphQLField<unknown, GraphContext>>(type.getFields())) {
      const codes = codesOf(field);
      if (!codes) continue;
      const { resolve = defaultFieldResolver } = field;
      field.resolve = async (source, args, context, info) => {
        const errors = (await resolve(source, args, context, info)) as readonly FormErrorRecord[];
        const unknown = errors.find(({ code }) => !codes.getValue(code));
        if (unknown) throw new Error(`${codes.name} does not list ${unknown.code}.`);
        return errors;
      };
    }
  }
  return schema;
};
