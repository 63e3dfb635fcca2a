import { NO_POSTER } from '../../head/first-paint';
import type { PictureFragment } from '../../catalogue/picture.fragment.generated';

interface Props {
  picture: PictureFragment | null;
  className?: string | undefined;
  /** Above the fold: loaded at once. */
  eager?: boolean;
  /** The words beside it already say what it shows. */
  decorative?: boolean;
}

/** A picture that editors chose, with their description; a quiet star where there is none. */
export const PictureView = ({ picture, className, eager = false, decorative = false }: Props) => (
  <img
    className={className}
    src={picture?.url ?? NO_POSTER}
    alt={decorative ? '' : (picture?.alt ?? '')}
    {...(picture?.width && picture.height ? { width: picture.width, height: picture.height } : {})}
    loading={eager ? 'eager' : 'lazy'}
    decoding="async"
  />
);
