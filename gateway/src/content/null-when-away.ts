import { isUnavailable } from '../upstreams/http/upstream-failure';

/** An answer that a page can do without: null while its upstream is away, so that the rest of the page stands. A refusal is still thrown. */
export const nullWhenAway = async <Value>(answer: Promise<Value>): Promise<Value | null> => {
  try {
    return await answer;
  } catch (error) {
    if (isUnavailable(error)) return null;
    throw error;
  }
};
