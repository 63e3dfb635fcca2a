import { useEffect, useState } from 'react';

const SECOND_MS = 1000;

const secondsUntil = (moment: number): number => Math.max(0, Math.ceil((moment - Date.now()) / SECOND_MS));

/** Whole seconds until a moment (milliseconds since 1970), counted down to 0; null while the moment is not known (0). */
export const useSecondsLeft = (moment: number): number | null => {
  const [left, setLeft] = useState<number | null>(null);
  useEffect(() => {
    if (moment === 0) return;
    setLeft(secondsUntil(moment));
    const timer = setInterval(() => {
      const seconds = secondsUntil(moment);
      setLeft(seconds);
      if (seconds === 0) clearInterval(timer);
    }, SECOND_MS);
    return () => clearInterval(timer);
  }, [moment]);
  return left;
};
