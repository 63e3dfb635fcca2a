import { useEffect, useState } from 'react';

import { followComments } from './follow-comments';

/**
 * Returns the ids of comments that appeared since the list was loaded, until the list has them.
 * @param since Time of the newest comment when the list was loaded; null before that.
 */
export const useNewComments = (code: string, since: string | null): ReadonlySet<string> => {
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
  return new Set([...heard].filter(([, at]) => at > (since ?? '')).map(([id]) => id));
};
