import { createStore } from '../store/create-store';

/** Second of a video whose comments the viewer wants to read; the list below the video takes it. */
export const wantedMinute = createStore<{ code: string; second: number } | null>(null);
