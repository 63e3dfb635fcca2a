import type { CSSProperties } from 'react';

import { NO_POSTER } from '../../head/first-paint';
import * as styles from './Picture.module.css';
import { PHONE_MEDIA, sourcesOf } from './picture-sources';
import type { ShownPicture } from './shown-picture';

/** Default focal point for cropping, in percent. */
const MIDDLE = { x: 50, y: 50 };

const placeOf = ({ focus }: ShownPicture): string => `${(focus ?? MIDDLE).x}% ${(focus ?? MIDDLE).y}%`;

/** Returns the placeholder colour of a picture, and the focal points of the picture and of its phone version. */
const pictureStyle = (picture: ShownPicture, phone?: ShownPicture | null): CSSProperties => {
  const places = { '--focus': placeOf(picture), '--focus-phone': placeOf(phone ?? picture) };
  return {
    ...(picture.tint ? { backgroundColor: picture.tint } : {}),
    ...(picture.focus || phone?.focus ? places : {}),
  };
};

/** When a picture is loaded: before all others, at once, or when it comes near the window. */
export type PictureLoading = 'lead' | 'eager' | 'lazy';

interface Props {
  picture: ShownPicture | null;
  /** Phone version: used below 768 px. */
  phone?: ShownPicture | null | undefined;
  /** `sizes` attribute of the image: the displayed width, from which the browser chooses a file. */
  sizes: string;
  className?: string | undefined;
  /** `lead` for the largest picture above the fold, `eager` for others there, `lazy` for those that may come later. */
  loading?: PictureLoading | undefined;
  /** Decorative: the text beside it already describes the picture. */
  decorative?: boolean;
}

const dimensions = ({ width, height }: ShownPicture) => (width && height ? { width, height } : {});

/** Picture from the cms, in the best encoding and width for the screen; a star placeholder when there is none. */
export const Picture = ({
  picture,
  phone,
  sizes,
  className,
  loading = 'lazy',
  decorative = false,
}: Props) => (
  <picture className={styles.picture}>
    {phone &&
      sourcesOf(phone).map((source) => (
        <source key={source.srcSet} {...source} {...dimensions(phone)} media={PHONE_MEDIA} sizes={sizes} />
      ))}
    {picture?.renditions?.length
      ? sourcesOf(picture).map((source) => <source key={source.srcSet} {...source} sizes={sizes} />)
      : null}
    <img
      className={className}
      {...(picture?.focus || phone?.focus ? { 'data-focused': '' } : {})}
      src={picture?.url ?? NO_POSTER}
      alt={decorative ? '' : (picture?.alt ?? '')}
      {...(picture ? dimensions(picture) : {})}
      {...(picture ? { style: pictureStyle(picture, phone) } : {})}
      loading={loading === 'lazy' ? 'lazy' : 'eager'}
      decoding="async"
      // React 18 supports only the lower-case HTML spelling of this attribute.
      {...(loading === 'lead' ? { fetchpriority: 'high' } : {})}
    />
  </picture>
);
