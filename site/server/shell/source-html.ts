import escapeHtml from 'escape-html';

import type { LeadPicture } from '../../src/shared/head/page-head';
import { PHONE_MEDIA, sourcesOf } from '../../src/shared/ui/Picture/picture-sources';
import type { PictureSource } from '../../src/shared/ui/Picture/picture-sources';

const source = ({ type, srcSet }: PictureSource, sizes: string, media: string): string =>
  `<source${media && ` media="${media}"`}${type ? ` type="${type}"` : ''} srcset="${escapeHtml(srcSet)}" sizes="${escapeHtml(sizes)}">`;

/**
 * Returns the same `<source>` elements as the page's `Picture` renders for its lead picture, so that the shell
 * loads the same file as the page.
 */
export const sourceHtml = ({ picture, phone, sizes }: LeadPicture): string =>
  [
    ...(phone ? sourcesOf(phone).map((one) => source(one, sizes, PHONE_MEDIA)) : []),
    ...(picture.renditions?.length ? sourcesOf(picture).map((one) => source(one, sizes, '')) : []),
  ].join('');
