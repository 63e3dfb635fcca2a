import { createStore } from '../store/create-store';

/** Id of the advertising account once its script is loaded for this viewer; null for everybody without ads. */
export const adClient = createStore<string | null>(null);
