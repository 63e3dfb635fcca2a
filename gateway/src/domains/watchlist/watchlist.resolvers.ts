import { nullIfUnavailable } from '../../content/null-if-unavailable';
import { connectionWithEdgeFields } from '../../graph/connection';
import { formErrorsOf } from '../../graph/form-errors';
import { renameErrorFields } from '../../graph/rename-error-fields';
import { requireViewer } from '../../graph/require-viewer';
import type { Resolvers } from '../../graph/resolver-types.generated';
import { connectionOfViewerVideos } from '../video/connection-of-viewer-videos';
import { requireVideo } from '../video/require-video';

/** Input fields by their names in accounts. */
const FIELDS: ReadonlyMap<string, string> = new Map([['code', 'videoCode']]);

export const watchlistResolvers: Resolvers = {
  Viewer: {
    watchlist: async ({ own }, args, context) =>
      connectionWithEdgeFields(
        await connectionOfViewerVideos(context, args, own.watchlist),
        ({ video }) => video,
        ({ kept }) => ({ addedAt: kept.added_at }),
      ),
  },
  Mutation: {
    addToWatchlist: async (_root, { input: { videoCode: code } }, context) => {
      try {
        const { saved } = requireViewer(context);
        const video = await requireVideo(context, code);
        await context.services.accounts.addToWatchlist(context.caller, code);
        saved.clear(code);
        return { video, errors: [] };
      } catch (error) {
        return { video: null, errors: renameErrorFields(formErrorsOf(error, context.locale), FIELDS) };
      }
    },
    removeFromWatchlist: async (_root, { input: { videoCode: code } }, context) => {
      try {
        const { saved } = requireViewer(context);
        await context.services.accounts.removeFromWatchlist(context.caller, code);
        saved.clear(code);
        return { video: await nullIfUnavailable(context.public.video.load(code)), errors: [] };
      } catch (error) {
        return { video: null, errors: renameErrorFields(formErrorsOf(error, context.locale), FIELDS) };
      }
    },
  },
};
