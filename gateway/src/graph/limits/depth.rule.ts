import { GraphQLError, Kind } from 'graphql';
import type { ASTVisitor, SelectionSetNode, ValidationContext } from 'graphql';

/** Maximum depth of a selection. The deepest query of the site's own pages has depth 7. */
export const DEPTH_MAX = 10;

/**
 * Refuses documents that nest deeper than `DEPTH_MAX`. Introspection is exempt, `__type` and `__typename` too:
 * its standard query is deeper and calls no upstream.
 */
export const depthRule = (context: ValidationContext): ASTVisitor => {
  const depthOfFragment = new Map<string, number>();

  const depthOf = (set: SelectionSetNode | undefined): number => {
    if (!set) return 0;
    return Math.max(
      0,
      ...set.selections.map((selection) => {
        switch (selection.kind) {
          case Kind.FIELD:
            return selection.name.value.startsWith('__') ? 0 : 1 + depthOf(selection.selectionSet);
          case Kind.INLINE_FRAGMENT:
            return depthOf(selection.selectionSet);
          case Kind.FRAGMENT_SPREAD:
            return depthOfSpread(selection.name.value);
        }
      }),
    );
  };

  const depthOfSpread = (name: string): number => {
    const known = depthOfFragment.get(name);
    if (known !== undefined) return known;
    // Another rule refuses a recursive fragment. Here the recursion only has to end.
    depthOfFragment.set(name, 0);
    const depth = depthOf(context.getFragment(name)?.selectionSet);
    depthOfFragment.set(name, depth);
    return depth;
  };

  return {
    OperationDefinition(node) {
      const depth = depthOf(node.selectionSet);
      if (depth <= DEPTH_MAX) return;
      const message = `The document nests ${depth} levels deep; at most ${DEPTH_MAX} are answered.`;
      context.reportError(new GraphQLError(message, { nodes: node }));
    },
  };
};
