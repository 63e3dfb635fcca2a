import { memo, Suspense } from 'react';
import type { ReactNode } from 'react';

/**
 * A part of a page that React takes over by itself, in slices between frames, and at once when it is used: a phone is
 * not blocked by one long task for the whole page. Its HTML is served like any other.
 * Children keep their identity from one drawing of the parent to the next: an island that is given new ones before it
 * was taken over is drawn anew.
 */
export const Island = memo(({ children }: { children: ReactNode }) => <Suspense>{children}</Suspense>);
Island.displayName = 'Island';
