import { useEffect, useRef, useState } from 'react';

import { replaceSignature } from '../../../../shared/playback/replace-signature';
import { parseStoryboard } from './storyboard-tiles';
import type { StoryboardTile } from './storyboard-tiles';

const read = async (url: string): Promise<StoryboardTile[]> => {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`The storyboard was answered with ${response.status}.`);
  const tiles = parseStoryboard(await response.text(), url);
  // Loads the pictures before the first one is to be shown.
  for (const image of new Set(tiles.map((tile) => tile.image))) new Image().src = image;
  return tiles;
};

/**
 * Pictures for the preview of the timeline. They are loaded once, when they are first `wanted`; a film without them
 * has none, and the preview shows the time alone.
 */
export const useStoryboard = (url: string | null, wanted: boolean): readonly StoryboardTile[] => {
  const [tiles, setTiles] = useState<readonly StoryboardTile[]>([]);
  const [isNeeded, setNeeded] = useState(false);
  if (wanted && !isNeeded) setNeeded(true);
  const latest = useRef(url);
  latest.current = url;
  // A renewed address of the same film loads nothing again.
  const film = url === null ? null : replaceSignature(url, '/media/-/');
  useEffect(() => {
    if (!isNeeded || film === null || latest.current === null) return;
    let gone = false;
    read(latest.current)
      .then((found) => {
        if (!gone) setTiles(found);
      })
      .catch(() => undefined);
    return () => {
      gone = true;
    };
  }, [film, isNeeded]);
  return tiles;
};
