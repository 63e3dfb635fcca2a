import { useSyncExternalStore } from 'react';

import { subscribeToZone, viewerZone } from './viewer-zone';

/** Returns the viewer's time zone; null in served HTML and during hydration, whose output must match. */
export const useZone = (): string | null =>
  useSyncExternalStore<string | null>(subscribeToZone, viewerZone, () => null);
