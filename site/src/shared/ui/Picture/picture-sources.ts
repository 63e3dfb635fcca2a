import type { ShownPicture } from './shown-picture';

/**
 * Media query for the phone version of a picture: the breakpoint of docs/product/limits.md, in the syntax of media
 * attributes.
 */
export const PHONE_MEDIA = '(max-width: 47.99rem)';
export const WIDE_MEDIA = '(min-width: 48rem)';

export interface PictureSource {
  type?: string;
  srcSet: string;
}

/** Best encoding first, because a browser uses the first one that it supports. */
const TYPES = ['image/avif', 'image/webp'];

/** Returns the `<source>` elements of a picture: one per encoding; the original file when it has no renditions. */
export const sourcesOf = ({ url, renditions = [] }: ShownPicture): PictureSource[] => {
  const sources = TYPES.map((type) => ({
    type,
    srcSet: renditions
      .filter((rendition) => rendition.mimeType === type)
      .map((rendition) => `${rendition.url} ${rendition.width}w`)
      .join(', '),
  })).filter(({ srcSet }) => srcSet !== '');
  return sources.length > 0 ? sources : [{ srcSet: url }];
};
