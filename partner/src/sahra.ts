/** Everything a partner's code may import. */
export type { Locale } from '@sahra/schemas/constants';
export { Provider as SahraProvider } from 'urql';

export { createSahraClient, type SahraClientOptions } from './client/create-sahra-client';
export {
  useVideosQuery,
  VideosDocument,
  type VideosQuery,
  type VideosQueryVariables,
} from './videos/videos.generated';
