import { createStore } from '../../../shared/store/create-store';

/** E-mail address typed on one auth page, so that the next auth page does not ask again. Kept in memory only. */
export const typedEmail = createStore('');
