import type { AccountsConfig } from '../../platform/config/accounts.config';

/** Configures Google by OpenID Connect discovery; tests and other installations set another issuer. */
export const googleProvider = ({
  clientId,
  clientSecret,
  issuer,
}: NonNullable<AccountsConfig['google']>) => ({
  id: 'google',
  name: 'Google',
  type: 'oidc' as const,
  issuer,
  clientId,
  clientSecret,
  checks: ['pkce' as const, 'state' as const, 'nonce' as const],
});
