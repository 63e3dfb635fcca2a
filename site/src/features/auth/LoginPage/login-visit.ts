import { RETURNED } from '../ProviderButtons/returned';
import { offerOfFragment } from '../RecoverAccount/recovery-offer';
import type { RecoveryOffer } from '../RecoverAccount/recovery-offer';

/** What brought the viewer to the login page. */
export type LoginReason = 'session' | 'deleted' | 'notLinked' | 'notFinished' | 'providerFailed';

/** Errors that the redirects of `/api/auth` name; any other is of the provider, or of its configuration. */
const REASONS: Partial<Record<string, LoginReason>> = {
  SessionRequired: 'session',
  DELETED_RECOVERABLE: 'deleted',
  OAuthAccountNotLinked: 'notLinked',
  OAuthCallbackError: 'notFinished',
  AccessDenied: 'notFinished',
};

export interface LoginVisit {
  reason: LoginReason | null;
  offer: RecoveryOffer | null;
  /** A provider has signed the viewer in: the session is in the cookie, and this browser is to take it up. */
  returned: boolean;
}

export const loginVisitOf = ({ search, hash }: { search: string; hash: string }): LoginVisit => {
  const query = new URLSearchParams(search);
  const error = query.get('error');
  return {
    reason: error === null ? null : (REASONS[error] ?? 'providerFailed'),
    offer: offerOfFragment(hash),
    returned: error === null && query.has(RETURNED),
  };
};

/** The address without what may be read once only: credentials of the fragment, and that a provider led here. */
export const addressAfterVisit = ({ pathname, search }: { pathname: string; search: string }): string => {
  const query = new URLSearchParams(search);
  query.delete(RETURNED);
  const rest = query.toString();
  return rest ? `${pathname}?${rest}` : pathname;
};
