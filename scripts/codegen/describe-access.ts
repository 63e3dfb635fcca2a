import { Kind, visit } from 'graphql';
import type { ConstDirectiveNode, DocumentNode } from 'graphql';

const ONCE = 'One such field in an operation.';

/** Returns the sentence for one access directive; undefined for every other directive. */
const sentenceOf = ({ name, arguments: [scope] = [] }: ConstDirectiveNode): string | undefined => {
  switch (name.value) {
    case 'scope':
      return scope?.value.kind === Kind.STRING
        ? `Scope of partner keys: \`${scope.value.value}\`.`
        : undefined;
    case 'bearer':
      return "Takes the viewer's bearer; a partner key opens nothing here.";
    case 'firstParty':
      return "For the product's own pages and apps; refused to partner keys and to pages of other origins.";
    case 'nodeAccess':
      return 'Scope of partner keys: the one that the type of the node needs by its own field.';
    case 'credential':
      return ONCE;
    default:
      return undefined;
  }
};

/**
 * Adds who may read a field to its description, as its directives say. Introspection contains no field directives,
 * so this is what the playground and other tools show.
 */
export const describeAccess = (document: DocumentNode): DocumentNode =>
  visit(document, {
    FieldDefinition: (node) => {
      const sentences = (node.directives ?? []).flatMap((directive) => sentenceOf(directive) ?? []);
      if (sentences.length === 0) return undefined;
      // The rule of who may read comes before the rule of how often.
      const told = sentences.sort((a, b) => Number(a === ONCE) - Number(b === ONCE)).join(' ');
      const value = [node.description?.value, told].filter(Boolean).join('\n\n');
      return { ...node, description: { kind: Kind.STRING, value, block: true } };
    },
  });
