import { readEntitlement } from '../../access/read-entitlement';
import { playbackDecision } from '../../access/playback-decision';
import { connectionOf, connectionOfAll } from '../../graph/connection';
import { formError, formErrorsOf } from '../../graph/form-errors';
import type { GraphContext } from '../../graph/graph-context';
import type { CommentStatus, FormError, Resolvers } from '../../graph/resolver-types.generated';
import type { CommentRecord } from '../../upstreams/accounts/accounts-records';
import { eventTimes } from '../video/event-times';

/**
 * Returns why this viewer may not comment on a video; null when they may (docs/product/rules.md R41). Only the
 * entitlement counts, not the time: people comment before an event and after it.
 */
const commentRefusal = async (context: GraphContext, code: string): Promise<FormError | null> => {
  const { viewer, locale, now } = context;
  if (!viewer) return formError('SESSION_REQUIRED', locale);
  const video = await context.public.video.load(code);
  if (!video) return formError('NOT_FOUND', locale, 'code');
  if (!video.premium) return null;
  const playable = { ...eventTimes(video), premium: true, endsAt: null };
  const decision = playbackDecision(playable, await readEntitlement(context), now);
  return decision === 'SUBSCRIPTION_REQUIRED' ? formError(decision, locale) : null;
};

const STATUSES = {
  published: 'PUBLISHED',
  pending: 'PENDING',
  rejected: 'REJECTED',
  removed: 'REMOVED',
} as const satisfies Record<CommentRecord['status'], CommentStatus>;

/** The graph names the field `text`; accounts names it `comment`. */
const inOurFields = (errors: FormError[]): FormError[] =>
  errors.map((error) => (error.field === 'comment' ? { ...error, field: 'text' } : error));

export const commentResolvers: Resolvers = {
  Query: {
    comments: (_root, { code, ...args }, { public: { comments } }) =>
      connectionOf(args, (limit, cursor) => comments.load({ code, limit, cursor })),
    ownComments: (_root, { code }, { viewer, services, caller }) =>
      viewer ? services.accounts.ownComments(caller, code) : null,
  },
  Comment: {
    parentId: ({ parent_id }) => parent_id,
    text: ({ comment }) => comment,
    createdAt: ({ created_at }) => created_at,
    status: ({ status }) => STATUSES[status],
    mine: async ({ author_id }, _args, { viewer }) =>
      viewer ? (await viewer.details.load()).id === author_id : null,
    replyCount: ({ reply_count }) => reply_count,
    replies: ({ id, reply_count }, args, { public: { replies } }) =>
      reply_count === 0
        ? connectionOfAll(args, [])
        : connectionOf(args, (limit, cursor) => replies.load({ parent: id, limit, cursor })),
  },
  Mutation: {
    addComment: async (_root, { input }, context) => {
      const { services, caller, locale } = context;
      const { code, text, parentId = null, at = null } = input;
      try {
        const refusal = await commentRefusal(context, code);
        if (refusal) return { comment: null, errors: [refusal] };
        const sent = { code, comment: text, parent_id: parentId, at };
        return { comment: await services.accounts.addComment(caller, sent), errors: [] };
      } catch (error) {
        return { comment: null, errors: inOurFields(formErrorsOf(error, locale)) };
      }
    },
    deleteComment: async (_root, { id }, { services, caller, locale }) => {
      try {
        await services.accounts.deleteComment(caller, id);
        return { deleted: true, errors: [] };
      } catch (error) {
        return { deleted: false, errors: formErrorsOf(error, locale) };
      }
    },
    reportComment: async (_root, { id, reason = null }, { services, caller, locale }) => {
      try {
        await services.accounts.reportComment(caller, id, reason);
        return { reported: true, errors: [] };
      } catch (error) {
        return { reported: false, errors: formErrorsOf(error, locale) };
      }
    },
  },
};
