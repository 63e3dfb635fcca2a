import type { ViewerRecord } from '../../upstreams/accounts/accounts-records';
import type { FakeCall, FakeResponse } from '../fake-upstream';

const viewer = (id: string, level: 'free' | 'paid', name: string): ViewerRecord => ({
  id,
  name,
  email: `${id}@sahra.example`,
  email_verified: true,
  has_password: true,
  has_subscription: level === 'paid',
  subscription_type: level === 'paid' ? { name: 'Monthly' } : null,
  with_ads: true,
  subscription_payment_method: level === 'paid' ? 'card' : null,
  entitlement: { level, until: null },
});

/** Viewers that the fake knows; their access tokens are `bearer-{id}`. */
export const VIEWERS = {
  free: viewer('free', 'free', 'Mona'),
  paid: viewer('paid', 'paid', 'ياسمين'),
} as const;

/** Creates an error response in the format of accounts. */
export const errorResponse = (status: number, code: string, rest: object = {}): FakeResponse => ({
  status,
  body: { message: 'secret upstream text', code, ...rest },
});

/** Access token of a viewer that names a session, as those of accounts do; the fake does not sign it. */
export const tokenOf = (viewer: keyof typeof VIEWERS, session: string): string =>
  `bearer-${viewer}.${Buffer.from(JSON.stringify({ sub: viewer, sid: session })).toString('base64url')}.`;

/** Returns the viewer whose access token the call carries: one of `VIEWERS`, or one of any number of others. */
export const viewerOfCall = ({ headers }: FakeCall): ViewerRecord | undefined => {
  const token = headers.authorization?.split('.')[0];
  const [, other] = /^Bearer bearer-(viewer-\d+)$/.exec(token ?? '') ?? [];
  if (other !== undefined) return viewer(other, 'free', `Name of ${other}`);
  return Object.values(VIEWERS).find(({ id }) => token === `Bearer bearer-${id}`);
};
