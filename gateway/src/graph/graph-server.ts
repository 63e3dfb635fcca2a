import { ApolloServer } from '@apollo/server';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
  ApolloServerPluginUsageReportingDisabled,
} from '@apollo/server/plugin/disabled';
import type { FastifyBaseLogger } from 'fastify';
import type { GraphQLSchema } from 'graphql';

import { HEADERS } from '@sahra/schemas/headers';

import { partnerPlugin } from '../partner/partner.plugin';
import { cacheControlPlugin } from './cache-control.plugin';
import { failureLogPlugin } from './failure-log.plugin';
import { formatError } from './format-error';
import type { GraphContext } from './graph-context';
import { localePlugin } from './locale.plugin';
import { addressLimitsPlugin } from './limits/address-limits.plugin';
import { aliasesRule } from './limits/aliases.rule';
import { costPlugin } from './limits/cost.plugin';
import { credentialsRule } from './limits/credentials.rule';
import { depthRule } from './limits/depth.rule';
import { operationKindPlugin } from './limits/operation-kind.plugin';
import { unreadableTextPlugin } from './limits/unreadable-text.plugin';
import { refusedBearerPlugin } from './refused-bearer.plugin';
import { createPersistedOperations } from './persisted-operations';

/** Maximum number of tokens in a document; a longer one is refused by the parser. */
export const TOKENS_MAX = 2_000;

/**
 * Each of these headers makes the browser send a CORS preflight first, so that a foreign
 * page cannot forge a request (CSRF).
 */
const PREFLIGHT_HEADERS = ['apollo-require-preflight', 'x-apollo-operation-name', HEADERS.localization];

/** Creates the Apollo Server: one error format, one locale rule, one caching rule, and limits before execution. */
export const createGraphServer = (
  schema: GraphQLSchema,
  log: FastifyBaseLogger,
  known: ReadonlyMap<string, string>,
): ApolloServer<GraphContext> =>
  new ApolloServer<GraphContext>({
    schema,
    introspection: true,
    includeStacktraceInErrorResponses: false,
    csrfPrevention: { requestHeaders: PREFLIGHT_HEADERS },
    persistedQueries: { cache: createPersistedOperations(known), ttl: null },
    parseOptions: { maxLexicalTokens: TOKENS_MAX },
    validationRules: [depthRule, aliasesRule, credentialsRule],
    formatError,
    stopOnTerminationSignals: false,
    plugins: [
      ApolloServerPluginCacheControlDisabled(),
      // Apollo's landing page loads files from outside. The playground is served before a request gets here.
      ApolloServerPluginLandingPageDisabled(),
      ApolloServerPluginUsageReportingDisabled(),
      localePlugin,
      operationKindPlugin,
      unreadableTextPlugin,
      costPlugin,
      partnerPlugin,
      addressLimitsPlugin,
      cacheControlPlugin,
      refusedBearerPlugin,
      failureLogPlugin(log),
    ],
  });
