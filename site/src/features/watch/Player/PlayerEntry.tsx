import type { ComponentProps } from 'react';

import { ApolloScope } from '../../../shared/graph/ApolloScope/ApolloScope';
import { PlayerLoader } from './PlayerLoader';

/** Everything that only playing needs (Apollo, video-react, hls.js), in one chunk that the watch page loads after it is drawn. */
export const PlayerEntry = (props: ComponentProps<typeof PlayerLoader>) => (
  <ApolloScope>
    <PlayerLoader {...props} />
  </ApolloScope>
);
