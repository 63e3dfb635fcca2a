/** Page that deletes the account. */
const DELETE_ACCOUNT = '/settings/delete-account';

const REASON = 'reason';

/**
 * Returns the address of the next step, without locale prefix. The reason is in the query string because it is
 * no secret; a password would be.
 */
export const deleteAccountAddress = (reason: string): string =>
  `${DELETE_ACCOUNT}?${new URLSearchParams({ [REASON]: reason })}`;

/** Returns the reason in the query string; null without one. */
export const reasonOf = (search: string): string | null => new URLSearchParams(search).get(REASON);
