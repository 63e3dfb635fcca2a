import { noteServerMoment } from '../clock/server-clock';
import { storeAuth } from './auth-state';
import { forgetFarewell } from './farewell';
import type { SessionStateFragment } from './session.fragment.generated';
import { readTokenClaims } from './read-token-claims';
import { viewerDetails } from './viewer-state';
import type { ViewerStateFragment } from './viewer.fragment.generated';

/** Stores the viewer's state from the graph with the access `token`. */
export const storeViewer = (viewer: ViewerStateFragment, token: string): void => {
  const { plan, withAds, paymentMethod } = viewer.subscription ?? {};
  storeAuth({
    token,
    id: viewer.id,
    has_subscription: viewer.hasSubscription,
    subscription_type: plan ? { name: plan.name } : null,
    with_ads: withAds ?? true,
    subscription_payment_method: paymentMethod?.toLowerCase() ?? null,
  });
  viewerDetails.set({ id: viewer.id, name: viewer.name });
};

/**
 * Stores a session as the browser's session. Its token was issued a moment ago by the server's clock: a device whose
 * clock is hours ahead would renew it before every request.
 */
export const startSession = ({ token, viewer }: SessionStateFragment): void => {
  const { iat } = readTokenClaims(token);
  if (typeof iat === 'number') noteServerMoment(iat * 1000);
  forgetFarewell();
  storeViewer(viewer, token);
};
