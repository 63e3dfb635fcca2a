import type { LeadPicture } from '../../head/page-head';
import { SIZES } from '../picture-sizes';
import type { ShowHeroFragment } from '../show-hero.fragment.generated';

/** Returns the hero's lead picture, as `HeroArt` shows it. */
export const leadOfShow = ({
  wide,
  upright,
}: Pick<ShowHeroFragment, 'wide' | 'upright'>): LeadPicture | null =>
  wide && { picture: wide, phone: upright, sizes: SIZES.full };
