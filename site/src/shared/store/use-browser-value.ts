import { useSyncExternalStore } from 'react';

const subscribe = () => () => undefined;

/**
 * Reads a value that only the browser knows. In the served HTML and during hydration it is `served`; components that
 * mount later have the browser's value from their first paint, without layout shift.
 */
export const useBrowserValue = <Value>(read: () => Value, served: Value): Value =>
  useSyncExternalStore(subscribe, read, () => served);
