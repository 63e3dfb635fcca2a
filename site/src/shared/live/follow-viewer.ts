import { DEFAULT_LOCALE, LOCALES } from '@sahra/schemas/constants';
import type { Locale } from '@sahra/schemas/constants';

import { authState } from '../auth/auth-state';
import { readFreshAccessToken } from '../auth/read-fresh-access-token';
import { readTokenClaims } from '../auth/read-token-claims';
import { refreshSession } from '../auth/refresh-session';
import { keepStream } from './keep-stream';
import { readEvents, StreamRefusal } from './read-events';
import type { StreamCall } from './read-events';
import { ViewerChangedOperation } from './viewer-changed.subscription.generated';
import type { ViewerChangedSubscription } from './viewer-changed.subscription.generated';

/** In milliseconds. A page that is not older has just read the viewer. */
const JUST_LOADED_MS = 60_000;

const pageLocale = (): Locale =>
  LOCALES.find((locale) => locale === document.documentElement.lang) ?? DEFAULT_LOCALE;

/** Returns what names the session of this browser; null when nobody is signed in. Renewed tokens keep it. */
const currentSession = (): string | null => {
  const state = authState.get();
  return state && `${state.id} ${String(readTokenClaims(state.token).sid)}`;
};

const readViewer = async (): Promise<void> => {
  try {
    const { loadViewer } = await import('../auth/load-viewer');
    await loadViewer(pageLocale());
  } catch {
    // What is known stays; the next page reads it again.
  }
};

/** Follows one session. Returns how to stop. */
const followSession = (): (() => void) => {
  let opened = 0;

  async function* open(call: Omit<StreamCall, 'token'>): AsyncGenerator<ViewerChangedSubscription> {
    const token = await readFreshAccessToken(pageLocale());
    if (token === null) throw new StreamRefusal('UNAUTHENTICATED');
    opened += 1;
    // What happened while no stream was open is not told afterwards.
    let isMissed = opened > 1 || performance.now() > JUST_LOADED_MS;
    const onActivity = (): void => {
      call.onActivity();
      if (isMissed) void readViewer();
      isMissed = false;
    };
    yield* readEvents(ViewerChangedOperation, {}, { ...call, token, onActivity });
  }

  return keepStream({
    open,
    onEvent: ({ viewerChanged }) => {
      if (viewerChanged?.kind === 'SUBSCRIPTION_CHANGED') void readViewer();
      // The cookie decides: the session may have ended only for another one of this browser.
      else if (viewerChanged?.kind === 'SESSION_ENDED') void refreshSession(pageLocale());
    },
    onRefused: async (code) =>
      code !== 'UNAUTHENTICATED' || (await refreshSession(pageLocale())) === 'renewed',
  });
};

/**
 * Follows the session of this browser while somebody is signed in.
 * @returns A function that stops.
 */
export const followViewer = (): (() => void) => {
  let session: string | null = null;
  let stop: (() => void) | undefined;
  const follow = (): void => {
    const now = currentSession();
    if (now === session) return;
    session = now;
    stop?.();
    stop = now === null ? undefined : followSession();
  };
  follow();
  const unsubscribe = authState.subscribe(follow);
  return () => {
    unsubscribe();
    stop?.();
  };
};
