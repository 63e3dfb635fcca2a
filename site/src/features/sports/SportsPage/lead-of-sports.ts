import { leadOfShow } from '../../../shared/catalogue/ShowHero/lead-of-show';
import type { LeadPicture } from '../../../shared/head/page-head';
import type { SportsPageQuery } from './sports-page.query.generated';

/** Returns the hero's lead picture: that of the first show about sport. */
export const leadOfSports = ({ lead }: SportsPageQuery): LeadPicture | null => {
  const [show] = lead?.nodes ?? [];
  return show ? leadOfShow(show) : null;
};
