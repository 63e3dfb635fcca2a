import type { ApolloServer, GraphQLResponse } from '@apollo/server';
import { ipRateLimitKey } from '@sahra/schemas/ip-rate-limit-key';
import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify';
import type { ExecutionResult, GraphQLSchema } from 'graphql';
import { createHandler } from 'graphql-sse';

import type { FeedEvent } from '../content/feed-events';
import type { GraphContext, GraphServices } from '../graph/graph-context';
import { rateLimitFailure } from '../graph/limits/rate-limit-failure';
import { RequestContext } from '../graph/request-context';
import { openingOf } from './event-context';
import { PushQueue } from './push-queue';
import { SharedSubscriptions } from './shared-subscriptions';
import type { EventResult } from './shared-subscriptions';
import { StreamLimits } from './stream-limits';
import type { StreamLimitNumbers } from './stream-limits';
import { streamParametersOf } from './stream-parameters';
import { setCookiesOf } from '../server/graph-request';
import type { RequestScope } from '../server/request-scope';
import type { StreamRequest } from './stream-request';
import { writeStream } from './write-stream';

/** Seconds after which a caller with too many open streams may try again. */
const FULL_RETRY_SECONDS = 30;
/** Status from which a refusal is a response of its own. Refused documents, with 400, are answered in a stream. */
const REFUSAL_STATUS = 401;

interface OpenStream {
  /** Id of the partner key that opened it. */
  keyId: string | undefined;
  end: () => void;
}

interface StreamsOptions {
  server: ApolloServer<GraphContext>;
  services: GraphServices;
  schema: GraphQLSchema;
  limits: StreamLimitNumbers;
  log: FastifyBaseLogger;
}

const ACCEPTED = new Map([
  ['accept', 'text/event-stream'],
  ['content-type', 'application/json'],
]);

/** Whether a partner key may have been revoked. */
const concernsKey = (event: FeedEvent, keyId: string): boolean =>
  event.kind === 'gap' ||
  (event.kind === 'changes' &&
    event.changes.some(({ type, document }) => type === 'partner-key' && document === keyId));

const singleEvent = (result: EventResult): PushQueue<EventResult> => {
  const queue = new PushQueue<EventResult>();
  queue.push(result);
  queue.end();
  return queue;
};

/** Subscriptions over server-sent events: protocol of graphql-sse, distinct connections (docs/decisions/0110). */
export class EventStreams {
  readonly #open = new Set<OpenStream>();
  readonly #limits: StreamLimits;
  readonly #subscriptions: SharedSubscriptions;
  readonly #stopFollowing: () => void;
  readonly #handle = createHandler<PushQueue<EventResult>>({
    authenticate: () => null,
    onSubscribe: ({ raw }) => raw as AsyncIterable<ExecutionResult>,
  });

  constructor(private readonly options: StreamsOptions) {
    const { schema, log, limits, services } = options;
    this.#limits = new StreamLimits(limits);
    this.#subscriptions = new SharedSubscriptions(schema, log);
    this.#stopFollowing = services.feeds.events.subscribe((event) => {
      if (event.feed !== 'accounts' || event.kind === 'reachability') return;
      for (const { keyId, end } of [...this.#open])
        if (keyId !== undefined && concernsKey(event, keyId)) end();
    });
  }

  /** Number of open streams. */
  get size(): number {
    return this.#open.size;
  }

  /** Ends all streams without completing them, so that their clients reconnect. */
  close(): void {
    this.#stopFollowing();
    for (const { end } of [...this.#open]) end();
  }

  /**
   * Opens the stream that a request asks for, and returns null; or returns the response that refuses it. Throws when
   * the request is malformed or too many streams are open.
   */
  async open(
    request: FastifyRequest,
    reply: FastifyReply,
    scope: RequestScope,
  ): Promise<GraphQLResponse | null> {
    const places = [this.#placeFor(this.#limits.takeForAddress(ipRateLimitKey(request.ip)))];
    const release = (): void => places.forEach((giveBack) => giveBack());
    try {
      const stream: StreamRequest = { prepared: null };
      const { server, services } = this.options;
      const contextValue = new RequestContext(services, scope, request, setCookiesOf(reply), stream);
      const response = await server.executeOperation(streamParametersOf(request), { contextValue });
      if (!stream.prepared && (response.http.status ?? 0) >= REFUSAL_STATUS) {
        release();
        return response;
      }
      const keyId = contextValue.partner?.key?.id;
      if (keyId !== undefined) {
        const giveBack = this.#limits.takeForKey(keyId);
        if (!giveBack) services.partnerKeyUses.countLimited(keyId);
        places.push(this.#placeFor(giveBack));
      }
      const events = stream.prepared
        ? await this.#subscriptions.subscribe(stream.prepared, openingOf(contextValue))
        : response.body.kind === 'single'
          ? response.body.singleResult
          : {};
      await this.#stream(reply, events instanceof PushQueue ? events : singleEvent(events), keyId, release);
      return null;
    } catch (error) {
      release();
      throw error;
    }
  }

  #placeFor(giveBack: (() => void) | null): () => void {
    if (!giveBack) throw rateLimitFailure(FULL_RETRY_SECONDS);
    return giveBack;
  }

  /** Begins to write the events; resolves before they end. */
  async #stream(
    reply: FastifyReply,
    events: PushQueue<EventResult>,
    keyId: string | undefined,
    release: () => void,
  ): Promise<void> {
    const headers = { get: (name: string) => ACCEPTED.get(name) };
    // The handler insists on a document, which has become `events` already.
    const body = { query: 'subscription' };
    const [parts] = await this.#handle({
      method: 'POST',
      url: '',
      headers,
      body,
      raw: events,
      context: undefined,
    });
    if (typeof parts === 'string' || parts === null)
      throw new Error('The protocol refused a prepared stream.');
    const open: OpenStream = { keyId, end: () => void parts.return() };
    this.#open.add(open);
    const responseHeaders = reply.getHeaders();
    reply.hijack();
    void writeStream(reply.raw, responseHeaders, parts).finally(() => {
      this.#open.delete(open);
      release();
    });
  }
}
