import type { ArtRecord } from './core/record';
import type { Shape } from './core/shape';
import { posterSvg } from './poster';
import { shortStillSvg } from './short-still';
import { drawStory } from './stories/draw-story';
import type { Story } from './stories/story';
import { createWriter } from './stories/writer';
import type { Typeface } from './title/typeface';

/** Draws a picture of a video that plays a story: a frame of it, with the title where the shape has one. */
export const storyStillSvg = (story: Story, record: ArtRecord, shape: Shape, typeface: Typeface): string => {
  const writer = createWriter(typeface);
  if (shape === 'pillarbox')
    return shortStillSvg(record, (within) => drawStory(story, story.still, writer, { within }));
  if (shape === 'short')
    return posterSvg(record, shape, typeface, {
      frame: (top) => drawStory(story, story.still, writer, { top }),
    });
  return drawStory(story, story.still, writer);
};
