import { formErrorsOf } from '../../graph/form-errors';
import type { GraphContext } from '../../graph/graph-context';
import { requireViewer } from '../../graph/require-viewer';
import type { CaptionsChoice, PreferencesInput, Resolvers } from '../../graph/resolver-types.generated';
import type { PreferencesChange, PreferencesRecord } from '../../upstreams/accounts/accounts-records';
import { UpstreamFailure } from '../../upstreams/http/upstream-failure';

type CaptionsRecord = NonNullable<PreferencesRecord['captions']>;

const CAPTIONS = { EN: 'en', AR: 'ar', OFF: 'off' } as const satisfies Record<CaptionsChoice, CaptionsRecord>;
const NAMES = { en: 'EN', ar: 'AR', off: 'OFF' } as const satisfies Record<CaptionsRecord, CaptionsChoice>;

/** Converts the input into a change. A null in a field that is not nullable counts as left out. */
const changeOf = ({
  categories,
  autoplay,
  captions,
  historyPaused,
}: PreferencesInput): PreferencesChange => ({
  ...(categories && { categories: [...categories] }),
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
    throw new UpstreamFailure('cms', 404, 'NOT_FOUND', { categories: ['NOT_FOUND'] });
};

export const preferencesResolvers: Resolvers = {
  Query: {
    preferences: (_root, _args, { viewer }) => viewer?.preferences.load() ?? null,
  },
  Mutation: {
    savePreferences: async (_root, { input }, context) => {
      try {
        requireViewer(context);
        await requireChannels(context, input.categories ?? []);
        const { services, caller } = context;
        return { preferences: await services.accounts.savePreferences(caller, changeOf(input)), errors: [] };
      } catch (error) {
        return { preferences: null, errors: formErrorsOf(error, context.locale) };
      }
    },
  },
  Preferences: {
    categories: async ({ categories }, _args, { public: { channel } }) =>
      (await Promise.all(categories.map((slug) => channel.load(slug)))).filter((found) => found !== null),
    captions: ({ captions }) => captions && NAMES[captions],
    historyPaused: ({ history_paused }) => history_paused,
  },
};
