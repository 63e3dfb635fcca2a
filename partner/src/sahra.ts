/** Public exports of the package for partners. */
export type { Locale } from '@sahra/schemas/constants';
export { gql } from '@urql/core';
export { Provider as SahraProvider } from 'urql';

export { createSahraClient, type SahraClientOptions } from './client/create-sahra-client';
export {
  useVideosQuery,
  type VideoFilter,
  type VideoKind,
  VideosDocument,
  type VideosQuery,
  type VideosQueryVariables,
  type VideoType,
} from './videos/videos.generated';
