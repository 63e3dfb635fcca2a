import { getDirectiveValues } from 'graphql';
import type { GraphQLField, GraphQLSchema } from 'graphql';

/** Returns the REST calls that a field names with `@upstream`, e.g. `GET api/faq`. */
export const upstreamCallsOf = (
  schema: GraphQLSchema,
  { astNode }: Pick<GraphQLField<unknown, unknown>, 'astNode'>,
): string[] => {
  const upstream = schema.getDirective('upstream');
  return (astNode?.directives ?? [])
    .filter(({ name }) => name.value === 'upstream')
    .map((node) => String(upstream && getDirectiveValues(upstream, { directives: [node] })?.['call']));
};
