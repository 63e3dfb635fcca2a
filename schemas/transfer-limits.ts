/**
 * Size and time limits of one request, for every route of every service except uploads and event streams. See
 * docs/decisions/0090.
 */
export const REQUEST_LIMITS = {
  /** From the first byte of a request to the end of its headers. */
  headersMs: 15_000,
  /** From the end of the headers to the last byte of the body. */
  bodyMs: 15_000,
  bodyBytes: 1_000_000,
  /**
   * Requests per client address whose body is incomplete. A normal body is in transit for one round trip, so
   * thousands of viewers behind one address of a mobile network stay below this limit.
   */
  unfinishedPerAddress: 64,
  /** The same limit for all addresses together. With `bodyBytes` it limits the memory of unfinished bodies. */
  unfinishedInAll: 1_000,
} as const;

/**
 * Maximum body size for the gateway and for requests that the site proxies to a service; both buffer the whole body
 * in memory.
 */
export const PROXIED_BODY_BYTES = 100_000;

/** Options of Node's HTTP server; the interval detects overdue headers within a second. */
export const HTTP_SERVER_OPTIONS = {
  headersTimeout: REQUEST_LIMITS.headersMs,
  connectionsCheckingInterval: 1_000,
} as const;
/**
 * How long a server keeps an idle connection. Must be longer than the load balancer in front keeps it (60 s on common
 * ones): a request that it sends while the server closes is lost.
 */
export const KEEP_ALIVE_MS = 65_000;
/** Time limit of a whole request, for requests that reach no hook of a service. */
export const WHOLE_REQUEST_MS = REQUEST_LIMITS.headersMs + REQUEST_LIMITS.bodyMs;

/** `Retry-After` for callers that are rejected because of unfinished requests, in seconds. */
export const UNFINISHED_RETRY_SECONDS = 5;

/** A route that accepts files. It limits the size and the length of pauses, and requires authentication. */
export interface UploadRoute {
  service: 'cms' | 'media';
  method: 'POST';
  /** The path itself and all paths below it, in lower case. */
  path: string;
  bytes: number;
  /** Maximum time without a byte. */
  idleMs: number;
  wholeMs: number;
}

/** Every route that accepts files. */
export const UPLOAD_ROUTES: readonly UploadRoute[] = [
  // Pictures of the media library may have at most 10 MB. Larger ones are read up to this limit, so that the error
  // message can name their size.
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

/**
 * Limits of one part of a film, which only a film token may send (docs/decisions/0138). An editor's line may be slow, so
 * its pauses are limited; an upload that was cut goes on from its last byte.
 */
export const FILM_PART_LIMITS = { idleMs: 30_000, wholeMs: 3_600_000 } as const;

/** A route of the site whose responses stay open. */
export interface EventStreamRoute {
  path: string;
  /** Maximum time without an event or a comment. */
  idleMs: number;
  /** Maximum number of open streams of one process; each has its own connection to its service. */
  openInAll: number;
}

/** Every route that responds with `text/event-stream`. */
export const EVENT_STREAM_ROUTES: readonly EventStreamRoute[] = [
  { path: '/graphql', idleMs: 60_000, openInAll: 5_000 },
];
