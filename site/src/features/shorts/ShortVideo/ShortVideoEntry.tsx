import { ApolloScope } from '../../../shared/graph/ApolloScope/ApolloScope';
import { ShortVideo } from './ShortVideo';
import type { ShortVideoProps } from './ShortVideo';

/** Entry of the chunk that only playback needs: Apollo and hls.js. The page loads it after the first render. */
export const ShortVideoEntry = (props: ShortVideoProps) => (
  <ApolloScope>
    <ShortVideo {...props} />
  </ApolloScope>
);
