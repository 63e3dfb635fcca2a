import { channelCard, showCard } from '../../../../testing/catalogue';
import { rowWithPreferredChannels } from './row-with-preferred-channels';

const rowOf = (...items: (ReturnType<typeof channelCard> | ReturnType<typeof showCard>)[]) => ({
  __typename: 'ContentRow' as const,
  key: 'row',
  title: 'Row',
  shape: 'ICON' as const,
  path: null,
  items,
});
const CHANNELS = rowOf(channelCard('a'), channelCard('b'), channelCard('c'));

test('a row of channels begins with the chosen ones', () => {
  const { items } = rowWithPreferredChannels(CHANNELS, ['c', 'gone', 'a']);
  expect(items.map((item) => 'slug' in item && item.slug)).toEqual(['c', 'a', 'b']);
});

test('without a choice, and with anything else in it, a row is the same', () => {
  const shows = rowOf(showCard('s1'));
  expect(rowWithPreferredChannels(CHANNELS, [])).toBe(CHANNELS);
  expect(rowWithPreferredChannels(shows, ['s1'])).toBe(shows);
});
