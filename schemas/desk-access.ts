/** What people at the cms desk may be allowed to do in accounts, and what each scope opens. */
export const DESK_SCOPES = {
  'viewers:read': 'Look a viewer up and read their file.',
  'viewers:write': "End a viewer's sessions.",
  'ledger:read': 'Read payments and the ledger, and have its sums checked.',
  'comments:moderate': 'Read the queue of comments, decide on them, and keep the watched words.',
  'messages:read': 'Read contact messages, feedback and reports.',
  'messages:write': 'Mark messages as answered or closed.',
  'codes:write': 'Make, list and disable promo codes and vouchers.',
  'keys:write': 'Make, rotate and revoke keys of partner apps.',
  'jobs:write': 'Read jobs that failed or wait, and have one tried again.',
  'audit:read': 'Read who did what.',
} as const satisfies Record<string, string>;

export type DeskScope = keyof typeof DESK_SCOPES;

/** Audience of the JWT (HS256, DESK_SECRET) that the desk signs for each call: `sub` is the person's e-mail address, `scopes` what they may do. */
export const DESK_AUDIENCE = 'accounts-admin';
/** A token of the desk is for one call; clocks may differ by a little. */
export const DESK_TOKEN_SECONDS = 5 * 60;
