import './src/styles/fonts.css';
import './src/styles/tokens.css';
import './src/styles/paper.css';
import './src/styles/base.css';
// Every page has them. In the script of the app they are compressed with it and asked for once (decision 0229).
import './src/shared/head/PageHead';
import './src/shared/page/PageFrame/PageFrame';

import type { GatsbyBrowser } from 'gatsby';

import { DEFAULT_LOCALE, LOCALES } from '@sahra/schemas/constants';
import type { Locale } from '@sahra/schemas/constants';
import { keepTranslatedText } from '@sahra/schemas/keep-translated-text';

import { startAuth } from './src/shared/auth/auth-state';
import { restoreSession } from './src/shared/auth/restore-session';
import { showSignedOutNote } from './src/shared/auth/signed-out-note';
import { isReloadDue, startBuildCheck } from './src/shared/build-check/build-check';
import { replayEarlyPress } from './src/shared/early-press/replay-early-press';
import { startLive } from './src/shared/live/start-live';
import { announcePage, startAnnouncer } from './src/shared/navigation/announce-page';
import { keepsScroll } from './src/shared/navigation/keeps-scroll';
import { scrollToLateHash } from './src/shared/navigation/scroll-to-late-hash';
import { shownPath } from './src/shared/navigation/shown-path';
import { handleRouteRendered } from './src/shared/navigation/soft-navigation';
import { startThirdParties } from './src/shared/third-parties/start-third-parties';
import { trackPageView } from './src/shared/third-parties/track-page-view';
import { keepChunks } from './src/shared/network/keep-chunks';
import type { ChunkLoader } from './src/shared/network/keep-chunks';
import { keepPage } from './src/shared/network/keep-page';
import { startNetwork } from './src/shared/network/network';
import { registerWorker } from './src/shared/offline/register-worker';
import { hydratePage } from './src/shared/page/hydrate-page';
import { applyHeldStyles } from './src/shared/prefetch/apply-held-styles';
import { delayPrefetch, startPrefetch } from './src/shared/prefetch/start-prefetch';
import { startProgressMerge } from './src/shared/progress/guest-progress-merge';
import { isPreview, startPreview } from './src/shared/preview/preview';
import { applyBrandFont } from './src/shared/type/apply-brand-font';

/** The runtime of the bundle; webpack replaces the name. */
declare const __webpack_require__: ChunkLoader;

const documentLocale = (): Locale =>
  LOCALES.find((locale) => locale === document.documentElement.lang) ?? DEFAULT_LOCALE;

export const onClientEntry: GatsbyBrowser['onClientEntry'] = () => {
  keepTranslatedText();
  startAuth();
  if (isPreview()) startPreview();
  else {
    startProgressMerge();
    startBuildCheck();
    startLive();
    startThirdParties();
  }
  startNetwork();
  startAnnouncer();
  keepChunks(__webpack_require__);
  void restoreSession(documentLocale());
  const loader = window.___loader;
  if (!loader) return;
  startPrefetch(loader);
  // After the queue, which loads ahead without waiting for the network.
  keepPage(loader);
};

/** Untyped by Gatsby, whose type is that of React 17. */
export const replaceHydrateFunction = () => hydratePage;

export const onInitialClientRender: GatsbyBrowser['onInitialClientRender'] = () => {
  replayEarlyPress();
  void showSignedOutNote(documentLocale());
  if (!isPreview()) registerWorker(process.env.NODE_ENV === 'production');
};

/** Filters in the query of a page do not move it, nor do routes that say so; everything else is Gatsby's rule. */
export const shouldUpdateScroll: GatsbyBrowser['shouldUpdateScroll'] = ({ prevRouterProps, routerProps }) =>
  !keepsScroll(prevRouterProps?.location, routerProps.location);

/**
 * Puts on the styles of the page that opens, and loads it from the server when newer code is deployed, instead of
 * rendering it with the old code.
 */
export const onPreRouteUpdate: GatsbyBrowser['onPreRouteUpdate'] = ({ location, prevLocation }) => {
  applyHeldStyles();
  if (prevLocation && navigator.onLine && isReloadDue(Date.now())) window.location.assign(location.href);
};

export const onRouteUpdate: GatsbyBrowser['onRouteUpdate'] = ({ location, prevLocation }) => {
  announcePage(location.pathname);
  shownPath.set(location.pathname);
  scrollToLateHash(location.hash);
  delayPrefetch();
  // The inline script handles the first page.
  if (prevLocation) {
    applyBrandFont();
    trackPageView(location.pathname);
  }
  handleRouteRendered();
};
