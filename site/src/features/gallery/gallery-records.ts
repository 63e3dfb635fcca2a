import { createContext } from 'react';

import type { GalleryPageQuery } from './GalleryPage/gallery-page.query.generated';

/** Records that the samples show. They are read at build time, so that they cause no layout shift later. */
export const GalleryRecords = createContext<Omit<GalleryPageQuery, 'contentVersion' | 'metaTags'>>({
  posters: { __typename: 'ShowConnection', nodes: [] },
  shows: { __typename: 'ShowConnection', nodes: [] },
  videos: { __typename: 'VideoConnection', nodes: [] },
  shorts: { __typename: 'VideoConnection', nodes: [] },
  channels: { __typename: 'ChannelConnection', nodes: [] },
});
