import { createContext } from 'react';

import type { GalleryPageQuery } from './GalleryPage/gallery-page.query.generated';

type Lists = Omit<GalleryPageQuery, 'contentVersion' | 'metaTags'>;

/** First records of each list. */
type Records = { [Name in keyof Lists]: NonNullable<Lists[Name]>['nodes'] };

/** Records that the samples show. They are read at build time, so that they cause no layout shift later. */
export const GalleryRecords = createContext<Records>({
  posters: [],
  shows: [],
  videos: [],
  shorts: [],
  channels: [],
});
