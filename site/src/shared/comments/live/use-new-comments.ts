import { useCallback, useEffect, useState } from 'react';

import { followComments } from './follow-comments';

interface NewComments {
  ids: ReadonlySet<string>;
  /** Tells no more of comments that were shown, or are gone. */
  forget: (ids: Iterable<string>) => void;
}

/**
 * Returns the ids of comments that appeared since the list was loaded, until the list has them.
 * @param since Time of the newest comment when the list was loaded; null before that.
 */
export const useNewComments = (code: string, since: string | null): NewComments => {
  const [heard, setHeard] = useState<ReadonlyMap<string, string>>(new Map());
  const isLoaded = since !== null;
  useEffect(() => {
    if (!isLoaded) return;
    return followComments(code, (comments) =>
      setHeard(
        (before) => new Map([...before, ...comments.map(({ id, createdAt }) => [id, createdAt] as const)]),
      ),
    );
  }, [code, isLoaded]);
  const forget = useCallback((ids: Iterable<string>) => {
    const gone = new Set(ids);
    setHeard((before) => new Map([...before].filter(([id]) => !gone.has(id))));
  }, []);
  return { ids: new Set([...heard].filter(([, at]) => at > (since ?? '')).map(([id]) => id)), forget };
};
