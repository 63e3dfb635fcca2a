/**
 * What one request may send and how slowly, on every route of every service that is not an upload or an event stream.
 * See docs/decisions/0090.
 */
export const REQUEST_LIMITS = {
  /** From the first byte of a request to the end of its headers. */
  headersMs: 15_000,
  /** From the end of the headers to the last byte of the body. */
  bodyMs: 15_000,
  bodyBytes: 1_000_000,
  /**
   * Requests of one client address whose body has not come whole. An honest body is underway for one round trip, so that
   * thousands of viewers behind one address of a mobile network stay below it.
   */
  unfinishedPerAddress: 64,
  /** The same of all addresses together: with `bodyBytes` it bounds the memory that unfinished bodies take. */
  unfinishedInAll: 1_000,
} as const;

/** The gateway reads no more, and the site passes on no more to any service: it keeps each body in memory until it is whole. */
export const PROXIED_BODY_BYTES = 100_000;

/** Options of Node's HTTP server: overdue headers are found within a second. */
export const HTTP_SERVER_OPTIONS = {
  headersTimeout: REQUEST_LIMITS.headersMs,
  connectionsCheckingInterval: 1_000,
} as const;
/** The same of a whole request, for requests that reach no hook of a service. */
export const WHOLE_REQUEST_MS = REQUEST_LIMITS.headersMs + REQUEST_LIMITS.bodyMs;

/** After this a caller who was refused for unfinished requests may try again. */
export const UNFINISHED_RETRY_SECONDS = 5;

/** A route that takes files: bounded by its size and by how long it may pause, and open only to who is signed in. */
export interface UploadRoute {
  service: 'cms' | 'media';
  method: 'POST';
  /** The path itself and everything below it, in lower case. */
  path: string;
  bytes: number;
  /** Longest time without a byte. */
  idleMs: number;
  wholeMs: number;
}

/** Every route that takes files. */
export const UPLOAD_ROUTES: readonly UploadRoute[] = [
  // Pictures of the media library hold 10 MB at most; larger ones are read this far so that the editor is told by how much.
  { service: 'cms', method: 'POST', path: '/upload', bytes: 32_000_000, idleMs: 15_000, wholeMs: 600_000 },
  // The two logos of the admin.
  {
    service: 'cms',
    method: 'POST',
    path: '/admin/project-settings',
    bytes: 1_000_000,
    idleMs: 15_000,
    wholeMs: 60_000,
  },
];

/** A route of the site whose answers do not end by themselves. */
export interface EventStreamRoute {
  path: string;
  /** Longest time without an event or a comment. */
  idleMs: number;
  /** Streams that are open at the same time: each holds one of the 128 connections to its service. */
  openInAll: number;
}

/** Every route that answers with `text/event-stream`. */
export const EVENT_STREAM_ROUTES: readonly EventStreamRoute[] = [
  { path: '/graphql', idleMs: 60_000, openInAll: 64 },
];
