import formbody from '@fastify/formbody';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Static } from 'typebox';

import type { AccountsApp } from '../../platform/http/accounts-app';
import { Refusal } from '../../platform/http/errors/refusal';
import type { AuthHandler } from './auth-handler';
import { formOf } from './auth-request';
import { AUTH_PATH } from './auth.paths';
import {
  CREDENTIALS_SCHEMA,
  CSRF_SCHEMA,
  PROVIDER_CALLBACK_SCHEMA,
  PROVIDERS_SCHEMA,
  SESSION_SCHEMA,
  SIGN_IN_PAGE_SCHEMA,
  SIGN_IN_SCHEMA,
  SIGN_OUT_SCHEMA,
} from './auth.schema';
import type { ProviderParams } from './auth.schema';

/** Writes a response of Auth.js to a Fastify reply; replaces null (nobody signed in) with an empty object. */
const sendAuthResponse = async (reply: FastifyReply, response: Response): Promise<FastifyReply> => {
  const cookies = response.headers.getSetCookie();
  const location = response.headers.get('location');
  if (cookies.length > 0) void reply.header('set-cookie', cookies);
  if (location && response.status === 302) void reply.header('location', location);
  const text = await response.text();
  void reply.code(response.status);
  if (text === '') return reply.send();
  return reply.type('application/json; charset=utf-8').send(text === 'null' ? '{}' : text);
};

const refuseWithoutToken = (request: FastifyRequest): Promise<void> =>
  formOf(request)['csrfToken']
    ? Promise.resolve()
    : Promise.reject(new Refusal(400, 'CSRF_MISSING_SIGN_OUT'));

const refuseUnknown =
  (providers: readonly string[]) =>
  ({ params }: FastifyRequest): Promise<void> => {
    const { provider } = params as Static<typeof ProviderParams>;
    return providers.includes(provider) ? Promise.resolve() : Promise.reject(new Refusal(404, 'NOT_FOUND'));
  };

/** Registers the Auth.js endpoints of the public API, without the HTML pages of Auth.js. */
export const authRoutes = async (root: AccountsApp, exchange: AuthHandler): Promise<void> => {
  const answer = async (request: FastifyRequest, reply: FastifyReply) =>
    sendAuthResponse(reply, await exchange.answer(request, reply));
  const onRequest = refuseUnknown(exchange.providers);

  await root.register(async (app) => {
    app.removeAllContentTypeParsers();
    await app.register(formbody);
    // Auth.js validates the fields; the schemas only describe them.
    app.setValidatorCompiler(() => () => true);
    app.get(`${AUTH_PATH}/csrf`, { schema: CSRF_SCHEMA }, answer);
    app.get(`${AUTH_PATH}/providers`, { schema: PROVIDERS_SCHEMA }, answer);
    app.get(`${AUTH_PATH}/session`, { schema: SESSION_SCHEMA }, answer);
    app.get(`${AUTH_PATH}/signin`, { schema: SIGN_IN_PAGE_SCHEMA }, answer);
    app.post(`${AUTH_PATH}/signin/:provider`, { schema: SIGN_IN_SCHEMA, onRequest }, answer);
    app.post(`${AUTH_PATH}/callback/credentials`, { schema: CREDENTIALS_SCHEMA }, answer);
    app.get(`${AUTH_PATH}/callback/:provider`, { schema: PROVIDER_CALLBACK_SCHEMA, onRequest }, answer);
    app.post(`${AUTH_PATH}/signout`, { schema: SIGN_OUT_SCHEMA, preHandler: refuseWithoutToken }, answer);
  });
};
