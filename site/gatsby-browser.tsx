import './src/styles/fonts.css';
import './src/styles/tokens.css';
import './src/styles/paper.css';
import './src/styles/base.css';

import type { GatsbyBrowser } from 'gatsby';

import { startAuth } from './src/shared/auth/auth-state';
import { isReloadDue, startBuildCheck } from './src/shared/build-check/build-check';
import { replayEarlyPress } from './src/shared/early-press/replay-early-press';
import { startLive } from './src/shared/live/start-live';
import { handleRouteRendered } from './src/shared/navigation/soft-navigation';
import { startThirdParties } from './src/shared/third-parties/start-third-parties';
import { trackPageView } from './src/shared/third-parties/track-page-view';
import { applyBrandFont } from './src/shared/type/apply-brand-font';

export const onClientEntry: GatsbyBrowser['onClientEntry'] = () => {
  startAuth();
  startBuildCheck();
  startLive();
  startThirdParties();
};

export const onInitialClientRender: GatsbyBrowser['onInitialClientRender'] = replayEarlyPress;

/** Loads the page from the server when newer code is deployed, instead of rendering it with the old code. */
export const onPreRouteUpdate: GatsbyBrowser['onPreRouteUpdate'] = ({ location, prevLocation }) => {
  if (prevLocation && isReloadDue(Date.now())) window.location.assign(location.href);
};

export const onRouteUpdate: GatsbyBrowser['onRouteUpdate'] = ({ location, prevLocation }) => {
  // The inline script handles the first page.
  if (prevLocation) {
    applyBrandFont();
    trackPageView(location.pathname);
  }
  handleRouteRendered();
};
