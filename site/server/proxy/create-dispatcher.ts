import { Dispatcher, Pool } from 'undici';

/** Connections to a service whose responses are short. */
const CONNECTIONS = 128;

interface Pauses {
  /** Longest wait for a connection and for the headers of a response, in milliseconds. */
  deadlineMs: number;
  /** Longest pause between two parts of a body, in milliseconds. */
  bodyPauseMs: number;
  /** Longest pause between two parts of an event stream, in milliseconds. */
  streamPauseMs: number;
  /** Whether each reader may hold a connection for as long as a file takes on a slow line. */
  sendsFiles: boolean;
}

const ACCEPTS_EVENTS = /^\s*text\/event-stream\b/i;

const wantsEvents = ({ headers }: Dispatcher.DispatchOptions): boolean =>
  headers !== null &&
  typeof headers === 'object' &&
  'accept' in headers &&
  ACCEPTS_EVENTS.test(String(headers['accept']));

/** Sends requests for event streams through connections of their own. */
class UpstreamDispatcher extends Dispatcher {
  constructor(
    private readonly ordinary: Dispatcher,
    private readonly streams: Dispatcher,
  ) {
    super();
  }

  override dispatch(options: Dispatcher.DispatchOptions, handler: Dispatcher.DispatchHandler): boolean {
    return (wantsEvents(options) ? this.streams : this.ordinary).dispatch(options, handler);
  }

  override async close(): Promise<void> {
    await Promise.all([this.ordinary.close(), this.streams.close()]);
  }

  override async destroy(): Promise<void> {
    await Promise.all([this.ordinary.destroy(), this.streams.destroy()]);
  }
}

/**
 * Creates the HTTP dispatcher of one upstream: 128 connections for ordinary requests, any number for files, and one
 * more for each event stream, which would otherwise occupy them all.
 */
export const createDispatcher = (
  origin: string,
  { deadlineMs, bodyPauseMs, streamPauseMs, sendsFiles }: Pauses,
): Dispatcher => {
  const common = { headersTimeout: deadlineMs, connect: { timeout: deadlineMs } };
  return new UpstreamDispatcher(
    new Pool(origin, { ...common, connections: sendsFiles ? null : CONNECTIONS, bodyTimeout: bodyPauseMs }),
    new Pool(origin, { ...common, bodyTimeout: streamPauseMs }),
  );
};
