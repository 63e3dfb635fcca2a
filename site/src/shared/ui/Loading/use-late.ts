import { useEffect, useState } from 'react';

/** Until then skeletons or a turning star are word enough (docs/product/limits.md, Interface). */
const LATE_MS = 8000;

/** Whether what is waited for has taken so long that a word is due. */
export const useLate = (): boolean => {
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), LATE_MS);
    return () => clearTimeout(timer);
  }, []);
  return late;
};
