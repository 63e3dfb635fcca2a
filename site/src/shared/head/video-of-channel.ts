import type { ChannelVideoPageQuery } from '../../features/channel/ChannelVideoPage/channel-video-page.query.generated';

type Video = Omit<NonNullable<ChannelVideoPageQuery['video']>, 'slug' | 'channel'>;

/** Returns the video that an address below `/channel` shows: its own, the channel's live one, else its newest. */
export const videoOfChannel = ({ video, channel }: ChannelVideoPageQuery): Video | null =>
  video ?? channel?.onAir?.[0] ?? channel?.latest.nodes[0] ?? null;
