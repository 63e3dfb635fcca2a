/** Public exports of the package for partners. */
export type { Locale } from '@sahra/schemas/constants';
export { gql } from '@urql/core';
export { Provider as SahraProvider } from 'urql';

export { createSahraClient, type SahraClientOptions } from './client/create-sahra-client';
export {
  type Area,
  useVideosQuery,
  type VideoFilter,
  type VideoKind,
  VideosDocument,
  type VideosQuery,
  type VideosQueryVariables,
} from './videos/videos.generated';
