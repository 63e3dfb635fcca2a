import { createStore } from '../store/create-store';

/** Details of the signed-in viewer, loaded on every visit and kept in memory only. */
export interface ViewerDetails {
  id: string;
  name: string;
}

export const viewerDetails = createStore<ViewerDetails | null>(null);
