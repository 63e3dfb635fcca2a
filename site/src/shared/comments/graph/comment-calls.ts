import type { Locale } from '@sahra/schemas/constants';

import { readFreshAccessToken } from '../../auth/read-fresh-access-token';
import { postOperation } from '../../graph/post-operation';
import { queryGraph } from '../../graph/query-graph';
import { firstFailure } from '../../messages/first-failure';
import { endOf, itemOf, threadOf } from '../state/comment-item';
import type { CommentItem, CommentThread } from '../state/comment-item';
import { AddCommentOperation } from './add-comment.mutation.generated';
import type { AddCommentMutationVariables } from './add-comment.mutation.generated';
import type { CommentWordsFragment } from './comment-words.fragment.generated';
import { CommentRepliesOperation } from './comment-replies.query.generated';
import { CommentsOperation } from './comments.query.generated';
import type { CommentsQuery, CommentsQueryVariables } from './comments.query.generated';
import { DeleteCommentOperation } from './delete-comment.mutation.generated';
import { EditCommentOperation } from './edit-comment.mutation.generated';
import type { EditCommentMutationVariables } from './edit-comment.mutation.generated';
import { ReportCommentOperation } from './report-comment.mutation.generated';
import { ViewerCommentsOperation } from './viewer-comments.query.generated';

/** Page of the comments on a video. */
export interface CommentsPage {
  threads: readonly CommentThread[];
  /** Cursor after the last thread; null when there are no more. */
  end: string | null;
  /** Comments and replies that everybody can read; null while unknown. */
  count: number | null;
  /** Time of the newest comment of all; empty when there is none. */
  newestAt: string;
  /** The viewer's own comments that nobody else sees. */
  held: readonly CommentItem[];
}

/** Outcome of a written comment. */
export type AddOutcome = { comment: CommentThread } | { code: string };

/** Why new words were not saved. */
export interface EditFailure {
  code: string;
  /** The comment as it is now, when it was changed elsewhere; otherwise null. */
  present: CommentThread | null;
}

const pageOf = (
  video: CommentsQuery['video'],
  held: readonly CommentWordsFragment[] | null | undefined,
): CommentsPage => {
  if (!video?.comments) throw new Error('The comments could not be read');
  return {
    threads: video.comments.nodes.map((node) => threadOf(node, node.replies)),
    end: endOf(video.comments),
    count: video.commentCount,
    newestAt: video.newest?.nodes[0]?.createdAt ?? '',
    held: (held ?? []).map((words) => itemOf(words, true)),
  };
};

/** Reads a page of comments. A guest's answer is the same for all guests, so it is asked for without a viewer. */
export const fetchComments = async (asked: CommentsQueryVariables, locale: Locale): Promise<CommentsPage> => {
  const token = await readFreshAccessToken(locale);
  if (token === null) return pageOf((await queryGraph(CommentsOperation, asked, locale)).data.video, null);
  const { video } = await postOperation(ViewerCommentsOperation, asked, locale, token);
  return pageOf(video, video?.viewerComments);
};

/** Reads the replies to a comment after a cursor. */
export const fetchReplies = async (
  id: string,
  after: string | null,
  locale: Locale,
): Promise<{ replies: CommentItem[]; end: string | null }> => {
  const { node } = await postOperation(
    CommentRepliesOperation,
    { id, after },
    locale,
    await readFreshAccessToken(locale),
  );
  if (node?.__typename !== 'Comment') throw new Error('The comment is gone');
  return { replies: node.replies.nodes.map((reply) => itemOf(reply)), end: endOf(node.replies) };
};

/** Replies that are read at once at most, in pages. */
const REPLY_PAGES_MAX = 10;

/** Reads the replies to a comment from the first one to the newest. */
export const fetchAllReplies = async (
  id: string,
  locale: Locale,
): Promise<{ replies: CommentItem[]; end: string | null }> => {
  let { replies, end } = await fetchReplies(id, null, locale);
  for (let page = 1; end !== null && page < REPLY_PAGES_MAX; page += 1) {
    const next = await fetchReplies(id, end, locale);
    replies = [...replies, ...next.replies];
    end = next.end;
  }
  return { replies, end };
};

/** Sends a comment under the key of its draft. */
export const addComment = async (
  input: AddCommentMutationVariables['input'],
  key: string,
  locale: Locale,
): Promise<AddOutcome> => {
  try {
    const token = await readFreshAccessToken(locale);
    const { addComment: answer } = await postOperation(AddCommentOperation, { input }, locale, token, key);
    if (answer?.comment) return { comment: threadOf(answer.comment, undefined, true) };
    return { code: firstFailure(answer) ?? 'COMMENT_FAILED' };
  } catch {
    return { code: 'COMMENT_FAILED' };
  }
};

/** Sends new words for an own comment, under the key of the form. */
export const editComment = async (
  input: EditCommentMutationVariables['input'],
  key: string,
  locale: Locale,
): Promise<{ comment: CommentThread } | EditFailure> => {
  try {
    const token = await readFreshAccessToken(locale);
    const { editComment: answer } = await postOperation(EditCommentOperation, { input }, locale, token, key);
    const code = firstFailure(answer);
    const comment = answer?.comment ? threadOf(answer.comment, answer.comment.replies, true) : null;
    return comment && code === null ? { comment } : { code: code ?? 'COMMENT_FAILED', present: comment };
  } catch {
    return { code: 'COMMENT_FAILED', present: null };
  }
};

/** Deletes the viewer's own comment. Returns the error code, or null. */
export const deleteComment = async (commentId: string, locale: Locale): Promise<string | null> => {
  try {
    const token = await readFreshAccessToken(locale);
    const answer = await postOperation(DeleteCommentOperation, { input: { commentId } }, locale, token);
    return firstFailure(answer.deleteComment);
  } catch {
    return 'SOMETHING_WENT_WRONG';
  }
};

/** Reports somebody else's comment. Returns the error code, or null. */
export const reportComment = async (
  commentId: string,
  reason: string,
  locale: Locale,
): Promise<string | null> => {
  try {
    const input = { commentId, reason: reason || null };
    const token = await readFreshAccessToken(locale);
    const answer = await postOperation(ReportCommentOperation, { input }, locale, token);
    return firstFailure(answer.reportComment);
  } catch {
    return 'SOMETHING_WENT_WRONG';
  }
};
