import { storeAuth } from './auth-state';
import type { SessionStateFragment } from './session.fragment.generated';
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

/** Stores a session as the browser's session. */
export const startSession = ({ token, viewer }: SessionStateFragment): void => storeViewer(viewer, token);
