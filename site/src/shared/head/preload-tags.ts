import { PHONE_MEDIA, sourcesOf, WIDE_MEDIA } from '../ui/Picture/picture-sources';
import type { ShownPicture } from '../ui/Picture/shown-picture';
import type { HeadTag } from './head-tags';
import type { LeadPicture } from './page-head';

/**
 * Returns a preload link for the best encoding only: a browser that does not support its type ignores the link,
 * which delays the picture slightly but loads no extra bytes.
 */
const preload = (picture: ShownPicture, sizes: string, media: string | null): HeadTag => {
  const [best] = sourcesOf(picture);
  return {
    name: 'link',
    attributes: {
      rel: 'preload',
      as: 'image',
      ...(best?.type
        ? { type: best.type, imageSrcSet: best.srcSet, imageSizes: sizes }
        : { href: picture.url }),
      ...(media ? { media } : {}),
      fetchpriority: 'high',
    },
  };
};

/**
 * Returns preload links for the lead picture: a browser starts the download as soon as it parses the head, once for
 * its screen size.
 */
export const preloadTagsOf = ({ picture, phone, sizes }: LeadPicture): HeadTag[] =>
  phone
    ? [preload(phone, sizes, PHONE_MEDIA), preload(picture, sizes, WIDE_MEDIA)]
    : [preload(picture, sizes, null)];
