import Hls from 'hls.js/light';
import { useEffect, useState } from 'react';

import { useStore } from '../../../../shared/store/use-store';
import { playerPreferences } from '../preferences/player-preferences';
import { heightOf, heightsOf, findLevelIndex } from './quality-levels';
import type { Rendition } from './quality-levels';

export interface Quality {
  /** Heights to choose from, best first; empty where the browser controls the quality. */
  heights: readonly number[];
  choice: number | 'auto';
  /** Height of the current level; null before the first picture. */
  playing: number | null;
}

/** Returns the index of the level of the preferred quality, or -1 for automatic quality. */
export const selectPreferredLevel = (levels: readonly Rendition[]): number =>
  findLevelIndex(playerPreferences.get().quality, levels);

/** Applies the preferred quality to hls.js and returns the available heights. */
export const useQuality = (hls: Hls | null): Quality => {
  const { quality } = useStore(playerPreferences, playerPreferences.get());
  const [heights, setHeights] = useState<readonly number[]>([]);
  const [playing, setPlaying] = useState<number | null>(null);

  useEffect(() => {
    setHeights(heightsOf(hls?.levels ?? []));
    setPlaying(null);
    if (!hls) return;
    const parsed = (): void => setHeights(heightsOf(hls.levels));
    const switched = (_event: string, { level }: { level: number }): void => {
      const now = hls.levels[level];
      setPlaying(now ? heightOf(now) : null);
    };
    hls.on(Hls.Events.MANIFEST_PARSED, parsed);
    hls.on(Hls.Events.LEVEL_SWITCHED, switched);
    return () => {
      hls.off(Hls.Events.MANIFEST_PARSED, parsed);
      hls.off(Hls.Events.LEVEL_SWITCHED, switched);
    };
  }, [hls]);

  useEffect(() => {
    if (hls && heights.length > 0) hls.nextLevel = findLevelIndex(quality, hls.levels);
  }, [hls, heights, quality]);

  return { heights, choice: quality, playing };
};
