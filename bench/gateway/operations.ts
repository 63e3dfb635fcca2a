import type { Asked } from '../http/load';

/** Operations that every peer answers, with the same fields. */
export const OPERATIONS = {
  home: `query Home {
    channels(first: 12) { nodes { slug name } }
    shows(first: 12) { nodes { slug title description channel { slug name } } }
    videos(first: 12) { nodes { code title durationSeconds } }
  }`,
  viewer: 'query Me { viewer { name email watchlist(first: 3) { nodes { code title durationSeconds } } } }',
} as const;

export type OperationName = keyof typeof OPERATIONS;

/** Access token of a viewer that the fake of accounts knows. */
const BEARER = 'Bearer bearer-paid';

/** Returns the request for an operation. It comes from an address, which pays for it. */
export const requestOf = (name: OperationName, isSignedIn: boolean): Asked => ({
  method: 'GET',
  path: `/graphql?${new URLSearchParams({ query: OPERATIONS[name] }).toString()}`,
  headers: {
    'apollo-require-preflight': 'bench',
    'x-forwarded-for': '203.0.113.1',
    ...(isSignedIn && { authorization: BEARER }),
  },
});
