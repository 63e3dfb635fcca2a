import { loginIntent } from '../auth/login-intent';

/** Key of the item that a guest wanted to save before the login. */
export const saveIntent = loginIntent('sahra.save');
