import { formError, formErrorsOf } from '../../graph/form-errors';
import type { FormErrorRecord } from '../../graph/form-errors';
import { keyOfNodeId } from '../../graph/node-id';
import { renameErrorFields } from '../../graph/rename-error-fields';
import { requireViewer } from '../../graph/require-viewer';
import type { Resolvers } from '../../graph/resolver-types.generated';
import type { CommentRecord } from '../../upstreams/accounts/accounts-records';
import { requireVideo } from '../video/require-video';
import { commentRefusal } from './comment-refusal';

/** Input fields of `addComment` and `editComment`, by their names in accounts. */
const FIELDS = new Map([
  ['code', 'videoCode'],
  ['comment', 'text'],
  ['at', 'positionSeconds'],
]);

/** Failures about the comment itself, which accounts does not tie to a field. */
const OF_COMMENT = new Set(['NOT_FOUND', 'FORBIDDEN']);

const tiedToComment = (errors: readonly FormErrorRecord[]): FormErrorRecord[] =>
  errors.map((error) => (OF_COMMENT.has(error.code) ? { ...error, field: 'commentId' } : error));

export const commentChangesResolvers: Resolvers = {
  Mutation: {
    addComment: async (_root, { input }, context) => {
      const { services, caller, locale } = context;
      const { videoCode, text, parentId = null, positionSeconds = null } = input;
      try {
        requireViewer(context);
        const video = await requireVideo(context, videoCode);
        const refusal = await commentRefusal(context, video);
        if (refusal) return { comment: null, errors: [refusal] };
        const parent = parentId === null ? null : keyOfNodeId('Comment', parentId);
        if (parentId !== null && parent === null)
          return { comment: null, errors: [formError('COMMENT_FAILED', locale, 'parentId')] };
        const sent = { code: video.code, comment: text, parent_id: parent, at: positionSeconds };
        return { comment: await services.accounts.addComment(caller, sent), errors: [] };
      } catch (error) {
        return { comment: null, errors: renameErrorFields(formErrorsOf(error, locale), FIELDS) };
      }
    },
    editComment: async (_root, { input }, context) => {
      const { services, caller, locale } = context;
      const { commentId, text, version = 1, positionSeconds } = input;
      let present: CommentRecord | null = null;
      try {
        requireViewer(context);
        const id = keyOfNodeId('Comment', commentId);
        if (id === null) return { comment: null, errors: [formError('NOT_FOUND', locale, 'commentId')] };
        present = await services.accounts.ownComment(caller, id);
        const refusal = await commentRefusal(context, await requireVideo(context, present.code));
        if (refusal) return { comment: null, errors: [refusal] };
        const edited = {
          comment: text,
          version,
          ...(positionSeconds !== undefined && { at: positionSeconds }),
        };
        return { comment: await services.accounts.editComment(caller, id, edited), errors: [] };
      } catch (error) {
        const errors = tiedToComment(renameErrorFields(formErrorsOf(error, locale), FIELDS));
        const isChanged = errors.some(({ code }) => code === 'COMMENT_CHANGED');
        return { comment: isChanged ? present : null, errors };
      }
    },
    deleteComment: async (_root, { input }, context) => {
      const { services, caller, locale } = context;
      try {
        requireViewer(context);
        const id = keyOfNodeId('Comment', input.commentId);
        if (id === null) return { deleted: false, errors: [formError('NOT_FOUND', locale, 'commentId')] };
        await services.accounts.deleteComment(caller, id);
        return { deleted: true, errors: [] };
      } catch (error) {
        return { deleted: false, errors: tiedToComment(formErrorsOf(error, locale)) };
      }
    },
    reportComment: async (_root, { input }, context) => {
      const { services, caller, locale } = context;
      try {
        requireViewer(context);
        const id = keyOfNodeId('Comment', input.commentId);
        if (id === null) return { reported: false, errors: [formError('NOT_FOUND', locale, 'commentId')] };
        await services.accounts.reportComment(caller, id, input.reason ?? null);
        return { reported: true, errors: [] };
      } catch (error) {
        return { reported: false, errors: tiedToComment(formErrorsOf(error, locale)) };
      }
    },
  },
};
