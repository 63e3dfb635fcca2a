import { useEffect, useState } from 'react';

/** In milliseconds. Until then skeletons or a spinner are enough (docs/product/limits.md, Interface). */
const LATE_MS = 8000;

/** Returns true when loading has taken so long that a visible text is needed. */
export const useSlowLoading = (): boolean => {
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), LATE_MS);
    return () => clearTimeout(timer);
  }, []);
  return late;
};
