import type { CSSProperties } from 'react';

import { NO_POSTER } from '../../head/first-paint';
import * as styles from './Picture.module.css';
import { PHONE_MEDIA, sourcesOf } from './picture-sources';
import type { ShownPicture } from './shown-picture';

/** Where a picture is cut around when no place in it is the one that matters. */
const MIDDLE = { x: 50, y: 50 };

const placeOf = ({ focus }: ShownPicture): string => `${(focus ?? MIDDLE).x}% ${(focus ?? MIDDLE).y}%`;

/** The colour of a picture until it is there, and the places that stay in sight: of it, and of the one for phones. */
const pictureStyle = (picture: ShownPicture, phone?: ShownPicture | null): CSSProperties => {
  const places = { '--focus': placeOf(picture), '--focus-phone': placeOf(phone ?? picture) };
  return {
    ...(picture.tint ? { backgroundColor: picture.tint } : {}),
    ...(picture.focus || phone?.focus ? places : {}),
  };
};

interface Props {
  picture: ShownPicture | null;
  /** Drawn for phones: shown instead below 768 px. */
  phone?: ShownPicture | null | undefined;
  /** How wide it is shown, as the `sizes` of an image: what the browser chooses a file by. */
  sizes: string;
  className?: string | undefined;
  /** The largest picture above the fold: loaded at once and before others. */
  eager?: boolean;
  /** The words beside it already say what it shows. */
  decorative?: boolean;
}

const dimensions = ({ width, height }: ShownPicture) => (width && height ? { width, height } : {});

/** A picture that editors chose, in the best encoding and width for the screen; a quiet star where there is none. */
export const Picture = ({ picture, phone, sizes, className, eager = false, decorative = false }: Props) => (
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
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      // React 18 knows the attribute only as it is written in HTML.
      {...(eager ? { fetchpriority: 'high' } : {})}
    />
  </picture>
);
