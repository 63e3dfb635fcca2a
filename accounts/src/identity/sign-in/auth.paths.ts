export const AUTH_PATH = '/api/auth';
/** Page after a failed sign-in with a provider; `error` in the query names the reason. */
export const LOGIN_PATH = '/auth/login';
