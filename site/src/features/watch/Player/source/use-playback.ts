import { useEffect, useRef } from 'react';

import type { PlayQuery } from '../play.query.generated';
import { usePlayQuery } from '../play.query.generated';
import { refreshDelay } from './refresh-delay';

export type Playback = NonNullable<NonNullable<PlayQuery['play']>['playback']>;

/** Asks whether this viewer may play, and asks again before the address ends. What plays goes on when the graph is away for a moment. */
export const usePlayback = (code: string) => {
  const kept = useRef<Playback | null>(null);
  const { data, error, refetch } = usePlayQuery({
    variables: { code },
    fetchPolicy: 'network-only',
    notifyOnNetworkStatusChange: false,
  });
  const answered = data?.play?.playback ?? null;
  if (answered) kept.current = answered;
  const refusal = data?.play?.errors[0] ?? null;
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
    refusal,
    away: Boolean(error) && !playback,
    waiting: !error && !data,
    /** A fresh answer; rejects when the graph is away. */
    renew: async (): Promise<void> => {
      await refetch();
    },
  };
};
