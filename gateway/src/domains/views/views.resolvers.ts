import { nullIfUnavailable } from '../../content/null-if-unavailable';
import { formErrorsOf } from '../../graph/form-errors';
import type { GraphContext } from '../../graph/graph-context';
import { renameFields } from '../../graph/rename-fields';
import type { Resolvers } from '../../graph/resolver-types.generated';
import { requireVideoById } from '../video/require-video';

const countsOf = ({ public: { videoCounts } }: GraphContext, code: string) =>
  nullIfUnavailable(videoCounts.load(code));

/** Input fields of `countView`, by their names in accounts. */
const FIELDS = new Map([['code', 'videoId']]);

export const viewsResolvers: Resolvers = {
  Mutation: {
    countView: async (_root, { input: { videoId, visitor } }, context) => {
      try {
        const { code } = await requireVideoById(context, videoId);
        const view = visitor ? { code, visitor } : { code };
        return { counted: await context.services.accounts.countView(context.caller, view), errors: [] };
      } catch (error) {
        return {
          counted: false,
          errors: renameFields(formErrorsOf(error, context.locale), FIELDS),
        };
      }
    },
  },
  Video: {
    views: async ({ code }, _args, context) => (await countsOf(context, code))?.views ?? null,
    commentCount: async ({ code }, _args, context) => (await countsOf(context, code))?.comments ?? null,
  },
};
