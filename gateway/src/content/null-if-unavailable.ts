import { isUnavailable } from '../upstreams/http/upstream-failure';

/**
 * Awaits an optional value: null while its upstream is unavailable, so that the rest of the page still
 * renders. Other errors are rethrown.
 */
export const nullIfUnavailable = async <Value>(answer: Promise<Value>): Promise<Value | null> => {
  try {
    return await answer;
  } catch (error) {
    if (isUnavailable(error)) return null;
    throw error;
  }
};
