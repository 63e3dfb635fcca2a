import { useEffect, useState } from 'react';

import { useBrowserValue } from '../store/use-browser-value';

const MINUTE_MS = 60_000;

/**
 * Returns the time in milliseconds since 1970 and updates at the turn of every minute, when programmes begin. It is null in served HTML and during
 * hydration, whose output must match; components that mount later have it from their first paint, without layout
 * shift.
 */
export const useNow = (): number | null => {
  const isServed = useBrowserValue(() => false, true);
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const wait = (): void => {
      timer = setTimeout(
        () => {
          setNow(Date.now());
          wait();
        },
        MINUTE_MS - (Date.now() % MINUTE_MS),
      );
    };
    wait();
    return () => clearTimeout(timer);
  }, []);
  return isServed ? null : now;
};
