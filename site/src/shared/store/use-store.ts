import { useSyncExternalStore } from 'react';

import type { Store } from './create-store';

/** Follows a store. `served` is what the served HTML shows, so that hydration finds what the build wrote. */
export const useStore = <Value>(store: Store<Value>, served: Value): Value =>
  useSyncExternalStore(store.subscribe, store.get, () => served);
