import { useEffect, useState } from 'react';

const MINUTE_MS = 60_000;

/** The time, once a minute. Null in served HTML and in the first paint, which must not depend on it. */
export const useNow = (): number | null => {
  const [now, setNow] = useState<number | null>(null);
  useEffect(() => {
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
};
