import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Claims of the person on the provider's page. */
export interface Person {
  sub: string;
  name: string;
  email: string;
  email_verified: boolean;
}

export const CLIENT = { clientId: 'sahra-tests', clientSecret: 'secret-of-the-client-of-the-tests' };

export interface IdentityProvider {
  issuer: string;
  /** Person who signs in next. */
  person: Person;
  stop(): Promise<void>;
}

const listen = (server: Server) =>
  new Promise<number>((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port));
  });

/** Starts a real OpenID Connect provider on the loopback interface; its page signs `person` in without a prompt. */
export const startIdentityProvider = async (
  redirectUri: string,
  first: Person,
): Promise<IdentityProvider> => {
  // Imported here, so that a test can first silence its warnings about production.
  const { Provider } = await import('oidc-provider');
  const server = createServer();
  const issuer = `http://127.0.0.1:${await listen(server)}`;
  const state = { person: first };
  const provider = new Provider(issuer, {
    clients: [
      { client_id: CLIENT.clientId, client_secret: CLIENT.clientSecret, redirect_uris: [redirectUri] },
    ],
    claims: { openid: ['sub'], profile: ['name'], email: ['email', 'email_verified'] },
    conformIdTokenClaims: false,
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_context, interaction) => `/page/${interaction.uid}` },
    findAccount: (_context, accountId) => ({ accountId, claims: () => ({ ...state.person }) }),
    loadExistingGrant: async ({ oidc }) => {
      const grant = new oidc.provider.Grant({
        clientId: CLIENT.clientId,
        accountId: oidc.session?.accountId ?? '',
      });
      grant.addOIDCScope('openid profile email');
      await grant.save();
      return grant;
    },
  });
  const answer = provider.callback();
  server.on('request', (request, response) => {
    void (request.url?.startsWith('/page/')
      ? provider.interactionFinished(request, response, { login: { accountId: state.person.sub } })
      : answer(request, response));
  });
  return Object.assign(state, {
    issuer,
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  });
};
