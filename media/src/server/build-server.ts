import { fastifyCompress } from '@fastify/compress';
import { answerFirst } from '@sahra/schemas/answer-first';
import { type BodyLimits, limitRequestBody } from '@sahra/schemas/limit-request-body';
import { createClientErrorHandler } from '@sahra/schemas/create-client-error-handler';
import { HEADERS } from '@sahra/schemas/headers';
import { logOptions, type LogStream } from '@sahra/schemas/log-options';
import { createRequestLog } from '@sahra/schemas/log-request';
import { requestIdOf } from '@sahra/schemas/request-id';
import { logsRequests } from '@sahra/schemas/request-line';
import { codeOfClientStatus } from '@sahra/schemas/transfer-error';
import { FILM_PART_LIMITS, HTTP_SERVER_OPTIONS, REQUEST_LIMITS } from '@sahra/schemas/transfer-limits';
import { type BodyTransferLimits, hasBody, UnfinishedRequests } from '@sahra/schemas/unfinished-requests';
import { fastify, type FastifyInstance, LogController } from 'fastify';

import { TEXT_TYPES } from '../files/content-types';
import { filmsRoute } from '../films/films.route';
import { uploadRoute, type UploadOptions } from '../films/upload.route';
import { healthRoute } from '../health/health.route';
import type { Library } from '../library/library';
import { openLinearChannels } from '../linear/linear-channels';
import { createGrantReader } from '../stream/create-grant-reader';
import { createKeptSegmentSender } from '../stream/send-kept-segment';
import { streamRoute } from '../stream/stream.route';
import { sendError } from './send-error';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route reads the body from the connection itself. */
    readsOwnBody?: boolean;
  }
}

export interface ServerOptions extends UploadOptions {
  library: Library;
  /** Where linear channels and their schedules are read. */
  cms: { url: string; readToken: string };
  /** Keys of the gateway: the current one, and the former one while they are rotated. */
  signingKeys: readonly string[];
  logLevel: string;
  /** Stream for log lines; standard output when absent. */
  logTo?: LogStream;
  bodies?: BodyLimits;
  /** How slowly a part of an upload may arrive. */
  filmParts?: BodyTransferLimits;
  /** Returns what the operator is told about the programs that make films; null before that is known. */
  encoder?: () => string | null;
}

/** Pages of other origins read nothing, unless a signature names them. */
const COMMON_HEADERS = {
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
};

/** Creates the media server without listening. `describe` is called before the routes are registered. */
export const buildServer = (
  { logLevel, logTo = process.stdout, bodies, filmParts = FILM_PART_LIMITS, ...options }: ServerOptions,
  describe?: (app: FastifyInstance) => void,
): FastifyInstance => {
  const app = fastify({
    genReqId: requestIdOf,
    bodyLimit: REQUEST_LIMITS.bodyBytes,
    http: HTTP_SERVER_OPTIONS,
    // Node would count the whole body of an upload; the hooks below limit every body by its route.
    requestTimeout: 0,
    clientErrorHandler: createClientErrorHandler(),
    logger: logOptions(logLevel, logTo),
    logController: new LogController({ disableRequestLogging: true }),
  });
  const requestLog = logsRequests(logLevel) ? logTo : null;
  if (requestLog) app.addHook('onResponse', createRequestLog(requestLog));

  app.addHook('onRequest', (request, reply, done) => {
    reply.headers({ ...COMMON_HEADERS, [HEADERS.requestId]: request.id });
    done();
  });
  const bounded = limitRequestBody(bodies);
  const uploads = new UnfinishedRequests();
  app.addHook('preParsing', (request, reply, payload, done) => {
    if (request.routeOptions.config.readsOwnBody !== true) {
      bounded.preParsing(request, reply, payload, done);
      return;
    }
    const { raw, ip } = request;
    // The connection is cut: what has arrived is kept, and the editor's page sends the rest.
    if (hasBody(raw)) uploads.follow(raw, ip, () => raw.socket.destroy(), filmParts);
    done(null, payload);
  });
  app.addHook('onSend', bounded.onSend);
  app.setNotFoundHandler((request, reply) => sendError(request, reply, 404, 'NOT_FOUND'));
  app.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status < 500) return sendError(request, reply, status, codeOfClientStatus(status));
    request.log.error({ err: error }, 'request failed');
    return sendError(request, reply, 500, 'SOMETHING_WENT_WRONG');
  });

  // tus reads the bytes of a film itself; captions are small and of many types.
  app.addContentTypeParser('application/offset+octet-stream', (_request, _payload, done) => done(null));
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  app.removeContentTypeParser('text/plain');

  const { library, films, signingKeys, cms, now, encoder = () => null } = options;
  const channels = openLinearChannels({
    find: films.find,
    cms: { ...cms, warn: (line) => app.log.warn(line) },
  });
  const grantOf = createGrantReader(signingKeys);
  answerFirst(
    app,
    createKeptSegmentSender({
      find: films.find,
      channels,
      grantOf,
      common: COMMON_HEADERS,
      now,
      log: requestLog,
    }),
  );
  describe?.(app);
  void app.register(async (scope) => {
    healthRoute(scope, library, encoder);
    // The playlist of an hour has thousands of lines: 1 KB compressed, and a second on a slow line otherwise.
    await scope.register(fastifyCompress, {
      encodings: ['br', 'gzip'],
      customTypes: TEXT_TYPES,
      globalDecompression: false,
    });
    streamRoute(scope, { find: films.find, channels, grantOf, now });
    filmsRoute(scope, options);
    uploadRoute(scope, options);
  });
  return app;
};
