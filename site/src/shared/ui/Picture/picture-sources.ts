import type { ShownPicture } from './shown-picture';

/** Screens that get the picture drawn for phones. The breakpoint of docs/product/limits.md, in the form that media attributes take. */
export const PHONE_MEDIA = '(max-width: 47.99rem)';
export const WIDE_MEDIA = '(min-width: 48rem)';

export interface PictureSource {
  type?: string;
  srcSet: string;
}

/** Best encoding first, as a browser takes the first that it can read. */
const TYPES = ['image/avif', 'image/webp'];

/** What `<source>` elements offer of a picture: one per encoding; the file itself when it has no renditions. */
export const sourcesOf = ({ url, renditions = [] }: ShownPicture): PictureSource[] => {
  const sources = TYPES.map((type) => ({
    type,
    srcSet: renditions
      .filter((rendition) => rendition.type === type)
      .map((rendition) => `${rendition.url} ${rendition.width}w`)
      .join(', '),
  })).filter(({ srcSet }) => srcSet !== '');
  return sources.length > 0 ? sources : [{ srcSet: url }];
};
