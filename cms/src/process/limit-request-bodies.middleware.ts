import { STATUS_CODES } from 'node:http';
import type { IncomingMessage } from 'node:http';

import { DEFAULT_LOCALE, LOCALES } from '@sahra/schemas/constants';
import { HEADERS } from '@sahra/schemas/headers';
import type { BodyLimits } from '@sahra/schemas/limit-request-body';
import { messageOf } from '@sahra/schemas/messages';
import { REQUEST_LIMITS, UNFINISHED_RETRY_SECONDS, UPLOAD_ROUTES } from '@sahra/schemas/transfer-limits';
import type { UploadRoute } from '@sahra/schemas/transfer-limits';
import { DEFAULT_TRANSFER_LIMITS, hasBody, UnfinishedRequests } from '@sahra/schemas/unfinished-requests';
import type { Core } from '@strapi/strapi';

import { isActiveAdminToken } from '../strapi/services/admin-sessions';

type Middleware = Parameters<Core.Strapi['server']['use']>[0];
type Context = Parameters<Middleware>[0];

const BEARER = /^Bearer (\S+)$/i;
const isRest = (path: string): boolean => /^\/api(\/|$)/i.test(path);

/** Strapi's router ignores case. */
const uploadRouteOf = (method: string, path: string): UploadRoute | undefined => {
  const lower = path.toLowerCase();
  return UPLOAD_ROUTES.find(
    (route) =>
      route.service === 'cms' &&
      route.method === method &&
      (lower === route.path || lower.startsWith(`${route.path}/`)),
  );
};

const isMultipart = ({ headers }: IncomingMessage): boolean =>
  /^\s*multipart\//i.test(headers['content-type'] ?? '');

/** Error body in the format of the requested API: REST, or the admin's format from Strapi. */
const bodyOf = ({ path, req }: Context, status: number, code: string): object => {
  const asked = req.headers[HEADERS.localization];
  const seconds = status === 429 ? UNFINISHED_RETRY_SECONDS : undefined;
  const message = messageOf(code, LOCALES.find((locale) => locale === asked) ?? DEFAULT_LOCALE, seconds);
  if (isRest(path)) return { message, code };
  const name = `${(STATUS_CODES[status] ?? '').replace(/\W/g, '')}Error`;
  return { data: null, error: { status, name, message, details: { code } } };
};

const refuse = (context: Context, status: number, code: string): void => {
  const { req, res } = context;
  // Koa does not touch a response that was already sent.
  if (res.headersSent) {
    req.socket.destroy();
    return;
  }
  const body = JSON.stringify(bodyOf(context, status, code));
  res.writeHead(status, {
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': Buffer.byteLength(body),
    'Cache-Control': 'no-store',
    Connection: 'close',
    ...(status === 429 && { 'Retry-After': UNFINISHED_RETRY_SECONDS }),
  });
  res.end(body);
};

const isSignedIn = async (strapi: Core.Strapi, authorization = ''): Promise<boolean> => {
  const token = BEARER.exec(authorization)?.[1];
  return token !== undefined && isActiveAdminToken(strapi, token);
};

/**
 * Limits request bodies, before any middleware of Strapi: Strapi reads bodies before it authenticates. Files are
 * accepted only on the listed routes and from signed-in users of the admin; other bodies must be small and fast.
 */
export const limitRequestBodies = (strapi: Core.Strapi, bounds: BodyLimits = {}): Middleware => {
  const requests = new UnfinishedRequests(bounds.unfinished);

  return async (context, next) => {
    const { req, method, path } = context;
    if (!hasBody(req)) {
      await next();
      return;
    }
    const upload = isMultipart(req) ? uploadRouteOf(method, path) : undefined;
    requests.follow(
      req,
      context.ip,
      ({ statusCode, code }) => refuse(context, statusCode, code),
      upload ?? bounds.pace ?? DEFAULT_TRANSFER_LIMITS,
    );
    if (isMultipart(req) && !upload) refuse(context, 415, 'BAD_USER_INPUT');
    else if (upload && !(await isSignedIn(strapi, req.headers.authorization)))
      refuse(context, 401, 'UNAUTHENTICATED');
    else if (Number(req.headers['content-length'] ?? 0) > (upload?.bytes ?? REQUEST_LIMITS.bodyBytes))
      refuse(context, 413, 'CONTENT_TOO_LARGE');
    else await next();
    // Strapi sets 413 while it reads a body without a declared length.
    if (context.status === 413) context.body = bodyOf(context, 413, 'CONTENT_TOO_LARGE');
    if (!req.complete && !context.res.headersSent) context.set('Connection', 'close');
  };
};
