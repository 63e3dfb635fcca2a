import { useEffect, useState } from 'react';

interface Loaded<Part> {
  /** Null until loaded. */
  part: Part | null;
  /** Retries after a failed load; null while loading or loaded. */
  retry: (() => void) | null;
}

/** Hook that loads a part of the page when `wanted` is true. `load` must not change between renders. */
export const useLazyLoad = <Part>(wanted: boolean, load: () => Promise<Part>): Loaded<Part> => {
  const [part, setPart] = useState<Part | null>(null);
  const [failed, setFailed] = useState(false);
  const due = wanted && part === null && !failed;
  useEffect(() => {
    if (!due) return;
    load().then(
      (loaded) => setPart(() => loaded),
      () => setFailed(true),
    );
  }, [due, load]);
  return { part, retry: failed ? () => setFailed(false) : null };
};
