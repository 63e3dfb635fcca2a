/** Where the account is deleted. */
const DELETE_ACCOUNT = '/settings/delete-account';

const REASON = 'reason';

/** Unprefixed address of the next step, which carries the reason: it is no secret, the password would be. */
export const withReason = (reason: string): string =>
  `${DELETE_ACCOUNT}?${new URLSearchParams({ [REASON]: reason })}`;

/** The reason that an address carries; null without one. */
export const reasonOf = (search: string): string | null => new URLSearchParams(search).get(REASON);
