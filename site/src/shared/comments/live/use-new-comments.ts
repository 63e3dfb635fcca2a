import { useCallback, useEffect, useState } from 'react';

import { isPreview } from '../../preview/preview';
import { followComments } from './follow-comments';
import type { NewComment } from './follow-comments';

interface NewComments {
  ids: ReadonlySet<string>;
  /** Ids of new replies, by the comment that they reply to. */
  replies: ReadonlyMap<string, readonly string[]>;
  /** Tells no more of comments that were shown, or are gone. */
  forget: (ids: Iterable<string>) => void;
}

const byParent = (comments: Iterable<NewComment>): ReadonlyMap<string, readonly string[]> => {
  const replies = new Map<string, string[]>();
  for (const { id, parentId } of comments)
    if (parentId) replies.set(parentId, [...(replies.get(parentId) ?? []), id]);
  return replies;
};

/**
 * Returns the ids of comments and replies that appeared since the list was loaded, until the list has them.
 * @param since Time of the newest comment when the list was loaded; null before that.
 */
export const useNewComments = (code: string, since: string | null): NewComments => {
  const [heard, setHeard] = useState<ReadonlyMap<string, NewComment>>(new Map());
  const isLoaded = since !== null;
  useEffect(() => {
    // Both frames of a preview would hold a stream each.
    if (!isLoaded || isPreview()) return;
    return followComments(code, (comments) =>
      setHeard(
        (before) => new Map([...before, ...comments.map((comment) => [comment.id, comment] as const)]),
      ),
    );
  }, [code, isLoaded]);
  const forget = useCallback((ids: Iterable<string>) => {
    const gone = new Set(ids);
    setHeard((before) => new Map([...before].filter(([id]) => !gone.has(id))));
  }, []);
  const comments = [...heard.values()];
  const roots = comments.filter(({ parentId, createdAt }) => !parentId && createdAt > (since ?? ''));
  return { ids: new Set(roots.map(({ id }) => id)), replies: byParent(comments), forget };
};
