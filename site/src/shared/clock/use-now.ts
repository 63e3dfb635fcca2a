import { useEffect, useState } from 'react';

import { useBrowserValue } from '../store/use-browser-value';

const MINUTE_MS = 60_000;

/**
 * Returns the time in milliseconds since 1970 and updates every minute. It is null in served HTML and during
 * hydration, whose output must match; components that mount later have it from their first paint, without layout
 * shift.
 */
export const useNow = (): number | null => {
  const isServed = useBrowserValue(() => false, true);
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  return isServed ? null : now;
};
