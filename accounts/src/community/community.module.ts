import type { AccountsApp } from '../platform/http/accounts-app';
import type { Services } from '../identity/identity.module';
import { commentRoutes } from './comment/comment.routes';
import { CommentSchema } from './comment/comment.schema';
import { CommentMomentSchema } from './comment/comment-moment.schema';
import { EditedCommentSchema, NewCommentSchema } from './comment/new-comment.schema';

export { announceAuthor } from './comment/announce-author';
export { readCommentContext } from './comment/read-comment-context';
export {
  MODERATION_LISTS,
  type ModeratedComment,
  countModeration,
  readModerationQueue,
} from './comment/read-moderation-queue';
export { COMMENT_STATUSES, HOLD_REASONS } from './comment/comments.tables';
export { VERDICTS, moderateComment, reopenComment } from './comment/moderate-comment';
export {
  WATCHED_WORD_MAX,
  type WatchedWord,
  addWatchedWord,
  listWatchedWords,
  removeWatchedWord,
} from './watched-word/watched-words';

/** Registers the comment routes. */
export const registerCommunity = (app: AccountsApp, services: Services): void => {
  commentRoutes(app, services);
};

/** Named schemas of this module in the OpenAPI document. */
export const COMMUNITY_COMPONENTS = [
  CommentSchema,
  CommentMomentSchema,
  EditedCommentSchema,
  NewCommentSchema,
] as const;
