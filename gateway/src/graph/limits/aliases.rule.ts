import { maxAliasesRule } from '@escape.tech/graphql-armor-max-aliases';
import { GraphQLError } from 'graphql';

/** Maximum aliases in an operation; a fragment counts once per spread. */
export const ALIASES_MAX = 15;

/** Refuses documents that request the same field under many aliases. */
export const aliasesRule = maxAliasesRule({
  n: ALIASES_MAX,
  // By default aliases of `__typename` are free.
  allowList: [],
  // A thrown error would be an internal error of Apollo Server, a reported one refuses the document.
  propagateOnRejection: false,
  onReject: [
    (context, { message }) => context?.reportError(new GraphQLError(message.replace('Syntax Error: ', ''))),
  ],
});
