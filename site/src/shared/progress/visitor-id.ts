import { newIdempotencyKey } from '../graph/new-idempotency-key';

const KEY = 'sahra.visit';

let own: string | null = null;

/**
 * Returns a random id of this visit, with which the views of a guest are counted once: kept until the tab is closed,
 * and used for nothing else.
 */
export const visitorId = (): string => {
  if (own !== null) return own;
  own = newIdempotencyKey();
  try {
    own = sessionStorage.getItem(KEY) ?? own;
    sessionStorage.setItem(KEY, own);
  } catch {
    // Without storage the id lasts as long as the page.
  }
  return own;
};
