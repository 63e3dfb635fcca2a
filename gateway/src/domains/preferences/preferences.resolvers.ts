import { PAGE_SIZE_MAX } from '@sahra/schemas/constants';

import { connectionOfAll } from '../../graph/connection';
import { formErrorsOf } from '../../graph/form-errors';
import type { GraphContext } from '../../graph/graph-context';
import { renameErrorFields } from '../../graph/rename-error-fields';
import { requireViewer } from '../../graph/require-viewer';
import type { CaptionsChoice, SavePreferencesInput, Resolvers } from '../../graph/resolver-types.generated';
import type { PreferencesChange, PreferencesRecord } from '../../upstreams/accounts/accounts-records';
import type { VideoListQuery, VideoRecord } from '../../upstreams/cms/cms-records';
import { UpstreamFailure } from '../../upstreams/http/upstream-failure';

/** Names of the upstream's fields in the graph. */
const FIELDS: ReadonlyMap<string, string> = new Map([
  ['categories', 'channelSlugs'],
  ['shows', 'showSlugs'],
]);

/** Nobody watches as many in a row. */
const FOLLOWED_MAX = 500;
/** Newest videos of a followed show among which its newest recording is: the others may be shorts and live events. */
const NEWEST_OF_SHOW = 10;

type CaptionsRecord = NonNullable<PreferencesRecord['captions']>;

const CAPTIONS = { EN: 'en', AR: 'ar', OFF: 'off' } as const satisfies Record<CaptionsChoice, CaptionsRecord>;
const NAMES = { en: 'EN', ar: 'AR', off: 'OFF' } as const satisfies Record<CaptionsRecord, CaptionsChoice>;

/** Converts the input into a change. A null in a field that is not nullable counts as left out. */
const changeOf = ({
  channelSlugs,
  showSlugs,
  autoplay,
  captions,
  historyPaused,
}: SavePreferencesInput): PreferencesChange => ({
  ...(channelSlugs && { categories: [...channelSlugs] }),
  ...(showSlugs && { shows: [...showSlugs] }),
  ...(typeof autoplay === 'boolean' && { autoplay }),
  ...(captions !== undefined && { captions: captions && CAPTIONS[captions] }),
  ...(typeof historyPaused === 'boolean' && { history_paused: historyPaused }),
});

/**
 * Throws NOT_FOUND when a channel does not exist. Accounts cannot check this,
 * because only the cms knows the channels.
 */
const requireChannels = async (
  { public: { channel } }: GraphContext,
  slugs: readonly string[],
): Promise<void> => {
  const channels = await Promise.all(slugs.map((slug) => channel.load(slug)));
  if (channels.includes(null))
    throw new UpstreamFailure('cms', 404, 'NOT_FOUND', { channel_slugs: ['NOT_FOUND'] });
};

/** Throws NOT_FOUND when a show does not exist. */
const requireShows = async ({ public: { show } }: GraphContext, slugs: readonly string[]): Promise<void> => {
  const shows = await Promise.all(slugs.map((slug) => show.load(slug)));
  if (shows.includes(null)) throw new UpstreamFailure('cms', 404, 'NOT_FOUND', { show_slugs: ['NOT_FOUND'] });
};

/** Reads several lists of videos into one, newest first. */
const newestOf = async (
  { public: { videos } }: GraphContext,
  queries: readonly Omit<VideoListQuery, 'cursor'>[],
): Promise<VideoRecord[]> =>
  (await Promise.all(queries.map((query) => videos.load({ ...query, cursor: null }))))
    .flatMap(({ items }) => items)
    .sort((one, other) => Date.parse(other.published_at) - Date.parse(one.published_at));

export const preferencesResolvers: Resolvers = {
  Viewer: {
    preferences: ({ own }) => own.preferences.load(),
    followedShorts: async ({ own }, args, context) => {
      const { categories } = await own.preferences.load();
      const shorts = await newestOf(
        context,
        categories.map((channel) => ({ kind: 'short', channel, limit: PAGE_SIZE_MAX })),
      );
      return connectionOfAll(args, shorts.slice(0, FOLLOWED_MAX));
    },
    followedVideos: async ({ own }, args, context) => {
      const { categories, shows } = await own.preferences.load();
      const videos = await newestOf(context, [
        ...categories.map((channel) => ({ channel, limit: PAGE_SIZE_MAX })),
        ...shows.map((show) => ({ show, limit: NEWEST_OF_SHOW })),
      ]);
      const newest = new Map<string, VideoRecord>();
      for (const video of videos) {
        const key = video.show?.slug ?? video.code;
        if (!video.live && video.kind !== 'short' && !newest.has(key)) newest.set(key, video);
      }
      return connectionOfAll(args, [...newest.values()]);
    },
  },
  Mutation: {
    savePreferences: async (_root, { input }, context) => {
      try {
        requireViewer(context);
        await requireChannels(context, input.channelSlugs ?? []);
        await requireShows(context, input.showSlugs ?? []);
        const { services, caller } = context;
        return { preferences: await services.accounts.savePreferences(caller, changeOf(input)), errors: [] };
      } catch (error) {
        const errors = renameErrorFields(formErrorsOf(error, context.locale), FIELDS);
        return { preferences: null, errors };
      }
    },
  },
  Preferences: {
    channels: async ({ categories }, _args, { public: { channel } }) =>
      (await Promise.all(categories.map((slug) => channel.load(slug)))).filter((found) => found !== null),
    shows: async ({ shows }, _args, { public: { show } }) =>
      (await Promise.all(shows.toReversed().map((slug) => show.load(slug)))).filter(
        (found) => found !== null,
      ),
    captions: ({ captions }) => captions && NAMES[captions],
    historyPaused: ({ history_paused }) => history_paused,
  },
};
