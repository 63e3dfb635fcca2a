import type { LeadPicture } from '../../head/page-head';
import { SIZES } from '../picture-sizes';
import type { ShowHeroFragment } from '../show-hero.fragment.generated';

/** Returns the hero's lead picture, as `HeroArt` shows it. */
export const leadOfShow = ({
  thumbnail,
  portrait,
}: Pick<ShowHeroFragment, 'thumbnail' | 'portrait'>): LeadPicture | null =>
  thumbnail && { picture: thumbnail, phone: portrait, sizes: SIZES.full };
