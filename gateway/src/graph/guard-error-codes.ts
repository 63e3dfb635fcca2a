import { defaultFieldResolver, getNamedType, isEnumType, isObjectType } from 'graphql';
import type { GraphQLSchema } from 'graphql';

import type { GraphContext } from './graph-context';

/**
 * Makes an expected failure whose code its mutation does not list an internal error, and names both for the log.
 * GraphQL itself would refuse the value too, but the log hides values in quotes.
 */
export const guardErrorCodes = (schema: GraphQLSchema): GraphQLSchema => {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || !type.getInterfaces().some(({ name }) => name === 'UserError')) continue;
    const field = type.getFields()['code'];
    const codes = field && getNamedType(field.type);
    if (!field || !isEnumType(codes)) throw new TypeError(`${type.name} has no closed list of codes.`);
    const resolve = field.resolve ?? defaultFieldResolver;
    field.resolve = async (source, args: Record<string, unknown>, context: GraphContext, info) => {
      const code: unknown = await resolve(source, args, context, info);
      if (typeof code === 'string' && codes.getValue(code)) return code;
      throw new Error(`${type.name} does not list the code ${String(code)}.`);
    };
  }
  return schema;
};
