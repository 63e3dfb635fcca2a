import { CombinedGraphQLErrors } from '@apollo/client';

const said = (error: unknown): unknown =>
  CombinedGraphQLErrors.is(error) ? error.errors[0]?.extensions?.['code'] : null;

/**
 * Returns the message code for a failed call: `RATE_LIMITED` when the graph says so, otherwise the graph counts
 * as unreachable.
 */
export const failureCode = (error: unknown): 'RATE_LIMITED' | 'UPSTREAM_UNAVAILABLE' =>
  said(error) === 'RATE_LIMITED' ? 'RATE_LIMITED' : 'UPSTREAM_UNAVAILABLE';
