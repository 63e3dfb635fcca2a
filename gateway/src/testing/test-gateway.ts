import type { GraphQLSchema } from 'graphql';

import type { BodyLimits } from '@sahra/schemas/limit-request-body';
import { logOptions } from '@sahra/schemas/log-options';

import type { ContentFeeds } from '../content/content-feeds';
import { createGraphSchema } from '../graph/schema';
import { createApp } from '../server/app';
import { readTrustedProxies } from '../server/trusted-proxies';
import type { StreamLimitNumbers } from '../streams/stream-limits';
import { startFakeAccounts } from './fake-accounts';
import type { FakeAccounts } from './fake-accounts';
import { GATEWAY_TOKEN } from './fake-accounts/partner-keys.fake';
import { READ_TOKEN, startFakeCms } from './fake-cms';
import type { FakeCms } from './fake-cms';
import { startFakeMedia } from './fake-media';
import type { FakeMedia } from './fake-media';

export const PREVIEW_SECRET = 'preview-secret-of-the-tests-0123456789';
export const SIGNING_KEY = 'signing-key-of-the-tests-0123456789abcdef';

/** Body of a response, loosely typed: each test checks what it expects. */
export interface GraphResponseBody {
  data?: Record<string, unknown> | null;
  errors?: {
    message: string;
    path?: unknown[];
    extensions: { code: string; requestId: string; reason?: string; scope?: string };
  }[];
  extensions?: { locale?: string; stale?: boolean; cost?: object };
}

export interface TestResponse {
  status: number;
  headers: Headers;
  body: GraphResponseBody;
}

/** Real gateway on its own port, with fakes instead of its upstreams. */
export interface TestGateway {
  origin: string;
  cms: FakeCms;
  accounts: FakeAccounts;
  media: FakeMedia;
  feeds: ContentFeeds;
  /** Time of the gateway in ms since 1970; null uses the real clock. */
  clock: { now: number | null };
  /** Reads the metrics of a gateway that is measured. */
  metrics: (path?: string) => Promise<Response>;
  ask: (query: string, variables?: object, headers?: Record<string, string>) => Promise<TestResponse>;
  /** Sends a GET, as the site does for public responses. */
  get: (parameters: Record<string, string>, headers?: Record<string, string>) => Promise<Response>;
  /** Calls that reached the cms, without those for the change feed. */
  cmsCalls: () => string[];
  close: () => Promise<void>;
}

export interface TestGatewayOptions {
  /** Whether the gateway counts and serves its metrics. */
  measured?: boolean;
  operations?: ReadonlyMap<string, string>;
  playgroundDir?: string;
  deadlineMs?: number;
  /** Whether accounts is unreachable from the start. */
  accountsDown?: boolean;
  addressCostPerSecond?: number;
  developmentSignIn?: boolean;
  streams?: StreamLimitNumbers;
  bodies?: BodyLimits;
  /** Receives every line that the gateway logs. */
  onLogLine?: (line: string) => void;
}

/** All gateways of a test file share it: creating it takes longer than starting the rest of a gateway. */
let schema: GraphQLSchema | undefined;

export const startTestGateway = async ({
  measured = false,
  deadlineMs = 10_000,
  accountsDown = false,
  addressCostPerSecond = 2_000,
  developmentSignIn = false,
  streams = { inAll: 100, perAddress: 100, perKey: 100 },
  onLogLine,
  ...options
}: TestGatewayOptions = {}): Promise<TestGateway> => {
  const [cms, accounts, media] = await Promise.all([startFakeCms(), startFakeAccounts(), startFakeMedia()]);
  accounts.down = accountsDown;
  schema ??= createGraphSchema();
  const clock: TestGateway['clock'] = { now: null };
  const { app, feeds, metricsServer } = await createApp({
    // Every test that asks twice compares both ways.
    knownLimits: { seenBefore: 1, compilingPart: Infinity },
    schema,
    config: {
      port: 0,
      host: '127.0.0.1',
      ...(measured && { metricsPort: 0 }),
      logLevel: 'silent',
      publicUrl: 'http://localhost:8000',
      cmsUrl: cms.origin,
      cmsReadToken: READ_TOKEN,
      previewSecret: PREVIEW_SECRET,
      accountsUrl: accounts.origin,
      gatewayToken: GATEWAY_TOKEN,
      mediaSigningKey: SIGNING_KEY,
      mediaUrl: media.origin,
      deadlineMs,
      isTrustedProxy: readTrustedProxies('loopback'),
      addressCostPerSecond,
      developmentSignIn,
      streams,
    },
    logger: onLogLine ? logOptions('trace', { write: onLogLine }) : false,
    now: () => clock.now ?? Date.now(),
    ...options,
  });
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  await Promise.all([feeds.cms.poll(), feeds.accounts.poll()]);
  const metricsAddress = metricsServer?.address();

  return {
    origin,
    cms,
    accounts,
    media,
    feeds,
    clock,
    metrics: async (path = '/metrics') => {
      if (typeof metricsAddress !== 'object' || !metricsAddress) throw new Error('Nothing is measured.');
      return fetch(`http://127.0.0.1:${metricsAddress.port}${path}`);
    },
    ask: async (query, variables = {}, headers = {}) => {
      const answer = await fetch(`${origin}/graphql`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          accept: 'application/graphql-response+json',
          ...headers,
        },
        body: JSON.stringify({ query, variables }),
      });
      return {
        status: answer.status,
        headers: answer.headers,
        body: (await answer.json()) as GraphResponseBody,
      };
    },
    get: (parameters, headers = {}) =>
      fetch(`${origin}/graphql?${new URLSearchParams(parameters).toString()}`, {
        headers: { 'apollo-require-preflight': 'test', ...headers },
      }),
    cmsCalls: () =>
      cms.calls
        .filter(({ path }) => path !== '/api/changes')
        .map(({ path, query }) => `${path}?${new URLSearchParams(query).toString()}`),
    close: async () => {
      await app.close();
      await Promise.all([cms.close(), accounts.close(), media.close()]);
    },
  };
};
