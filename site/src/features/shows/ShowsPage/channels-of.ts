import type { ShowCardFragment } from '../../../shared/catalogue/show-card.fragment.generated';
import type { FilterChannel } from '../ChannelFilter/ChannelFilter';

/** The channels that shows belong to, each once, in the order of their first show. */
export const channelsOf = (shows: readonly ShowCardFragment[]): FilterChannel[] => {
  const found = new Map<string, FilterChannel>();
  for (const { channel } of shows) {
    if (!channel) continue;
    const { slug, name, language } = channel;
    found.set(slug, { slug, name, language, count: (found.get(slug)?.count ?? 0) + 1 });
  }
  return [...found.values()];
};
