import type { FastifyBaseLogger } from 'fastify';
import { createSourceEventStream, execute } from 'graphql';
import type { ExecutionResult, GraphQLError, GraphQLFormattedError, GraphQLSchema } from 'graphql';

import { logFailures } from '../graph/failure-log.plugin';
import { formatError } from '../graph/format-error';
import { EventContext } from './event-context';
import type { StreamOpening } from './event-context';
import { PushQueue } from './push-queue';
import type { PreparedSubscription } from './stream-request';

/** One event as it is sent. */
export interface EventResult {
  data?: unknown;
  errors?: readonly GraphQLFormattedError[];
  extensions?: Record<string, unknown>;
}

/** One execution of a subscription and everybody who receives its events. */
interface Shared {
  receivers: Set<PushQueue<EventResult>>;
  /** Present state for later subscribers; null when events are not state, or before the first one. */
  last: EventResult | null;
  source: AsyncGenerator;
  pumping: boolean;
  over: boolean;
}

type Started = { shared: Shared } | { refused: EventResult };

/** Returns what decides the events of a subscription; null when they may depend on the viewer. */
const sharedKeyOf = (subscription: PreparedSubscription, opening: StreamOpening): string | null => {
  const { caller, partner, locale, origin, isForeignPage } = opening;
  if (caller.bearer !== null) return null;
  const { source, operationName, variables } = subscription;
  // The address of a stream names the origin of the page that asked for it.
  return JSON.stringify([source, operationName, variables, locale, origin, isForeignPage, partner?.key?.id]);
};

const isSource = (value: AsyncIterable<unknown> | ExecutionResult): value is AsyncGenerator =>
  Symbol.asyncIterator in value;

/**
 * Executes subscriptions with the functions of graphql-js. An event is computed once for all receivers that are not
 * signed in and sent the same operation.
 */
export class SharedSubscriptions {
  readonly #started = new Map<string, Promise<Started>>();

  constructor(
    private readonly schema: GraphQLSchema,
    private readonly log: FastifyBaseLogger,
  ) {}

  /** Returns the events, or one result when the subscription is refused. */
  async subscribe(
    subscription: PreparedSubscription,
    opening: StreamOpening,
  ): Promise<PushQueue<EventResult> | EventResult> {
    const key = sharedKeyOf(subscription, opening);
    const known = key === null ? undefined : this.#started.get(key);
    const starting = known ?? this.#start(subscription, opening);
    const forget = (): void => {
      if (key !== null && this.#started.get(key) === starting) this.#started.delete(key);
    };
    if (key !== null) this.#started.set(key, starting);
    const started = await starting;
    if ('refused' in started) {
      forget();
      return started.refused;
    }
    const { shared } = started;
    // Its last receiver left while this one waited.
    if (shared.over) return this.subscribe(subscription, opening);
    const receiver = this.#join(shared, forget);
    if (!shared.pumping) void this.#pump(shared, subscription, opening).finally(forget);
    return receiver;
  }

  #join(shared: Shared, forget: () => void): PushQueue<EventResult> {
    const receiver = new PushQueue<EventResult>();
    shared.receivers.add(receiver);
    if (shared.last) receiver.push(shared.last);
    receiver.onEnd(() => {
      shared.receivers.delete(receiver);
      if (shared.receivers.size > 0 || shared.over) return;
      shared.over = true;
      forget();
      void shared.source.return(undefined);
    });
    return receiver;
  }

  async #start(subscription: PreparedSubscription, opening: StreamOpening): Promise<Started> {
    const { document, operationName, variables } = subscription;
    const contextValue = new EventContext(opening);
    const source = await createSourceEventStream({
      schema: this.schema,
      document,
      operationName,
      variableValues: variables,
      contextValue,
    });
    if (!isSource(source))
      return { refused: this.#resultOf(source as ExecutionResult, subscription, contextValue) };
    return { shared: { receivers: new Set(), last: null, source, over: false, pumping: false } };
  }

  async #pump(shared: Shared, subscription: PreparedSubscription, opening: StreamOpening): Promise<void> {
    shared.pumping = true;
    const isState = shared.source instanceof PushQueue && shared.source.replaysLast;
    for await (const payload of shared.source) {
      const result = await this.#eventOf(payload, subscription, opening);
      if (isState) shared.last = result;
      for (const receiver of [...shared.receivers]) receiver.push(result);
    }
    shared.over = true;
    for (const receiver of [...shared.receivers]) receiver.end();
  }

  async #eventOf(
    payload: unknown,
    subscription: PreparedSubscription,
    opening: StreamOpening,
  ): Promise<EventResult> {
    const { document, operationName, variables } = subscription;
    const contextValue = new EventContext(opening);
    const result = await execute({
      schema: this.schema,
      document,
      operationName,
      variableValues: variables,
      rootValue: payload,
      contextValue,
    });
    return this.#resultOf(result, subscription, contextValue);
  }

  #resultOf(
    { data, errors }: ExecutionResult,
    { operationName }: PreparedSubscription,
    { scope }: EventContext,
  ): EventResult {
    if (errors) logFailures(this.log, errors, { operationName, requestId: scope.requestId });
    const formatted = errors?.map((error: GraphQLError) => formatError(error.toJSON(), error, scope));
    return {
      ...(formatted && { errors: formatted }),
      ...(data !== undefined && { data }),
      extensions: { locale: scope.locale },
    };
  }
}
