import { formErrorsOf, formError } from '../../graph/form-errors';
import { GraphFailure } from '../../graph/graph-failure';
import type { AuthProviderKind, Resolvers } from '../../graph/resolver-types.generated';
import type { AuthProviderRecord } from '../../upstreams/accounts/accounts-records';
import { createViewerLoaders } from '../../graph/viewer-loaders';
import { requirePost } from './require-post';

const KINDS = {
  credentials: 'CREDENTIALS',
  oidc: 'OIDC',
} as const satisfies Record<AuthProviderRecord['type'], AuthProviderKind>;

export const sessionResolvers: Resolvers = {
  Query: {
    csrfToken: (_root, _args, context) => {
      requirePost(context, 'csrfToken');
      return context.auth.csrfToken();
    },
    session: (_root, _args, context) => {
      requirePost(context, 'session');
      return context.auth.session();
    },
    authProviders: (_root, _args, { services: { accounts }, caller }) => accounts.providers(caller),
  },
  Mutation: {
    signIn: async (_root, { input }, { auth, locale }) => {
      try {
        const answer = await auth.signIn(input);
        if (!answer) throw new GraphFailure('INTERNAL');
        return 'meta' in answer
          ? { session: null, recovery: answer.meta, errors: [formError(answer.code, locale)] }
          : { session: answer, recovery: null, errors: [] };
      } catch (error) {
        return { session: null, recovery: null, errors: formErrorsOf(error, locale) };
      }
    },
    register: async (_root, { input }, { auth, locale }) => {
      const { referralCode, termsAccepted, ...rest } = input;
      const referral = referralCode ? { referral_code: referralCode } : {};
      try {
        const session = await auth.register({ ...rest, ...referral, terms_accepted: termsAccepted });
        return { session, errors: [] };
      } catch (error) {
        return { session: null, errors: formErrorsOf(error, locale) };
      }
    },
    signOut: async (_root, { input: { csrfToken } }, { auth, locale }) => {
      if (!csrfToken) return { signedOut: false, errors: [formError('CSRF_MISSING_SIGN_OUT', locale)] };
      try {
        await auth.signOut(csrfToken);
        return { signedOut: true, errors: [] };
      } catch (error) {
        return { signedOut: false, errors: formErrorsOf(error, locale) };
      }
    },
  },
  AuthProvider: {
    key: ({ id }) => id,
    kind: ({ type }) => KINDS[type],
  },
  Session: {
    expiresAt: ({ token_expires_at }) => token_expires_at,
    viewer: (session, _args, { services, caller }) => ({
      ...session,
      own: createViewerLoaders(services.accounts, { ...caller, bearer: session.token }),
    }),
  },
};
