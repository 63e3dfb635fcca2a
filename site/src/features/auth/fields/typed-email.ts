import { createStore } from '../../../shared/store/create-store';

/** The address that was typed at one of the doors: the next one need not ask again. Kept in memory only. */
export const typedEmail = createStore('');
