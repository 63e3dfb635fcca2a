import { useCallback, useEffect, useReducer, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { authState } from '../../auth/auth-state';
import { usePageLocale } from '../../i18n/locale-context';
import { loadMessage } from '../../messages/load-message';
import { showToast } from '../../messages/toasts';
import { useStore } from '../../store/use-store';
import {
  addComment,
  deleteComment,
  editComment,
  fetchAllReplies,
  fetchComments,
  fetchReplies,
} from '../graph/comment-calls';
import type { EditFailure } from '../graph/comment-calls';
import type { CommentItem, CommentThread } from './comment-item';
import { NO_COMMENTS, reduceComments } from './comments-state';
import type { CommentsState, UnsentComment } from './comments-state';

/** `POSITION`: by the second of the video. */
export type Order = 'NEWEST' | 'OLDEST' | 'POSITION';

/** Comments of a page, on wide screens and where the videos to watch next stand below them. */
const PAGE_SIZE = { wide: 10, narrow: 5 };
const WIDE_MEDIA = '(min-width: 64rem)';

const pageSize = (): number => (window.matchMedia(WIDE_MEDIA).matches ? PAGE_SIZE.wide : PAGE_SIZE.narrow);

/** New words of a comment. */
export interface EditedWords {
  text: string;
  /** Second of the video, null for none; undefined when it stays. */
  second: number | null | undefined;
  /** Version of the comment that they began with. */
  version: number;
  /** Idempotency key. */
  key: string;
}

export interface Comments {
  state: CommentsState;
  /** Whether the first page could not be read. */
  failed: boolean;
  order: Order;
  /** Second of the video from which `POSITION` begins. */
  from: number;
  sortBy: (order: Order, from?: number) => void;
  /** Reads the first page again after a failure. */
  retry: () => void;
  /** Reads the newest comments and keeps what is loaded. Returns how many were read; null after a failure. */
  refresh: () => Promise<number | null>;
  /** Each returns whether it succeeded; a failure is shown. */
  loadMore: () => Promise<boolean>;
  loadReplies: (id: string, after: string | null) => Promise<boolean>;
  /** Reads the replies of a comment that came since its replies were read. */
  refreshReplies: (id: string) => Promise<boolean>;
  remove: (item: CommentItem) => Promise<boolean>;
  /** Gives an own comment new words. Returns why they were not saved, or null. */
  edit: (item: CommentItem, words: EditedWords) => Promise<EditFailure | null>;
  /** Takes over an own comment as it was changed elsewhere. */
  take: (item: CommentItem, present: CommentThread) => void;
  send: (comment: Omit<UnsentComment, 'failure'>) => void;
  /** What stands in the fields, by the name of the draft: another order mounts them anew. */
  typed: Map<string, string>;
  discard: (key: string) => void;
}

/** Reads the comments on a video, and changes them. */
export const useComments = (code: string): Comments => {
  const { t } = useTranslation();
  const { locale } = usePageLocale();
  const viewer = useStore(authState, null)?.id;
  const [state, dispatch] = useReducer(reduceComments, NO_COMMENTS);
  const [{ order, from }, setSorted] = useState<{ order: Order; from: number }>({ order: 'NEWEST', from: 0 });
  const sortBy = useCallback((wanted: Order, second = 0) => setSorted({ order: wanted, from: second }), []);
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const typed = useRef(new Map<string, string>()).current;

  useEffect(() => {
    let wanted = true;
    setFailed(false);
    dispatch({ type: 'reset' });
    fetchComments(
      { code, first: pageSize(), orderBy: order, ...(from > 0 && { fromSecond: from }) },
      locale,
    ).then(
      (page) => wanted && dispatch({ type: 'loaded', page }),
      () => wanted && setFailed(true),
    );
    return () => {
      wanted = false;
    };
    // The viewer decides which comments are their own.
  }, [code, order, from, locale, viewer, attempt]);

  /** Tells a failure of something that the viewer asked for. */
  const attemptTo = async (act: () => Promise<void>): Promise<boolean> => {
    try {
      await act();
      return true;
    } catch {
      showToast('failed', await loadMessage('SOMETHING_WENT_WRONG', locale));
      return false;
    }
  };

  return {
    state,
    failed,
    order,
    from,
    sortBy,
    typed,
    retry: () => setAttempt((count) => count + 1),
    refresh: async () => {
      let read: number | null = null;
      await attemptTo(async () => {
        const page = await fetchComments({ code, first: pageSize(), orderBy: 'NEWEST' }, locale);
        if (order === 'NEWEST') dispatch({ type: 'refreshed', page });
        else sortBy('NEWEST');
        read = page.threads.length;
      });
      return read;
    },
    loadMore: () =>
      attemptTo(async () => {
        const page = await fetchComments(
          {
            code,
            first: pageSize(),
            orderBy: order,
            ...(from > 0 && { fromSecond: from }),
            after: state.end,
          },
          locale,
        );
        dispatch({ type: 'more', page });
      }),
    loadReplies: (id, after) =>
      attemptTo(async () => dispatch({ type: 'replies', id, ...(await fetchReplies(id, after, locale)) })),
    refreshReplies: (id) =>
      attemptTo(async () => dispatch({ type: 'replies', id, ...(await fetchAllReplies(id, locale)) })),
    remove: async (item) => {
      const failure = await deleteComment(item.id, locale);
      if (failure === null) dispatch({ type: 'deleted', item });
      else showToast('failed', await loadMessage(failure, locale));
      return failure === null;
    },
    edit: async (item, { text, second, version, key }) => {
      const input = { commentId: item.id, text, version, positionSeconds: second };
      const outcome = await editComment(input, key, locale);
      if ('code' in outcome) return outcome;
      const { comment } = outcome;
      dispatch({ type: 'edited', item, comment });
      if (item.status === 'PUBLISHED' && comment.status !== 'PUBLISHED')
        showToast('done', t('comments.nowPending'));
      return null;
    },
    take: (item, present) => dispatch({ type: 'edited', item, comment: present }),
    send: (comment) => {
      const { key, text, parentId, second } = comment;
      dispatch({ type: 'sending', unsent: { ...comment, failure: null } });
      const input = { videoCode: code, text, parentId, positionSeconds: second };
      void addComment(input, key, locale).then((outcome) =>
        dispatch(
          'comment' in outcome
            ? { type: 'sent', key, comment: outcome.comment }
            : { type: 'failed', key, failure: outcome.code },
        ),
      );
    },
    discard: (key) => dispatch({ type: 'discarded', key }),
  };
};
