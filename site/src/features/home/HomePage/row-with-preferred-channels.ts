import type { ContentRowFragment } from '../../../shared/catalogue/content-row.fragment.generated';
import { inPreferredOrder } from '../../../shared/preferences/in-preferred-order';

/** Returns a row of channels with the chosen ones first; every other row as it is. */
export const rowWithPreferredChannels = (
  row: ContentRowFragment,
  slugs: readonly string[],
): ContentRowFragment => {
  const channels = row.items.flatMap((item) => (item.__typename === 'Channel' ? [item] : []));
  if (slugs.length === 0 || channels.length === 0 || channels.length < row.items.length) return row;
  return { ...row, items: inPreferredOrder(channels, slugs) };
};
