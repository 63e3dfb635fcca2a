import { CombinedGraphQLErrors } from '@apollo/client';

const said = (error: unknown): unknown =>
  CombinedGraphQLErrors.is(error) ? error.errors[0]?.extensions?.['code'] : null;

/** Code of the message for a call that had no whole answer: too many tries are told, else the graph could not be reached. */
export const failureCode = (error: unknown): 'RATE_LIMITED' | 'UPSTREAM_UNAVAILABLE' =>
  said(error) === 'RATE_LIMITED' ? 'RATE_LIMITED' : 'UPSTREAM_UNAVAILABLE';
