import { leadOfShow } from '../../../shared/catalogue/ShowHero/lead-of-show';
import type { LeadPicture } from '../../../shared/head/page-head';
import type { HomePageQuery } from './home-page.query.generated';

/** Returns the picture of the first slide, which the viewer sees first. */
export const leadOfHome = ({ page }: HomePageQuery): LeadPicture | null => {
  const first = page?.__typename === 'HomePage' ? page.featured[0] : undefined;
  return first ? leadOfShow(first) : null;
};
