/** Scopes that cms editors can have in accounts, and the routes that each scope allows. */
export const DESK_SCOPES = {
  'viewers:read': 'Look a viewer up and read their file.',
  'viewers:write': "End a viewer's sessions.",
  'ledger:read': 'Read payments and the ledger, and have its sums checked.',
  'comments:moderate': 'Read the queue of comments, decide on them, and keep the watched words.',
  'messages:read': 'Read contact messages, feedback and reports.',
  'messages:write': 'Mark messages as answered or closed.',
  'newsletter:read': 'Read how many receive the newsletter.',
  'codes:write': 'Make, list and disable promo codes and vouchers.',
  'keys:write': 'Make, rotate and revoke keys of partner apps.',
  'jobs:write': 'Read jobs that failed or wait, and have one tried again.',
  'audit:read': 'Read who did what.',
} as const satisfies Record<string, string>;

export type DeskScope = keyof typeof DESK_SCOPES;

/**
 * Audience of the JWT (HS256, DESK_SECRET) that the admin signs for each call. `sub` is the editor's e-mail
 * address, `scopes` the editor's scopes.
 */
export const DESK_AUDIENCE = 'accounts-admin';
/** Lifetime of an admin token, which serves one call; the margin allows for clock differences. */
export const DESK_TOKEN_SECONDS = 5 * 60;
