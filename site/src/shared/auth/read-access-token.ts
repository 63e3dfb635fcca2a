import { authState } from './auth-state';

/** Returns the stored access token without a renewal; null when nobody is signed in. */
export const readAccessToken = (): string | null => authState.get()?.token ?? null;
