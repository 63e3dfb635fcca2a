import { memo, Suspense } from 'react';
import type { ReactNode } from 'react';

/**
 * Suspense boundary for selective hydration: React hydrates it separately, in slices between frames, and
 * immediately on interaction, so no single long task blocks a phone. Its HTML is served as usual.
 * Children must be referentially stable between renders of the parent: new children before hydration force a client
 * render.
 */
export const Island = memo(({ children }: { children: ReactNode }) => <Suspense>{children}</Suspense>);
Island.displayName = 'Island';
