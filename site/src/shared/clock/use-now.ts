import { useEffect, useState, useSyncExternalStore } from 'react';

const MINUTE_MS = 60_000;

const subscribe = () => () => undefined;

/**
 * The time in milliseconds since 1970, once a minute. Null in served HTML and while React takes that over,
 * which must not depend on it; what appears later has it from its first paint, and does not grow by it.
 */
export const useNow = (): number | null => {
  const served = useSyncExternalStore(
    subscribe,
    () => false,
    () => true,
  );
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  return served ? null : now;
};
