import { useEffect, useState } from 'react';

import { useBrowserValue } from '../store/use-browser-value';
import { serverNow, useServerOffset } from './server-clock';

const MINUTE_MS = 60_000;

/**
 * Returns the time by the server's clock in milliseconds since 1970 and updates at the turn of every minute, when
 * programmes begin. It is null in served HTML and during hydration, whose output must match; components that mount
 * later have it from their first paint, without layout shift.
 */
export const useNow = (): number | null => {
  const isServed = useBrowserValue(() => false, true);
  const offset = useServerOffset();
  const [seen, setSeen] = useState(Date.now);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const wait = (): void => {
      timer = setTimeout(
        () => {
          setSeen(Date.now());
          wait();
        },
        MINUTE_MS - (serverNow() % MINUTE_MS),
      );
    };
    wait();
    return () => clearTimeout(timer);
  }, [offset]);
  return isServed ? null : seen + offset;
};
