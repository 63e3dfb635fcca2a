import { useEffect, useState } from 'react';

/** A list follows what is typed after this time. */
const TYPED_MS = 250;

/** What is typed into a search field, once its editor pauses. */
export const useSettled = (typed: string): string => {
  const [settled, setSettled] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), TYPED_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  return settled;
};
