import { createStore } from '../store/create-store';

/** Path of the page that is shown, for what outlives pages; empty until the first one is. */
export const shownPath = createStore('');
