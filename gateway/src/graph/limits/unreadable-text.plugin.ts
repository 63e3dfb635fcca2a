import type { ApolloServerPlugin } from '@apollo/server';

import type { GraphContext } from '../graph-context';
import { GraphFailure } from '../graph-failure';
import { findUnreadableText, findUnreadableLiteral } from './unreadable-text';

/** Refuses text that no upstream can store, in variables and literals, and names the field that contains it. */
export const unreadableTextPlugin: ApolloServerPlugin<GraphContext> = {
  requestDidStart: () =>
    Promise.resolve({
      didResolveOperation({ document, request }) {
        const field = findUnreadableText(request.variables) ?? findUnreadableLiteral(document);
        if (field === undefined) return Promise.resolve();
        const facts = { status: 400, reason: 'TEXT_UNREADABLE', told: { field } } as const;
        return Promise.reject(new GraphFailure('BAD_USER_INPUT', undefined, facts));
      },
    }),
};
