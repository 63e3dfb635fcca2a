import { Kind } from 'graphql';
import type { GraphQLField } from 'graphql';

/** How long a list of a field may be, as its directive `@listSize(assumedSize:)` says; undefined without one. */
export const assumedLengthOf = ({ astNode }: GraphQLField<unknown, unknown>): number | undefined => {
  const directive = astNode?.directives?.find(({ name }) => name.value === 'listSize');
  const size = directive?.arguments?.find(({ name }) => name.value === 'assumedSize')?.value;
  return size?.kind === Kind.INT ? Number(size.value) : undefined;
};
