import { useEffect, useState } from 'react';

interface Loaded<Part> {
  /** Null until it is here. */
  part: Part | null;
  /** It could not be fetched: tries again. Null while it may still come. */
  retry: (() => void) | null;
}

/** A part of the page that is fetched once it is wanted. `load` must not change between renders. */
export const useLoaded = <Part>(wanted: boolean, load: () => Promise<Part>): Loaded<Part> => {
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
