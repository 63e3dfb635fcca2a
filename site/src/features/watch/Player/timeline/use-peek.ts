import { useCallback, useEffect, useState } from 'react';

const SHOWN_MS = 2000;

/** Whether the preview of the timeline is shown after a seek with the keyboard, and the function that shows it. */
export const usePeek = (): { on: boolean; show: () => void } => {
  const [count, setCount] = useState(0);
  useEffect(() => {
    if (count === 0) return;
    const timer = setTimeout(() => setCount(0), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [count]);
  const show = useCallback(() => setCount((before) => before + 1), []);
  return { on: count > 0, show };
};
