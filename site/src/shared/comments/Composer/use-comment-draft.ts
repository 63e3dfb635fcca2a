import { useEffect, useMemo, useState } from 'react';

import { authState } from '../../auth/auth-state';
import { messageDraft } from '../../message/message-draft';
import { useStore } from '../../store/use-store';
import type { UnsentComment } from '../state/comments-state';

export interface CommentDraft {
  text: string;
  setText: (text: string) => void;
  /** Returns the idempotency key of what is sent. */
  keyOf: (input: string) => string;
}

/**
 * Keeps what is typed, and what is not sent yet, in the tab (docs/decisions/0112).
 * @param unsent What was sent from this field and is not stored: a reload brings it back into the field.
 * @param typed What stands in the fields of this page, where one that comes again finds its own.
 */
export const useCommentDraft = (
  name: string,
  unsent: readonly UnsentComment[],
  typed: Map<string, string>,
): CommentDraft => {
  const viewerId = useStore(authState, null)?.id ?? null;
  const draft = useMemo(() => messageDraft(name), [name]);
  const [text, setText] = useState(() => typed.get(name) ?? draft.values(viewerId)['text'] ?? '');
  useEffect(() => void typed.set(name, text), [typed, name, text]);
  const kept = [...unsent.map((comment) => comment.text), text].filter((part) => part !== '').join('\n\n');
  useEffect(() => {
    if (viewerId === null) return;
    if (kept === '') draft.forget();
    else draft.write({ text: kept }, viewerId);
  }, [draft, kept, viewerId]);
  return { text, setText, keyOf: draft.keyOf };
};
