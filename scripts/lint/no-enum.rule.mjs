/**
 * An enum is code of its own at run time; a union of strings, or an object `as const`, needs none.
 * @type {import('eslint').Rule.RuleModule}
 */
export const noEnum = {
  meta: {
    type: 'problem',
    docs: { description: 'Keep enums out' },
    messages: { enum: 'Use a union of strings or an object `as const`.' },
    schema: [],
  },
  create: (context) => ({
    /** @param {any} node */
    TSEnumDeclaration(node) {
      context.report({ node, messageId: 'enum' });
    },
  }),
};
