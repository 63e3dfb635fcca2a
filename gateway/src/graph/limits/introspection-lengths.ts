import type { GraphQLSchema } from 'graphql';

/** How long the lists of the schema's own description are, by type and field: its types are counted, the others are rounded averages. */
export const introspectionLengths = (schema: GraphQLSchema): ReadonlyMap<string, number> =>
  new Map([
    ['__Schema.types', Object.keys(schema.getTypeMap()).length],
    ['__Schema.directives', schema.getDirectives().length],
    ['__Directive.args', 1],
    ['__Type.fields', 4],
    ['__Type.inputFields', 1],
    ['__Type.interfaces', 1],
    ['__Type.enumValues', 2],
    ['__Type.possibleTypes', 1],
    ['__Field.args', 1],
    // Wrappings of a type, `[Show!]!`: two at most follow the first, and most types have none.
    ['__Type.ofType', 0],
  ]);
