import type { GraphContext } from '../../graph/graph-context';
import type { PublicLoaders } from '../../graph/public-loaders';
import type {
  ChannelRecord,
  RowRecord,
  ShowListQuery,
  ShowRecord,
  VideoRecord,
} from '../../upstreams/cms/cms-records';
import { currentLiveState } from '../video/live-state';

type Item = ShowRecord | VideoRecord | ChannelRecord;
type RowContext = Pick<GraphContext, 'public' | 'nowBetween'>;
type Fill = (row: RowRecord, loaders: PublicLoaders, context: RowContext) => Promise<readonly Item[]>;

/** Maximum cards per row: three screen widths on a desktop. The row's link leads to the rest. */
export const ROW_ITEMS_MAX = 24;
/** Items read in one call: more than a row shows, because a row may filter some out. */
const READ_MAX = 50;

const page = { limit: READ_MAX, cursor: null };

/** Whether a video is landscape. Shorts are portrait and have a row of their own. */
const isWide = ({ kind }: VideoRecord): boolean => kind !== 'short';

const byStart = (one: VideoRecord, other: VideoRecord): number =>
  (one.starts_at ?? '').localeCompare(other.starts_at ?? '');

const showsOfType =
  (type: ShowListQuery['type']): Fill =>
  async (_row, { shows }) =>
    (await shows.load({ ...page, type })).items;

const FILLS: Readonly<Record<RowRecord['source'], Fill>> = {
  shows: async (_row, { shows }) => (await shows.load(page)).items,
  originals: showsOfType('original'),
  business: showsOfType('business'),
  podcasts: showsOfType('podcast'),
  newest: async (_row, { videos }) => (await videos.load({ ...page, live: false })).items.filter(isWide),
  live: async (_row, { videos }, context) => {
    const { items } = await videos.load({ ...page, live: true });
    return items.filter((video) => currentLiveState(video, context) !== 'ENDED').sort(byStart);
  },
  tonight: () => Promise.resolve([]),
  shorts: async (_row, { videos }) => (await videos.load({ ...page, kind: 'short' })).items,
  channels: (_row, { channels }) => channels.load('all'),
  sport: async ({ sport_slug: sport }, { videos }) =>
    sport ? (await videos.load({ ...page, sport })).items.filter(isWide) : [],
  channel: async ({ channel_slug: channel }, { videos }) =>
    channel ? (await videos.load({ ...page, channel })).items.filter(isWide) : [],
};

/** Returns the cards of a row by its source: one read per kind of row, however many rows and cards there are. */
export const rowItems = async (row: RowRecord, context: RowContext): Promise<Item[]> =>
  (await FILLS[row.source](row, context.public, context)).slice(0, ROW_ITEMS_MAX);
