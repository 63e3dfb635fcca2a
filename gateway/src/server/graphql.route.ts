import type { ApolloServer } from '@apollo/server';
import { fastifyApolloHandler } from '@as-integrations/fastify';
import { DEFAULT_LOCALE } from '@sahra/schemas/constants';
import type { FastifyInstance, FastifyReply, FastifyRequest, onResponseHookHandler } from 'fastify';
import type { GraphQLSchema } from 'graphql';

import type { GraphContext, GraphServices } from '../graph/graph-context';
import { GraphFailure } from '../graph/graph-failure';
import { TOKENS_MAX } from '../graph/graph-server';
import { countIntrospectionFields } from '../graph/introspection/count-introspection-fields';
import { rateLimitFailure } from '../graph/limits/rate-limit-failure';
import type { RequestCharge } from '../graph/limits/request-charge';
import { refuseInvalidPreview } from '../graph/refuse-invalid-preview';
import { RequestContext } from '../graph/request-context';
import { NO_METRICS } from '../metrics/metrics';
import type { EventStreams } from '../streams/event-streams';
import { wantsEventStream } from '../streams/stream-parameters';
import type { ChosenTypes } from '../responses/chosen-types';
import type { KeptResponses } from '../responses/kept-responses';
import type { ResponseCache } from '../responses/response-cache';
import { responseKeyOf } from '../responses/response-key';
import { askedDocument } from './asked-document';
import { isCrossOriginRequest, registerCors } from './cors';
import { etagHook } from './etag.hook';
import { chargeOf, GRAPH_PATH, isPaid, localeOfRequest, setCookiesOf, VARY } from './graph-request';
import { isForgeable } from './is-forgeable';
import type { KnownRequest, KnownRequests } from './known-requests';
import { statusOfRefusal } from './response-type';
import { createRequestScope, currentRequest, runInRequestScope } from './request-scope';
import type { RequestScope } from './request-scope';
import { createSchemaResponder } from './schema-responder';
import { sendRefusal } from './send-refusal';
import type { IsTrustedProxy } from './trusted-proxies';

interface GraphRoute {
  server: ApolloServer<GraphContext>;
  services: GraphServices;
  schema: GraphQLSchema;
  isTrustedProxy: IsTrustedProxy;
  streams: EventStreams;
  responses: ResponseCache;
  types: ChosenTypes;
  keptResponses: KeptResponses;
  knownRequests: KnownRequests;
}

/** Registers GET, HEAD and POST of the graph, and OPTIONS for CORS preflights. */
export const registerGraphqlRoute = (
  app: FastifyInstance,
  {
    server,
    services,
    schema,
    isTrustedProxy,
    streams,
    responses,
    types,
    keptResponses,
    knownRequests,
  }: GraphRoute,
): void => {
  const answer = fastifyApolloHandler(server, {
    context: (request, reply) =>
      Promise.resolve(new RequestContext(services, currentRequest(), request, setCookiesOf(reply))),
  });
  const answerWithSchema = createSchemaResponder(schema, services);

  /** Opens an event stream, or refuses it with a status of its own. */
  const stream = async (
    request: FastifyRequest,
    reply: FastifyReply,
    scope: RequestScope,
  ): Promise<unknown> => {
    const refused = await streams.open(request, reply, scope).catch((error: unknown) => {
      if (error instanceof GraphFailure) return error;
      throw error;
    });
    if (refused instanceof GraphFailure) return sendRefusal(reply, refused, scope);
    // The reply is hijacked. Returned, it would be awaited, and reject when the receiver leaves.
    if (!refused) return undefined;
    const { body, http } = refused;
    return reply
      .code(http.status ?? 500)
      .headers(Object.fromEntries(http.headers))
      .type('application/json; charset=utf-8')
      .send(JSON.stringify(body.kind === 'single' ? body.singleResult : {}));
  };

  const payment = { addressLimits: services.addressLimits, isTrustedProxy };
  const scopes = new WeakMap<FastifyRequest, RequestScope>();
  const scopeOf = (request: FastifyRequest, charge: RequestCharge | null): RequestScope => {
    const scope = createRequestScope(request.id, localeOfRequest(request), charge);
    scopes.set(request, scope);
    return scope;
  };

  /** Counts a finished request; a preflight is none. */
  const countRequest: onResponseHookHandler = (request, reply, done) => {
    const { statusCode: status, elapsedTime } = reply;
    const { kind, operation, code } =
      scopes.get(request) ?? createRequestScope(request.id, DEFAULT_LOCALE, null);
    if (request.method !== 'OPTIONS')
      services.metrics.requestAnswered({ kind, operation, code, status, seconds: elapsedTime / 1_000 });
    done();
  };

  /** Lets Apollo Server answer, or refuses what asks for the schema several times. */
  const respondByServer = async (
    request: FastifyRequest,
    reply: FastifyReply,
    scope: RequestScope,
  ): Promise<unknown> => {
    const times = countIntrospectionFields(askedDocument(request).document ?? '', TOKENS_MAX);
    if (times > 1) {
      scope.hasDocument = true;
      services.metrics.refused('validation');
      scope.charge?.refuse();
      const detail = `The document asks for the schema ${times} times; it is answered once.`;
      return sendRefusal(reply, new GraphFailure('BAD_USER_INPUT', detail, { status: 400 }), scope);
    }
    const body = await answer.call(app, request, reply);
    const type = reply.getHeader('content-type');
    if (reply.statusCode === 200) types.note(request.headers.accept, type);
    void reply.code(statusOfRefusal(reply.statusCode, type, scope.hasDocument));
    return body;
  };

  const respondToKnown = async (
    known: KnownRequest,
    request: FastifyRequest,
    reply: FastifyReply,
    scope: RequestScope,
  ): Promise<string> => {
    const { status, headers, body } = await knownRequests.answer(known, request, scope, setCookiesOf(reply));
    for (const [name, value] of headers) void reply.header(name, value);
    void reply.code(status);
    return body;
  };

  const respond = async (
    request: FastifyRequest,
    reply: FastifyReply,
    scope: RequestScope,
  ): Promise<unknown> => {
    if (Array.isArray(request.body)) {
      services.metrics.refused('batch');
      return sendRefusal(
        reply,
        new GraphFailure('BATCHING_NOT_SUPPORTED', undefined, { status: 400 }),
        scope,
      );
    }
    if (wantsEventStream(request)) return runInRequestScope(scope, () => stream(request, reply, scope));
    if (isForgeable(request))
      return sendRefusal(reply, new GraphFailure('PREFLIGHT_REQUIRED', undefined, { status: 400 }), scope);
    const known = knownRequests.find(request);
    if (known) return respondToKnown(known, request, reply, scope);
    const described = answerWithSchema(request, reply, scope);
    return described ?? runInRequestScope(scope, () => respondByServer(request, reply, scope));
  };

  /** Executes a request whose response may be kept, unless the same response comes from a request that is running. */
  const respondAndKeep = async (
    key: string,
    request: FastifyRequest,
    reply: FastifyReply,
    scope: RequestScope,
  ) => {
    const flight = responses.flight(key);
    if (flight) {
      await flight;
      const sent = keptResponses.send(key, request, reply, scope);
      if (sent) return sent;
    }
    const { document, hash } = askedDocument(request);
    // Both register the document, which only Apollo Server does.
    const asked = document === undefined || hash === undefined ? (document ?? hash) : undefined;
    if (asked === undefined) return respond(request, reply, scope);
    const since = responses.mark();
    const answering = respond(request, reply, scope).then((body) => {
      keptResponses.keep(key, asked, since, { body, scope });
      return body;
    });
    responses.startFlight(key, asked, answering);
    return answering;
  };

  const handle = (request: FastifyRequest, reply: FastifyReply) => {
    const charge = chargeOf(request, request.ip, askedDocument(request), payment);
    const scope = scopeOf(request, charge);
    const refused = refuseInvalidPreview(request.headers, services);
    if (refused) return sendRefusal(reply, refused, scope);
    if (charge && !isPaid(charge)) {
      services.metrics.refused(charge.isSiteOperation ? 'site_bucket' : 'address_bucket');
      return sendRefusal(reply, rateLimitFailure(charge.retryAfter), scope);
    }
    const isForeignPage = isCrossOriginRequest(request, services.publicUrl);
    const key = responseKeyOf(request, { locale: scope.locale, isForeignPage });
    if (key === null) return respond(request, reply, scope);
    return keptResponses.send(key, request, reply, scope) ?? respondAndKeep(key, request, reply, scope);
  };

  /**
   * Answers HEAD as GET, at the same price (RFC 9110, 9.3.2). Node leaves the body out, because it knows which method was
   * sent. An event stream has nothing before its body.
   */
  const handleHead = (request: FastifyRequest, reply: FastifyReply) => {
    if (wantsEventStream(request)) {
      const failure = new GraphFailure('NOT_ACCEPTABLE', undefined, { status: 406 });
      return sendRefusal(reply, failure, scopeOf(request, null));
    }
    request.raw.method = 'GET';
    return handle(request, reply);
  };

  const refuseMethod = (request: FastifyRequest, reply: FastifyReply) =>
    sendRefusal(
      reply.header('allow', 'GET, HEAD, POST'),
      new GraphFailure('METHOD_NOT_ALLOWED', undefined, { status: 405 }),
      scopeOf(request, null),
    );

  void app.register(
    async (scope) => {
      scope.addHook('onRequest', (request, reply, done) => {
        // The plugin that answers preflights adds `Origin` itself.
        reply.header('vary', request.method === 'OPTIONS' ? 'Access-Control-Request-Headers' : VARY);
        done();
      });
      if (services.metrics !== NO_METRICS) scope.addHook('onResponse', countRequest);
      await registerCors(scope);
      // Only JSON is a request: Fastify's default would read any text.
      scope.removeContentTypeParser('text/plain');
      scope.route({ method: 'HEAD', url: '', onSend: etagHook, handler: handleHead });
      scope.route({ method: ['GET', 'POST'], url: '', onSend: etagHook, handler: handle });
      scope.route({ method: ['PUT', 'PATCH', 'DELETE'], url: '', handler: refuseMethod });
    },
    { prefix: GRAPH_PATH },
  );
};
