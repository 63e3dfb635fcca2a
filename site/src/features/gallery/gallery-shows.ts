import { createContext, useContext } from 'react';

import type { GalleryPageQuery } from './GalleryPage/gallery-page.query.generated';

/** Shows whose pictures the samples wear. */
export const GalleryShows = createContext<GalleryPageQuery['shows']['nodes']>([]);

export const useGalleryShows = (): GalleryPageQuery['shows']['nodes'] => useContext(GalleryShows);
