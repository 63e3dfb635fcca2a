import { RETURNED } from '../ProviderButtons/returned';

/** What brought the viewer to the login page. */
export type LoginReason = 'session' | 'deleted' | 'notLinked' | 'notFinished' | 'providerFailed';

/** Errors that the redirects of `/api/auth` name; any other is of the provider, or of its configuration. */
const REASONS: ReadonlyMap<string, LoginReason> = new Map(
  Object.entries<LoginReason>({
    SessionRequired: 'session',
    DELETED_RECOVERABLE: 'deleted',
    OAuthAccountNotLinked: 'notLinked',
    OAuthCallbackError: 'notFinished',
    AccessDenied: 'notFinished',
  }),
);

export interface LoginVisit {
  reason: LoginReason | null;
  /** A provider has signed the viewer in: the session is in the cookie, and this browser is to take it up. */
  returned: boolean;
}

export const loginVisitOf = (search: string): LoginVisit => {
  const query = new URLSearchParams(search);
  const error = query.get('error');
  return {
    reason: error === null ? null : (REASONS.get(error) ?? 'providerFailed'),
    returned: error === null && query.has(RETURNED),
  };
};

/** The address without what may be read once only: that a provider led here. */
export const addressAfterVisit = ({ pathname, search }: { pathname: string; search: string }): string => {
  const query = new URLSearchParams(search);
  query.delete(RETURNED);
  const rest = query.toString();
  return rest ? `${pathname}?${rest}` : pathname;
};
