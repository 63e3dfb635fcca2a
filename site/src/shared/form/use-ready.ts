import { useEffect, useState } from 'react';

/** False in the served HTML and until the page runs: a form that were sent before would put its fields, passwords too, into the address. */
export const useReady = (): boolean => {
  const [ready, setReady] = useState(false);
  useEffect(() => setReady(true), []);
  return ready;
};
