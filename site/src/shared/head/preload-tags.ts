import { PHONE_MEDIA, sourcesOf, WIDE_MEDIA } from '../ui/Picture/picture-sources';
import type { ShownPicture } from '../ui/Picture/shown-picture';
import type { HeadTag } from './head-tags';
import type { LeadPicture } from './page-head';

/** The best encoding only: a browser that cannot read its type passes the link over and loses a moment, not bytes. */
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

/** Links that make a browser ask for the lead picture as soon as it reads the head, once for the screen it has. */
export const preloadTagsOf = ({ picture, phone, sizes }: LeadPicture): HeadTag[] =>
  phone
    ? [preload(phone, sizes, PHONE_MEDIA), preload(picture, sizes, WIDE_MEDIA)]
    : [preload(picture, sizes, null)];
