import type { ComponentProps } from 'react';

import { ApolloScope } from '../../../shared/graph/ApolloScope/ApolloScope';
import { PlayerLoader } from './PlayerLoader';

/**
 * Entry of the player chunk: everything that only playback needs (Apollo, video-react, hls.js). The watch page
 * loads it after the first render.
 */
export const PlayerEntry = (props: ComponentProps<typeof PlayerLoader>) => (
  <ApolloScope>
    <PlayerLoader {...props} />
  </ApolloScope>
);
