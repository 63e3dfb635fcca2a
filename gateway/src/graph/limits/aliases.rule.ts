import { GraphQLError, Kind } from 'graphql';
import type { ASTVisitor, SelectionSetNode, ValidationContext } from 'graphql';

/** Maximum aliases in an operation; a fragment counts once per spread. */
export const ALIASES_MAX = 15;

/** Refuses documents that request the same field under many aliases. */
export const aliasesRule =
  (max: number = ALIASES_MAX) =>
  (context: ValidationContext): ASTVisitor => {
    const aliasesOfFragment = new Map<string, number>();

    const aliasesOf = (set: SelectionSetNode | undefined): number =>
      (set?.selections ?? []).reduce((sum, selection) => {
        switch (selection.kind) {
          case Kind.FIELD:
            return sum + (selection.alias ? 1 : 0) + aliasesOf(selection.selectionSet);
          case Kind.INLINE_FRAGMENT:
            return sum + aliasesOf(selection.selectionSet);
          case Kind.FRAGMENT_SPREAD:
            return sum + aliasesOfSpread(selection.name.value);
        }
      }, 0);

    const aliasesOfSpread = (name: string): number => {
      const known = aliasesOfFragment.get(name);
      if (known !== undefined) return known;
      aliasesOfFragment.set(name, 0);
      const aliases = aliasesOf(context.getFragment(name)?.selectionSet);
      aliasesOfFragment.set(name, aliases);
      return aliases;
    };

    return {
      OperationDefinition(node) {
        const aliases = aliasesOf(node.selectionSet);
        if (aliases <= max) return;
        const message = `The document uses ${aliases} aliases; at most ${max} are answered.`;
        context.reportError(new GraphQLError(message, { nodes: node }));
      },
    };
  };
