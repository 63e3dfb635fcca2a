import { useCallback, useEffect, useState } from 'react';

const SHOWN_MS = 1200;

/** Message that is shown for 1.2 seconds, and the function that shows it. */
export const useFlash = (): [string, (text: string) => void] => {
  const [said, setSaid] = useState({ text: '', count: 0 });
  useEffect(() => {
    if (said.text === '') return;
    const timer = setTimeout(() => setSaid({ text: '', count: 0 }), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [said]);
  const flash = useCallback((text: string): void => setSaid(({ count }) => ({ text, count: count + 1 })), []);
  return [said.text, flash];
};
