import { nullIfUnavailable } from '../../content/null-if-unavailable';
import { connectionOf, connectionWithEdgeFields } from '../../graph/connection';
import { formErrorsOf } from '../../graph/form-errors';
import { keyOfNodeId } from '../../graph/node-id';
import { renameErrorFields } from '../../graph/rename-error-fields';
import { requireKey } from '../../graph/require-key';
import { requireViewer } from '../../graph/require-viewer';
import type { Resolvers } from '../../graph/resolver-types.generated';
import { UpstreamFailure } from '../../upstreams/http/upstream-failure';

/** Input fields by their names in accounts. */
const FIELDS: ReadonlyMap<string, string> = new Map([['slug', 'showId']]);

export const watchlistShowsResolvers: Resolvers = {
  Show: {
    viewerHasSaved: async ({ slug }, _args, { viewer }) =>
      viewer ? nullIfUnavailable(viewer.savedShows.load(slug).then((item) => item !== null)) : null,
  },
  Viewer: {
    watchlistShows: async ({ own }, args, { public: { show } }) => {
      const saved = await connectionOf(args, async (_limit, after) => {
        const { items, next } = await own.watchlistShows(after);
        const shows = await Promise.all(items.map(({ slug }) => show.load(slug)));
        return {
          items: items.flatMap(({ added_at }, index) => {
            const found = shows[index];
            return found ? [{ added_at, show: found }] : [];
          }),
          next,
        };
      });
      return connectionWithEdgeFields(
        saved,
        ({ show: found }) => found,
        ({ added_at }) => ({ addedAt: added_at }),
      );
    },
  },
  Mutation: {
    addShowToWatchlist: async (_root, { input: { showId } }, context) => {
      try {
        const { savedShows } = requireViewer(context);
        const slug = requireKey('Show', showId, { field: 'slug', code: 'NOT_FOUND' });
        const show = await context.public.show.load(slug);
        // Only the cms knows the shows: accounts cannot check this.
        if (!show) throw new UpstreamFailure('cms', 404, 'NOT_FOUND', { slug: ['NOT_FOUND'] });
        await context.services.accounts.addShowToWatchlist(context.caller, slug);
        savedShows.clear(slug);
        return { show, errors: [] };
      } catch (error) {
        return { show: null, errors: renameErrorFields(formErrorsOf(error, context.locale), FIELDS) };
      }
    },
    removeShowFromWatchlist: async (_root, { input: { showId } }, context) => {
      try {
        const { savedShows } = requireViewer(context);
        const slug = keyOfNodeId('Show', showId);
        if (slug === null) return { show: null, errors: [] };
        await context.services.accounts.removeShowFromWatchlist(context.caller, slug);
        savedShows.clear(slug);
        return { show: await nullIfUnavailable(context.public.show.load(slug)), errors: [] };
      } catch (error) {
        return { show: null, errors: formErrorsOf(error, context.locale) };
      }
    },
  },
};
