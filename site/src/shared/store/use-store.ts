import { useSyncExternalStore } from 'react';

import type { Store } from './create-store';

/** Subscribes to a store. `served` is the value in the served HTML, so that hydration matches it. */
export const useStore = <Value>(store: Pick<Store<Value>, 'get' | 'subscribe'>, served: Value): Value =>
  useSyncExternalStore(store.subscribe, store.get, () => served);
