import { nullIfUnavailable } from '../../content/null-if-unavailable';
import { formErrorsOf } from '../../graph/form-errors';
import type { GraphContext } from '../../graph/graph-context';
import type { Resolvers } from '../../graph/resolver-types.generated';
import { requireVideo } from '../video/require-video';

const countsOf = ({ public: { videoCounts } }: GraphContext, code: string) =>
  nullIfUnavailable(videoCounts.load(code));

export const viewsResolvers: Resolvers = {
  Mutation: {
    countView: async (_root, { code, visitor }, context) => {
      try {
        await requireVideo(context, code);
        const view = visitor ? { code, visitor } : { code };
        return { counted: await context.services.accounts.countView(context.caller, view), errors: [] };
      } catch (error) {
        return { counted: false, errors: formErrorsOf(error, context.locale) };
      }
    },
  },
  Video: {
    views: async ({ code }, _args, context) => (await countsOf(context, code))?.views ?? null,
    commentCount: async ({ code }, _args, context) => (await countsOf(context, code))?.comments ?? null,
  },
};
