import { defaultFieldResolver, isObjectType } from 'graphql';
import type { GraphQLField, GraphQLSchema } from 'graphql';

import type { GraphContext } from '../graph-context';
import { GraphFailure } from '../graph-failure';
import { accessOf } from './field-access';
import type { FieldAccess } from './field-access';

/** Returns why a request may not read the field; undefined when it may. */
const refusalOf = (access: FieldAccess, context: GraphContext): GraphFailure | undefined => {
  const { partner } = context;
  if (access.to === 'bearer') return undefined;
  if (access.to === 'firstParty')
    return partner !== null || context.isForeignPage
      ? new GraphFailure('FORBIDDEN', undefined, { reason: 'PARTNER_KEY_FIRST_PARTY' })
      : undefined;
  if (partner === null || partner.key?.scopes.includes(access.scope)) return undefined;
  const told = { scope: access.scope };
  return new GraphFailure('FORBIDDEN', undefined, { reason: 'PARTNER_KEY_SCOPE', told });
};

/** Changes a newly built schema in place: its fields refuse partner keys and foreign origins without access. */
export const guardFields = (schema: GraphQLSchema): GraphQLSchema => {
  for (const type of Object.values(schema.getTypeMap()).filter(isObjectType)) {
    for (const field of Object.values<GraphQLField<unknown, GraphContext>>(type.getFields())) {
      const access = accessOf(schema, field.astNode);
      if (!access || access.to === 'bearer') continue;
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
