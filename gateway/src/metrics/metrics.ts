import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

import { RequestTallies, SECONDS_BUCKETS } from './request-tallies';

/** Why a request was refused before any of its fields was read. */
export type RefusalReason =
  | 'address_bucket'
  | 'site_bucket'
  | 'key_bucket'
  | 'upstream_limit'
  | 'key_invalid'
  | 'key_origin'
  | 'batch'
  | 'syntax'
  | 'validation'
  | 'cost';

/** How a call to an upstream ended. */
export type CallOutcome = 'ok' | 'client_error' | 'server_error' | 'timeout' | 'unreachable';

/** A finished request. Every value is one of a closed list, so that the number of time series has an end. */
export interface AnsweredRequest {
  kind: 'query' | 'mutation' | 'subscription' | 'none';
  /** Name of a persisted operation of the site, otherwise `other`. */
  operation: string;
  status: number;
  /** Code of the first failure; empty without one. */
  code: string;
  seconds: number;
}

/** What the gateway counts while it works. */
export interface Metrics {
  requestAnswered: (request: AnsweredRequest) => void;
  upstreamAnswered: (call: { upstream: string; outcome: CallOutcome; seconds: number }) => void;
  refused: (reason: RefusalReason) => void;
  /** Static cost of a document, in objects. */
  documentPriced: (cost: number) => void;
}

/** Counts nothing: what the gateway has while METRICS_PORT is not set. */
export const NO_METRICS: Metrics = {
  requestAnswered: () => undefined,
  upstreamAnswered: () => undefined,
  refused: () => undefined,
  documentPriced: () => undefined,
};

/** What is read only when the metrics are asked for. */
export interface MetricSources {
  /** Event streams that are open. */
  streams: { readonly size: number };
  cache: {
    readonly size: number;
    readonly characters: number;
    readonly reads: Readonly<Record<string, number>>;
  };
  /** Whole public responses. */
  responses: {
    readonly size: number;
    readonly bytes: number;
    readonly reads: Readonly<Record<string, number>>;
  };
  feeds: Readonly<Record<'cms' | 'accounts', { readonly reachable: boolean }>>;
}

const PREFIX = 'sahra_gateway_';
const OBJECTS = [1, 10, 50, 100, 250, 500, 1_000, 2_500, 5_000];

/** Registers what is read at the time of asking: the cache, the state of the upstreams and the open streams. */
const registerSources = (registry: Registry, { cache, responses, feeds, streams }: MetricSources): void => {
  const registers = [registry];
  new Counter({
    name: `${PREFIX}cache_reads_total`,
    help: 'Reads of the shared cache: hit, stale (purged or expired, so read again) or miss.',
    labelNames: ['result'],
    registers,
    collect() {
      this.reset();
      for (const [result, count] of Object.entries(cache.reads)) this.inc({ result }, count);
    },
  });
  new Gauge({
    name: `${PREFIX}cache_entries`,
    help: 'Entries of the shared cache.',
    registers,
    collect() {
      this.set(cache.size);
    },
  });
  new Gauge({
    name: `${PREFIX}cache_characters`,
    help: 'Size of the shared cache, in characters of JSON.',
    registers,
    collect() {
      this.set(cache.characters);
    },
  });
  new Counter({
    name: `${PREFIX}response_cache_reads_total`,
    help: 'Requests that a whole kept response may answer: hit or miss.',
    labelNames: ['result'],
    registers,
    collect() {
      this.reset();
      for (const [result, count] of Object.entries(responses.reads)) this.inc({ result }, count);
    },
  });
  new Gauge({
    name: `${PREFIX}response_cache_entries`,
    help: 'Whole public responses that are kept.',
    registers,
    collect() {
      this.set(responses.size);
    },
  });
  new Gauge({
    name: `${PREFIX}response_cache_bytes`,
    help: 'Size of the kept responses, in bytes.',
    registers,
    collect() {
      this.set(responses.bytes);
    },
  });
  new Gauge({
    name: `${PREFIX}open_event_streams`,
    help: 'Event streams of subscriptions that are open.',
    registers,
    collect() {
      this.set(streams.size);
    },
  });
  new Gauge({
    name: `${PREFIX}upstream_up`,
    help: 'Whether the latest poll of the change feed of an upstream succeeded.',
    labelNames: ['upstream'],
    registers,
    collect() {
      for (const upstream of ['cms', 'accounts'] as const)
        this.set({ upstream }, feeds[upstream].reachable ? 1 : 0);
    },
  });
};

/** Metrics of one gateway, and how they are read. */
export interface MeasuredGateway {
  metrics: Metrics;
  /** Media type of the text. */
  contentType: string;
  /** Returns all metrics in the text format of Prometheus. */
  print: () => Promise<string>;
  watch: (sources: MetricSources) => void;
}

/** Creates the metrics of one gateway. */
export const createMetrics = (): MeasuredGateway => {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const tallies = new RequestTallies();
  const calls = new Histogram({
    name: `${PREFIX}upstream_call_duration_seconds`,
    help: 'Time of one call to an upstream; a retry is a call of its own.',
    labelNames: ['upstream', 'outcome'],
    buckets: SECONDS_BUCKETS,
    registers,
  });
  const refusals = new Counter({
    name: `${PREFIX}refusals_total`,
    help: 'Requests that were refused before any of their fields was read, and rate limits of upstreams.',
    labelNames: ['reason'],
    registers,
  });
  const costs = new Histogram({
    name: `${PREFIX}document_cost_objects`,
    help: 'Most objects that a document may read, known before it is executed.',
    buckets: OBJECTS,
    registers,
  });
  return {
    contentType: registry.contentType,
    print: async () => `${await registry.metrics()}\n${tallies.print(PREFIX)}`,
    watch: (sources) => registerSources(registry, sources),
    metrics: {
      requestAnswered: (request) => tallies.add(request),
      upstreamAnswered: ({ seconds, ...labels }) => calls.observe(labels, seconds),
      refused: (reason) => refusals.inc({ reason }),
      documentPriced: (cost) => costs.observe(cost),
    },
  };
};
