/**
 * Query parameter that marks the return from a provider sign-in: the session cookie is set and the page loads
 * the session.
 */
export const RETURN_PARAMETER = 'returned';
