import { LOGIN_PATH } from './auth.paths';

/** Where a browser ends that comes back from a provider to a deleted account. What recovers it is in its cookie alone. */
export const recoveryPage = (origin: string): string => `${origin}${LOGIN_PATH}?error=DELETED_RECOVERABLE`;
