import { useEffect, useRef } from 'react';

import type { PlaybackQuery } from './playback.query.generated';
import { usePlaybackQuery } from './playback.query.generated';
import { refreshDelay } from './refresh-delay';

type Response = NonNullable<NonNullable<PlaybackQuery['video']>['playback']>;
export type Playback = NonNullable<Response['stream']>;

/**
 * Requests the playback URL for this viewer and renews it before it expires. Playback continues when the graph
 * is unreachable for a moment.
 */
export const usePlayback = (code: string) => {
  const kept = useRef<Playback | null>(null);
  const { data, error, refetch } = usePlaybackQuery({
    variables: { code },
    fetchPolicy: 'network-only',
    notifyOnNetworkStatusChange: false,
  });
  const response = data?.video?.playback;
  const answered = response?.stream ?? null;
  if (answered) kept.current = answered;
  const refusal = response?.errors[0] ?? null;
  const playback = answered ?? (error && !refusal ? kept.current : null);
  const expiresAt = playback?.expiresAt;

  useEffect(() => {
    if (!expiresAt) return;
    let timer: ReturnType<typeof setTimeout>;
    const renew = (): void => {
      timer = setTimeout(() => void refetch().catch(() => renew()), refreshDelay(expiresAt, Date.now()));
    };
    renew();
    return () => clearTimeout(timer);
  }, [expiresAt, refetch]);

  return {
    playback,
    /** Second at which a viewer's account continues the video; 0 when it has none. */
    resumeSeconds: data?.video?.viewerProgress?.resumeSeconds ?? 0,
    /** Global id of the video. */
    id: data?.video?.id ?? '',
    refusal,
    away: Boolean(error) && !playback,
    waiting: !error && !data,
    /** Requests a new playback URL; rejects when the graph is unreachable. */
    renew: async (): Promise<void> => {
      await refetch();
    },
  };
};
