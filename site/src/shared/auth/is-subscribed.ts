import { authState } from './auth-state';

/**
 * Whether the session is one of a subscriber (docs/product/rules.md R14). It has no value of its own: it is read from
 * the authentication state, so that both always agree.
 */
export const isSubscribed = {
  get: (): boolean => authState.get()?.has_subscription ?? false,
  subscribe: authState.subscribe,
};
