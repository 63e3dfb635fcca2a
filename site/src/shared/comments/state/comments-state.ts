import type { CommentsPage } from '../graph/comment-calls';
import type { CommentItem, CommentThread } from './comment-item';

/** Comment that was written and is not stored yet. */
export interface UnsentComment {
  /** Idempotency key; a retry has the same. */
  key: string;
  text: string;
  parentId: string | null;
  /** Second of the video it names first; null for none. */
  second: number | null;
  /** Error code after a failure; null while it is sent. */
  failure: string | null;
}

export interface CommentsState {
  /** Null until the first page is loaded. */
  threads: readonly CommentThread[] | null;
  /** Cursor after the last thread; null when there are no more. */
  end: string | null;
  /** Comments and replies that everybody can read; null while unknown. */
  count: number | null;
  /** Time of the newest comment when the list was loaded. */
  newestAt: string;
  /** The viewer's own comments that nobody else sees, the newest first. */
  held: readonly CommentItem[];
  unsent: readonly UnsentComment[];
}

export type CommentsAction =
  | { type: 'reset' }
  | { type: 'loaded'; page: CommentsPage }
  | { type: 'more'; page: CommentsPage }
  | { type: 'refreshed'; page: CommentsPage }
  | { type: 'replies'; id: string; replies: readonly CommentItem[]; end: string | null }
  | { type: 'sending'; unsent: UnsentComment }
  | { type: 'failed'; key: string; failure: string }
  | { type: 'discarded'; key: string }
  | { type: 'sent'; key: string; comment: CommentThread }
  | { type: 'edited'; item: CommentItem; comment: CommentThread }
  | { type: 'deleted'; item: CommentItem };

export const NO_COMMENTS: CommentsState = {
  threads: null,
  end: null,
  count: null,
  newestAt: '',
  held: [],
  unsent: [],
};

const without = <Item extends { id: string }>(items: readonly Item[], others: readonly { id: string }[]) => {
  const ids = new Set(others.map(({ id }) => id));
  return items.filter(({ id }) => !ids.has(id));
};

const changeThread = (
  { threads }: CommentsState,
  id: string | null,
  change: (thread: CommentThread) => CommentThread,
): readonly CommentThread[] => (threads ?? []).map((thread) => (thread.id === id ? change(thread) : thread));

const withReply = (state: CommentsState, reply: CommentItem): readonly CommentThread[] =>
  changeThread(state, reply.parentId, (thread) => ({
    ...thread,
    replyCount: thread.replyCount + 1,
    replies: [...thread.replies, reply],
  }));

/** Returns the state with replies that were read; those that came since the list was loaded are counted. */
const withReplies = (
  state: CommentsState,
  id: string,
  { replies: read, end }: { replies: readonly CommentItem[]; end: string | null },
): CommentsState => {
  let added = 0;
  const threads = changeThread(state, id, (thread) => {
    // An own reply stands there since it was sent: those that came before it are read only now.
    const replies = [...without(thread.replies, read), ...read].sort(
      (one, other) => Date.parse(one.createdAt) - Date.parse(other.createdAt),
    );
    const replyCount = Math.max(thread.replyCount, replies.length);
    added = replyCount - thread.replyCount;
    return { ...thread, replies, replyCount, repliesEnd: end };
  });
  return { ...state, threads, count: state.count === null ? null : state.count + added };
};

const withSent = (state: CommentsState, key: string | null, comment: CommentThread): CommentsState => {
  const unsent = state.unsent.filter((other) => other.key !== key);
  if (comment.status !== 'PUBLISHED') return { ...state, unsent, held: [comment, ...state.held] };
  const count = state.count === null ? null : state.count + 1 + comment.replyCount;
  // A retry after a lost answer sends what the list may already have.
  const known = state.threads?.some(({ id, replies }) =>
    [id, ...replies.map((reply) => reply.id)].includes(comment.id),
  );
  if (known) return { ...state, unsent };
  const threads = comment.parentId === null ? [comment, ...(state.threads ?? [])] : withReply(state, comment);
  return { ...state, unsent, count, threads };
};

const withoutDeleted = (state: CommentsState, item: CommentItem): CommentsState => {
  const held = without(state.held, [item]);
  if (item.status !== 'PUBLISHED') return { ...state, held };
  const thread = state.threads?.find(({ id }) => id === item.id);
  const gone = 1 + (thread?.replyCount ?? 0);
  const threads = without(
    changeThread(state, item.parentId, (parent) => ({
      ...parent,
      replyCount: parent.replyCount - 1,
      replies: without(parent.replies, [item]),
    })),
    [item],
  );
  return { ...state, held, threads, count: state.count === null ? null : Math.max(0, state.count - gone) };
};

/** Returns the state with new words of an own comment, which may have left the list by them, or come into it. */
const withEdited = (state: CommentsState, item: CommentItem, comment: CommentThread): CommentsState => {
  const isShown = comment.status === 'PUBLISHED';
  if (item.status !== 'PUBLISHED')
    return isShown
      ? withSent({ ...state, held: without(state.held, [item]) }, null, comment)
      : { ...state, held: state.held.map((held) => (held.id === item.id ? comment : held)) };
  if (!isShown) {
    const left = withoutDeleted(state, item);
    return { ...left, held: [comment, ...left.held] };
  }
  const edited = changeThread(state, comment.id, ({ replies, replyCount, repliesEnd }) => ({
    ...comment,
    replies,
    replyCount,
    repliesEnd,
  }));
  const threads = changeThread({ ...state, threads: edited }, comment.parentId, (thread) => ({
    ...thread,
    replies: thread.replies.map((reply) => (reply.id === comment.id ? comment : reply)),
  }));
  return { ...state, threads };
};

/** Returns the comments of the page after an action. */
export const reduceComments = (state: CommentsState, action: CommentsAction): CommentsState => {
  switch (action.type) {
    case 'reset':
      return { ...NO_COMMENTS, unsent: state.unsent };
    case 'loaded':
      return { ...action.page, unsent: state.unsent };
    case 'more': {
      const { threads, end } = action.page;
      return { ...state, end, threads: [...(state.threads ?? []), ...without(threads, state.threads ?? [])] };
    }
    case 'refreshed': {
      const { threads, count, held, newestAt } = action.page;
      const older = without(state.threads ?? [], threads);
      // More are new than fit on a page: what was loaded does not follow it without a gap.
      if (older.length === state.threads?.length) return { ...action.page, unsent: state.unsent };
      const added = without(threads, state.threads ?? []).length;
      // The count of the graph is up to a minute old: what was just seen to come is newer.
      const seen = state.count === null ? count : Math.max(state.count + added, count ?? 0);
      return { ...state, held, newestAt, count: seen, threads: [...threads, ...older] };
    }
    case 'replies':
      return withReplies(state, action.id, action);
    case 'sending':
      return {
        ...state,
        unsent: [...state.unsent.filter(({ key }) => key !== action.unsent.key), action.unsent],
      };
    case 'failed':
      return {
        ...state,
        unsent: state.unsent.map((unsent) =>
          unsent.key === action.key ? { ...unsent, failure: action.failure } : unsent,
        ),
      };
    case 'discarded':
      return { ...state, unsent: state.unsent.filter(({ key }) => key !== action.key) };
    case 'sent':
      return withSent(state, action.key, action.comment);
    case 'edited':
      return withEdited(state, action.item, action.comment);
    case 'deleted':
      return withoutDeleted(state, action.item);
  }
};

/**
 * Returns the number of comments for the heading. When all are loaded they are counted: the count of the graph is up
 * to a minute old.
 */
export const shownCount = ({ threads, end, count }: CommentsState): number | null =>
  threads !== null && end === null ? threads.reduce((sum, { replyCount }) => sum + 1 + replyCount, 0) : count;
