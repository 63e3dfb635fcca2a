import { nullWhenAway } from '../../content/null-when-away';
import { formErrorsOf } from '../../graph/form-errors';
import type { GraphContext } from '../../graph/graph-context';
import type { Resolvers } from '../../graph/resolver-types.generated';
import { knownVideo } from '../video/known-video';

const countsOf = ({ public: { videoCounts } }: GraphContext, code: string) =>
  nullWhenAway(videoCounts.load(code));

export const viewsResolvers: Resolvers = {
  Mutation: {
    countView: async (_root, { code, visitor }, context) => {
      try {
        await knownVideo(context, code);
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
