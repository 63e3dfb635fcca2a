import { createStore } from '../store/create-store';

/**
 * Path, without locale prefix, that the viewer's pages lead to while the viewer ends the session in this tab; null at
 * all other times, when they lead to the login.
 */
export const leaving = createStore<string | null>(null);
