export const AUTH_PATH = '/api/auth';
/** Where a browser is sent when signing in fails at a provider; `error` in the query names the reason. */
export const LOGIN_PATH = '/auth/login';
