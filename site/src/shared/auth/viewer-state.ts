import { createStore } from '../store/create-store';

/** Details of the signed-in viewer, read anew on every visit; kept in memory only. */
export interface ViewerDetails {
  id: string;
  name: string;
}

export const viewerDetails = createStore<ViewerDetails | null>(null);
