import { useEffect, useRef } from 'react';

import { callAt } from '../clock/call-at';
import { serverNow, useServerOffset } from '../clock/server-clock';
import type { PlaybackQuery } from './playback.query.generated';
import { usePlaybackQuery } from './playback.query.generated';
import { refreshDelay } from './refresh-delay';

type Response = NonNullable<NonNullable<PlaybackQuery['video']>['playback']>;
export type Playback = NonNullable<Response['stream']>;

/**
 * Requests the playback URL for this viewer and renews it before it expires. Playback continues when the graph
 * is unreachable for a moment, and while it is asked again after a login or sign-out: only a response ends it.
 */
export const usePlayback = (code: string) => {
  const last = useRef<{ code: string; id: string; playback: Playback } | null>(null);
  const { data, error, refetch } = usePlaybackQuery({
    variables: { code },
    fetchPolicy: 'network-only',
    notifyOnNetworkStatusChange: false,
  });
  const response = data?.video?.playback;
  const answered = response?.stream ?? null;
  if (answered) last.current = { code, id: data?.video?.id ?? '', playback: answered };
  const refusal = response?.errors[0] ?? null;
  const kept = (error && !refusal) || !data ? last.current : null;
  const isSame = kept?.code === code;
  const playback = answered ?? (isSame ? kept.playback : null);
  const expiresAt = playback?.expiresAt;
  const offset = useServerOffset();

  useEffect(() => {
    if (!expiresAt) return;
    let isOver = false;
    let cancel = (): void => undefined;
    const renew = (): void => {
      if (isOver) return;
      const now = serverNow();
      cancel = callAt(now + refreshDelay(expiresAt, now), () => void refetch().catch(renew));
    };
    renew();
    return () => {
      isOver = true;
      cancel();
    };
  }, [expiresAt, refetch, offset]);

  return {
    playback,
    /** Second at which a viewer's account continues the video; 0 when it has none. */
    resumeSeconds: data?.video?.viewerProgress?.resumeSeconds ?? 0,
    /** Global id of the video. */
    id: data?.video?.id ?? (isSame ? kept.id : ''),
    refusal,
    away: Boolean(error) && !playback,
    waiting: !error && !data,
    /** Requests a new playback URL; rejects when the graph is unreachable. */
    renew: async (): Promise<void> => {
      await refetch();
    },
  };
};
