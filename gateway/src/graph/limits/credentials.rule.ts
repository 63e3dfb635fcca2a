import { GraphQLError, Kind } from 'graphql';
import type { ASTVisitor, GraphQLSchema, SelectionSetNode, ValidationContext } from 'graphql';

import { isCredentialField } from '../access/field-access';
import { GraphFailure } from '../graph-failure';

/** Returns the root fields that declare `@credential`; no other field can take a credential. */
const namesWithCredential = (schema: GraphQLSchema): ReadonlySet<string> => {
  const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()];
  const fields = roots.flatMap((root) => Object.values(root?.getFields() ?? {}));
  return new Set(fields.filter(({ astNode }) => isCredentialField(astNode)).map(({ name }) => name));
};

/**
 * Refuses operations that try more than one password, code or token. Each attempt must be a request of its
 * own, so that the rate limit counts it.
 */
export const credentialsRule = (context: ValidationContext): ASTVisitor => {
  const names = namesWithCredential(context.getSchema());
  const triesOfFragment = new Map<string, number>();

  const triesOf = (set: SelectionSetNode): number =>
    set.selections.reduce((sum, selection) => {
      switch (selection.kind) {
        case Kind.FIELD:
          return sum + (names.has(selection.name.value) ? 1 : 0);
        case Kind.INLINE_FRAGMENT:
          return sum + triesOf(selection.selectionSet);
        case Kind.FRAGMENT_SPREAD:
          return sum + triesOfSpread(selection.name.value);
      }
    }, 0);

  const triesOfSpread = (name: string): number => {
    const known = triesOfFragment.get(name);
    if (known !== undefined) return known;
    // Another rule refuses a recursive fragment. Here the recursion only has to end.
    triesOfFragment.set(name, 0);
    const fragment = context.getFragment(name);
    const tries = fragment ? triesOf(fragment.selectionSet) : 0;
    triesOfFragment.set(name, tries);
    return tries;
  };

  return {
    OperationDefinition(node) {
      if (triesOf(node.selectionSet) <= 1) return;
      const originalError = new GraphFailure('BAD_USER_INPUT', undefined, { reason: 'ONE_CREDENTIAL' });
      context.reportError(new GraphQLError(originalError.message, { nodes: node, originalError }));
    },
  };
};
