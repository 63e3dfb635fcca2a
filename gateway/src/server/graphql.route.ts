import type { ApolloServer } from '@apollo/server';
import { fastifyApolloHandler } from '@as-integrations/fastify';
import type { FastifyInstance } from 'fastify';

import { HEADERS } from '@sahra/schemas/headers';

import type { GraphContext, GraphServices } from '../graph/graph-context';
import { localeOfHeaders } from '../graph/locale';
import { RequestContext } from '../graph/request-context';
import { answerPreflight, shareWithOrigin } from './cross-origin';
import { etagHook } from './etag.hook';
import { inRequest } from './request-scope';

const GRAPH_PATH = '/graphql';

const oneOf = (value: string | string[] | undefined): string | undefined =>
  Array.isArray(value) ? value[0] : value;

/** GET and POST of the graph, and OPTIONS for pages of partner apps. */
export const registerGraphqlRoute = (
  app: FastifyInstance,
  server: ApolloServer<GraphContext>,
  services: GraphServices,
): void => {
  const answer = fastifyApolloHandler(server, {
    context: (request, reply) => Promise.resolve(new RequestContext(services, request, reply)),
  });
  app.options(GRAPH_PATH, answerPreflight);
  app.route<{ Reply: string }>({
    method: ['GET', 'POST'],
    url: GRAPH_PATH,
    onSend: etagHook,
    handler(request, reply) {
      const locale = localeOfHeaders(
        oneOf(request.headers[HEADERS.localization]),
        oneOf(request.headers['accept-language']),
      );
      reply.header('vary', 'X-localization, Accept-Language, X-Api-Key');
      shareWithOrigin(request, reply);
      return inRequest({ requestId: request.id, locale }, () => answer.call(app, request, reply));
    },
  });
};
