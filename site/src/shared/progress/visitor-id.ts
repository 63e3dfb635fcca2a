import { newIdempotencyKey } from '../graph/new-idempotency-key';
import { tabStorage } from '../store/browser-storage';

const KEY = 'sahra.visit';

/**
 * Returns a random id of this visit, with which the views of a guest are counted once: kept until the tab is closed,
 * and used for nothing else.
 */
export const visitorId = (): string => {
  const own = tabStorage.get(KEY) ?? newIdempotencyKey();
  tabStorage.set(KEY, own);
  return own;
};
