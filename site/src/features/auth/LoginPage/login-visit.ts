import { RETURN_PARAMETER } from '../ProviderButtons/return-parameter';

/** Reason why the viewer sees the login page. */
export type LoginReason = 'session' | 'deleted' | 'notLinked' | 'notFinished' | 'providerFailed';

/**
 * Errors that the redirects of `/api/auth` carry. Any other error comes from the provider or from its
 * configuration.
 */
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
  /** True after a provider sign-in: the session cookie is set and the browser must load the session. */
  returned: boolean;
}

export const loginVisitOf = (search: string): LoginVisit => {
  const query = new URLSearchParams(search);
  const error = query.get('error');
  return {
    reason: error === null ? null : (REASONS.get(error) ?? 'providerFailed'),
    returned: error === null && query.has(RETURN_PARAMETER),
  };
};

/** Returns the address without the parameter of the provider sign-in, which may be read only once. */
export const removeReturnParameter = ({ pathname, search }: { pathname: string; search: string }): string => {
  const query = new URLSearchParams(search);
  query.delete(RETURN_PARAMETER);
  const rest = query.toString();
  return rest ? `${pathname}?${rest}` : pathname;
};
