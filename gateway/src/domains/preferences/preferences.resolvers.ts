import { PAGE_SIZE_MAX } from '@sahra/schemas/constants';

import type { PublicLoader } from '../../content/public-loader';
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

/** Loader of the records behind slugs; null when there is none. */
type BySlug<Value> = Pick<PublicLoader<string, Value | null>, 'load'>;

/**
 * Throws NOT_FOUND at `field` when one of the slugs has no record. Accounts cannot check this, because only the cms
 * knows channels and shows.
 */
const requireAll = async (
  loader: BySlug<object>,
  slugs: readonly string[],
  field: 'channel_slugs' | 'show_slugs',
): Promise<void> => {
  const found = await Promise.all(slugs.map((slug) => loader.load(slug)));
  if (found.includes(null)) throw new UpstreamFailure('cms', 404, 'NOT_FOUND', { [field]: ['NOT_FOUND'] });
};

/** Returns the records that are still there, in the order of the slugs. */
const existing = async <Value>(loader: BySlug<Value>, slugs: readonly string[]): Promise<Value[]> =>
  (await Promise.all(slugs.map((slug) => loader.load(slug)))).filter((found) => found !== null);

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
        await requireAll(context.public.channel, input.channelSlugs ?? [], 'channel_slugs');
        await requireAll(context.public.show, input.showSlugs ?? [], 'show_slugs');
        const { services, caller } = context;
        return { preferences: await services.accounts.savePreferences(caller, changeOf(input)), errors: [] };
      } catch (error) {
        const errors = renameErrorFields(formErrorsOf(error, context.locale), FIELDS);
        return { preferences: null, errors };
      }
    },
  },
  Preferences: {
    channels: ({ categories }, _args, { public: { channel } }) => existing(channel, categories),
    shows: ({ shows }, _args, { public: { show } }) => existing(show, shows.toReversed()),
    captions: ({ captions }) => captions && NAMES[captions],
    historyPaused: ({ history_paused }) => history_paused,
  },
};
