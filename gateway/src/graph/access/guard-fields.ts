import { defaultFieldResolver, isObjectType } from 'graphql';
import type { GraphQLField, GraphQLSchema } from 'graphql';

import type { GraphContext } from '../graph-context';
import { accessOf } from './field-access';
import { refusalOf } from './refusal-of';

/** Changes a newly built schema in place: its fields refuse partner keys and foreign origins without access. */
export const guardFields = (schema: GraphQLSchema): GraphQLSchema => {
  for (const type of Object.values(schema.getTypeMap()).filter(isObjectType)) {
    for (const field of Object.values<GraphQLField<unknown, GraphContext>>(type.getFields())) {
      const access = accessOf(schema, field.astNode);
      if (!access || access.to === 'bearer' || access.to === 'node') continue;
      const { resolve = defaultFieldResolver, subscribe } = field;
      if (subscribe)
        field.subscribe = (source, args, context, info) => {
          const refusal = refusalOf(access, context);
          if (refusal) throw refusal;
          return subscribe(source, args, context, info);
        };
      field.resolve = (source, args, context, info) => {
        const refusal = refusalOf(access, context);
        if (refusal) throw refusal;
        return resolve(source, args, context, info);
      };
    }
  }
  return schema;
};
