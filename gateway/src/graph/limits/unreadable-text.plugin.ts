import { GraphFailure } from '../graph-failure';
import type { GraphHooks, GraphPlugin } from '../graph-plugin';
import { findUnreadableText, findUnreadableLiteral } from './unreadable-text';

const hooks: GraphHooks = {
  didResolveOperation({ document, request }) {
    const field = findUnreadableText(request.variables) ?? findUnreadableLiteral(document);
    if (field === undefined) return;
    throw new GraphFailure('BAD_USER_INPUT', undefined, {
      status: 400,
      reason: 'TEXT_UNREADABLE',
      told: { field },
    });
  },
};

/** Refuses text that no upstream can store, in variables and literals, and names the field that contains it. */
export const unreadableTextPlugin: GraphPlugin = { requestDidStart: () => hooks };
