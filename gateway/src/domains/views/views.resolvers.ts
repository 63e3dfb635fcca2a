import { nullIfUnavailable } from '../../content/null-if-unavailable';
import { formErrorsOf } from '../../graph/form-errors';
import type { GraphContext } from '../../graph/graph-context';
import { renameErrorFields } from '../../graph/rename-error-fields';
import type { Resolvers } from '../../graph/resolver-types.generated';
import { requireVideo } from '../video/require-video';

const countsOf = ({ public: { videoCounts } }: GraphContext, code: string) =>
  nullIfUnavailable(videoCounts.load(code));

/** Input fields of `countView`, by their names in accounts. */
const FIELDS = new Map([['code', 'videoCode']]);

export const viewsResolvers: Resolvers = {
  Mutation: {
    countView: async (_root, { input: { videoCode, visitor } }, context) => {
      try {
        const { code } = await requireVideo(context, videoCode);
        const view = visitor ? { code, visitor } : { code };
        return { counted: await context.services.accounts.countView(context.caller, view), errors: [] };
      } catch (error) {
        return {
          counted: false,
          errors: renameErrorFields(formErrorsOf(error, context.locale), FIELDS),
        };
      }
    },
  },
  Video: {
    views: async ({ code }, _args, context) => (await countsOf(context, code))?.views ?? null,
    commentCount: async ({ code }, _args, context) => (await countsOf(context, code))?.comments ?? null,
  },
};
