import { useSyncExternalStore } from 'react';

import { isZoneGuessed, subscribeToZone, viewerZone } from './viewer-zone';

/** Returns the viewer's time zone; null in served HTML and during hydration, whose output must match. */
export const useZone = (): string | null =>
  useSyncExternalStore<string | null>(subscribeToZone, viewerZone, () => null);

/**
 * Returns whether the viewer's zone is only a guess. Hours then have a `ZoneNote` beside them; where there is no room
 * for one, on a card or in a row, they are left out.
 */
export const useIsZoneGuessed = (): boolean =>
  useSyncExternalStore(subscribeToZone, isZoneGuessed, () => false);
