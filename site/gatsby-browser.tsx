import './src/styles/fonts.css';
import './src/styles/tokens.css';
import './src/styles/paper.css';
import './src/styles/base.css';

import type { GatsbyBrowser } from 'gatsby';

import { startAuth } from './src/shared/auth/auth-state';
import { reloadIsDue, startBuildCheck } from './src/shared/build-check/build-check';
import { answerEarlyPress } from './src/shared/early-press/answer-early-press';
import { routeDrawn } from './src/shared/navigation/soft-navigation';
import { putOnType } from './src/shared/type/put-on-type';

export const onClientEntry: GatsbyBrowser['onClientEntry'] = () => {
  startAuth();
  startBuildCheck();
};

export const onInitialClientRender: GatsbyBrowser['onInitialClientRender'] = answerEarlyPress;

/** Loads the page from the server when newer code is deployed, instead of rendering it with the old code. */
export const onPreRouteUpdate: GatsbyBrowser['onPreRouteUpdate'] = ({ location, prevLocation }) => {
  if (prevLocation && reloadIsDue(Date.now())) window.location.assign(location.href);
};

export const onRouteUpdate: GatsbyBrowser['onRouteUpdate'] = ({ prevLocation }) => {
  // The inline script handles the first page.
  if (prevLocation) putOnType();
  routeDrawn();
};
