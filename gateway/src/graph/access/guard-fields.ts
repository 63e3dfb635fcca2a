import { defaultFieldResolver, isObjectType } from 'graphql';
import type { GraphQLField, GraphQLSchema } from 'graphql';

import type { GraphContext } from '../graph-context';
import { accessOf, isCredentialField } from './field-access';
import type { FieldAccess } from './field-access';
import { refusalOf } from './refusal-of';

/**
 * Returns the access rule as a sentence for the field's description. Introspection contains no field
 * directives, so the playground shows this sentence.
 */
const sentenceOf = (access: FieldAccess): string => {
  switch (access.to) {
    case 'scope':
      return `Scope of partner keys: \`${access.scope}\`.`;
    case 'bearer':
      return "Takes the viewer's bearer; a partner key opens nothing here.";
    case 'firstParty':
      return "For the product's own pages and apps; refused to partner keys and to pages of other origins.";
    case 'node':
      return 'Scope of partner keys: the one that the type of the node needs by its own field.';
  }
};

const ONCE = 'One such field in an operation.';

/**
 * Changes a newly built schema in place: its fields refuse partner keys and foreign origins without access,
 * and their descriptions name who has access.
 */
export const guardFields = (schema: GraphQLSchema): GraphQLSchema => {
  for (const type of Object.values(schema.getTypeMap()).filter(isObjectType)) {
    for (const field of Object.values<GraphQLField<unknown, GraphContext>>(type.getFields())) {
      const access = accessOf(schema, field.astNode);
      if (!access) continue;
      const told = isCredentialField(field.astNode) ? [sentenceOf(access), ONCE] : [sentenceOf(access)];
      field.description = [field.description, told.join(' ')].filter(Boolean).join('\n\n');
      if (access.to === 'bearer' || access.to === 'node') continue;
      const { resolve = defaultFieldResolver } = field;
      field.resolve = (source, args, context, info) => {
        const refusal = refusalOf(access, context);
        if (refusal) throw refusal;
        return resolve(source, args, context, info);
      };
    }
  }
  return schema;
};
