import { ApolloServer } from '@apollo/server';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
  ApolloServerPluginUsageReportingDisabled,
} from '@apollo/server/plugin/disabled';
import type { FastifyBaseLogger } from 'fastify';
import type { GraphQLSchema } from 'graphql';

import { NO_METRICS } from '../metrics/metrics';
import type { Metrics } from '../metrics/metrics';
import { operationMetricsPlugin } from '../metrics/operation-metrics.plugin';
import { readOperationNames } from '../metrics/operation-names';
import { partnerPlugin } from '../partner/partner.plugin';
import { streamPlugin } from '../streams/stream.plugin';
import { cacheControlPlugin } from './cache-control.plugin';
import { documentStatusPlugin } from './document-status.plugin';
import { failureLogPlugin } from './failure-log.plugin';
import { currentRequest } from '../server/request-scope';
import { formatError } from './format-error';
import type { GraphContext } from './graph-context';
import { toApolloPlugin } from './graph-plugin';
import type { GraphPlugin } from './graph-plugin';
import type { KnownOperations } from './known/known-operations';
import { knownOperationsPlugin } from './known/known-operations.plugin';
import { localePlugin } from './locale.plugin';
import { refusedBearerPlugin } from './refused-bearer.plugin';
import { addressLimitsPlugin } from './limits/address-limits.plugin';
import { aliasesRule } from './limits/aliases.rule';
import { costPlugin } from './limits/cost.plugin';
import { credentialsRule } from './limits/credentials.rule';
import { depthRule } from './limits/depth.rule';
import { operationKindPlugin } from './limits/operation-kind.plugin';
import { unreadableTextPlugin } from './limits/unreadable-text.plugin';
import { createPersistedOperations } from './persisted-operations';
import { publicResponsePlugin } from '../responses/public-response.plugin';

/** Maximum number of tokens in a document; a longer one is refused by the parser. */
export const TOKENS_MAX = 2_000;

interface RuleOptions {
  log: FastifyBaseLogger;
  /** Persisted operations of the site by their hash. */
  operations: ReadonlyMap<string, string>;
  metrics: Metrics;
}

/** Creates the rules that every operation passes, in their order: docs/decisions/0166. */
export const createGraphRules = ({ log, operations, metrics }: RuleOptions): readonly GraphPlugin[] => [
  documentStatusPlugin,
  ...(metrics === NO_METRICS ? [] : [operationMetricsPlugin(readOperationNames(operations))]),
  localePlugin,
  operationKindPlugin,
  unreadableTextPlugin,
  costPlugin,
  streamPlugin,
  partnerPlugin,
  addressLimitsPlugin,
  cacheControlPlugin,
  refusedBearerPlugin,
  publicResponsePlugin(readOperationNames(operations)),
  failureLogPlugin(log),
];

interface ServerOptions {
  schema: GraphQLSchema;
  operations: ReadonlyMap<string, string>;
  rules: readonly GraphPlugin[];
  known: KnownOperations;
}

/** Creates the Apollo Server: one error format, one locale rule, one caching rule, and limits before execution. */
export const createGraphServer = ({
  schema,
  operations,
  rules,
  known,
}: ServerOptions): ApolloServer<GraphContext> =>
  new ApolloServer<GraphContext>({
    schema,
    introspection: true,
    includeStacktraceInErrorResponses: false,
    // It would refuse every GET without a header. The route refuses those that a page could forge.
    csrfPrevention: false,
    persistedQueries: { cache: createPersistedOperations(operations), ttl: null },
    parseOptions: { maxLexicalTokens: TOKENS_MAX },
    validationRules: [depthRule, aliasesRule, credentialsRule],
    formatError: (formatted, thrown) => formatError(formatted, thrown, currentRequest()),
    stopOnTerminationSignals: false,
    plugins: [
      ApolloServerPluginCacheControlDisabled(),
      // Apollo's landing page loads files from outside. The playground is served before a request gets here.
      ApolloServerPluginLandingPageDisabled(),
      ApolloServerPluginUsageReportingDisabled(),
      ...[...rules, knownOperationsPlugin(known)].map(toApolloPlugin),
    ],
  });
