import { loginIntent } from '../auth/login-intent';

/** Video that a guest wanted to save before the login. */
export const saveIntent = loginIntent('sahra.save');
