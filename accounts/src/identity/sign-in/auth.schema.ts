import { Type } from 'typebox';

import { LocalizationHeaders } from '../../platform/http/errors/localization.schema';
import { DeletedRecoverableSchema } from '../standing/deleted-recoverable.schema';
import { errorResponses } from '../../platform/http/errors/error-responses.schema';
import { componentRef } from '../../platform/http/openapi/component';
import { AuthSessionSchema, NoSessionSchema } from '../session/auth-session.schema';

const tags = ['sign-in'];
const headers = LocalizationHeaders;
const FORM = ['application/x-www-form-urlencoded'];

const csrfToken = Type.Optional(
  Type.String({ description: 'From GET /api/auth/csrf, asked with the same cookies.' }),
);
const callbackUrl = Type.Optional(
  Type.String({ description: "Where to go afterwards: a path of the site's own origin, else its root." }),
);
const json = Type.Optional(
  Type.String({ description: '`true`: answer JSON. Otherwise a browser is redirected (302).' }),
);
const Redirect = Type.Object(
  { url: Type.String({ format: 'uri', description: 'Where the browser goes next.' }) },
  { description: 'Done; cookies are set on the answer.' },
);
const redirected = { 302: Type.Null({ description: 'Done, for a form sent without `json=true`.' }) };
export const ProviderParams = Type.Object({
  provider: Type.String({ description: 'Key of GET /api/auth/providers.' }),
});

export const CSRF_SCHEMA = {
  operationId: 'authCsrf',
  tags,
  headers,
  summary: 'Token that the forms of sign-in and sign-out carry',
  description: 'Sets the csrf cookie that the token is checked against.',
  response: {
    200: Type.Object({ csrfToken: Type.String() }, { description: 'The token.' }),
    ...errorResponses([]),
  },
};

export const PROVIDERS_SCHEMA = {
  operationId: 'authProviders',
  tags,
  headers,
  summary: 'Ways to sign in that are configured',
  description: 'By key; `google` is present only when its client id is configured.',
  response: {
    200: Type.Record(
      Type.String(),
      Type.Object({
        id: Type.String(),
        name: Type.String(),
        type: Type.Enum(['credentials', 'oidc'], {
          description: 'A form, or another service that knows the person.',
        }),
        signinUrl: Type.String(),
        callbackUrl: Type.String(),
      }),
      { description: 'Providers by key.' },
    ),
    ...errorResponses([]),
  },
};

export const SESSION_SCHEMA = {
  operationId: 'authSession',
  tags,
  headers,
  security: [{ session: [] }],
  summary: 'The session of the cookie, renewed, with a fresh bearer',
  description: 'Never stored by caches. An unreachable database answers 503 and leaves the cookie alone.',
  response: {
    200: Type.Union([componentRef(AuthSessionSchema), componentRef(NoSessionSchema)], {
      description: 'The session, or an empty object when nobody is signed in.',
    }),
    ...errorResponses([]),
  },
};

export const SIGN_IN_PAGE_SCHEMA = {
  operationId: 'authSignInPage',
  tags,
  headers,
  summary: 'Go to the sign-in page',
  description: "For addresses that Auth.js clients make; the page itself is the site's.",
  response: { 302: Type.Null({ description: 'To the sign-in page of the site.' }), ...errorResponses([]) },
};

export const SIGN_IN_SCHEMA = {
  operationId: 'authSignIn',
  tags,
  headers,
  params: ProviderParams,
  consumes: FORM,
  summary: 'Start to sign in with a provider',
  description: 'Answers the address of the provider (`oidc`) or of the sign-in page (`credentials`).',
  body: Type.Object({ csrfToken, callbackUrl, json }),
  response: { 200: Redirect, ...redirected, ...errorResponses([400, 404, 413, 415]) },
};

export const CREDENTIALS_SCHEMA = {
  operationId: 'authCredentials',
  tags,
  headers,
  consumes: FORM,
  summary: 'Sign in with e-mail and password',
  description: 'Makes a session, ends the one the browser had, and sets the session cookie.',
  body: Type.Object({
    email: Type.Optional(
      Type.String({ description: 'E-mail address; case and outer spaces do not matter.' }),
    ),
    password: Type.Optional(Type.String({ description: 'Password, never trimmed.' })),
    csrfToken,
    callbackUrl,
    json,
  }),
  response: {
    200: Redirect,
    ...redirected,
    ...errorResponses([400, 401, 413, 415, 429], {
      400: 'csrfToken missing or wrong: CSRF_INVALID; malformed request: BAD_USER_INPUT.',
      401: 'Wrong pair of e-mail and password: INCORRECT_CREDENTIALS.',
      429: 'Too many tries: RATE_LIMITED; of strangers with this account: SIGN_IN_BY_MAIL, and a new password by mail leads in. `Retry-After` says after how many seconds to try again.',
    }),
    423: componentRef(DeletedRecoverableSchema),
  },
};

export const PROVIDER_CALLBACK_SCHEMA = {
  operationId: 'authProviderCallback',
  tags,
  headers,
  params: ProviderParams,
  summary: 'Return from a provider',
  description:
    'Opened by the browser. Ends at the callback address, or at the sign-in page with `error`. For an account that was deleted it is `error=DELETED_RECOVERABLE`, and the recovery cookie is set: GET /api/recover_account says whose account it is.',
  response: {
    302: Type.Null({ description: 'Signed in, or back at the sign-in page with `error`.' }),
    ...errorResponses([404]),
  },
};

export const SIGN_OUT_SCHEMA = {
  operationId: 'authSignOut',
  tags,
  headers,
  security: [{ session: [] }],
  consumes: FORM,
  summary: 'End the session of the cookie',
  description: 'Deletes the session first, which ends its bearer at once, then clears the cookie.',
  body: Type.Object({ csrfToken, callbackUrl, json }),
  response: {
    200: Redirect,
    ...redirected,
    ...errorResponses([400, 413, 415], {
      400: 'No csrfToken: CSRF_MISSING_SIGN_OUT; a wrong one: CSRF_INVALID; malformed request: BAD_USER_INPUT.',
    }),
  },
};
