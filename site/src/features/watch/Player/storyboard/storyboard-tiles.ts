import type { CSSProperties } from 'react';

import { parseWebVtt } from '../../../../shared/playback/parse-web-vtt';

/** Small picture of a stretch of the film: a part of a larger picture, in pixels. */
export interface StoryboardTile {
  end: number;
  image: string;
  x: number;
  y: number;
  width: number;
  height: number;
}

const PLACE = /^(\S+)#xywh=(\d+),(\d+),(\d+),(\d+)$/;

/** Parses the index of a storyboard; `url` is its address, which the pictures are relative to. */
export const parseStoryboard = (file: string, url: string): StoryboardTile[] =>
  parseWebVtt(file).flatMap(({ end, text }) => {
    const [, image, x, y, width, height] = PLACE.exec(text.trim()) ?? [];
    if (image === undefined) return [];
    const folder = url.slice(0, url.lastIndexOf('/') + 1);
    return [
      {
        end,
        image: `${folder}${image}`,
        x: Number(x),
        y: Number(y),
        width: Number(width),
        height: Number(height),
      },
    ];
  });

/** Returns the picture of a second; the last one also after its end. */
export const tileAt = (tiles: readonly StoryboardTile[], second: number): StoryboardTile | null =>
  tiles.find(({ end }) => second < end) ?? tiles.at(-1) ?? null;

/** Returns the values for the style of an element that shows the picture: `--image`, its `--place` and its size. */
export const tileStyle = ({
  image,
  x,
  y,
  width,
  height,
}: StoryboardTile): CSSProperties & Record<`--${string}`, string> => ({
  '--image': `url("${image}")`,
  '--place': `-${x}px -${y}px`,
  '--tile-width': `${width}px`,
  '--tile-height': `${height}px`,
});
