/** HTTP header names that more than one service reads or writes. */
export const HEADERS = {
  /** Locale of the request (`en` or `ar`), sent with every upstream call; to accounts only when the caller names one. */
  localization: 'x-localization',
  /** IANA name of the time zone of the viewer's device, for times in mails; absent where the device names none. */
  timeZone: 'x-time-zone',
  /** Id of one browser or partner request, sent to every upstream and printed in every log line. */
  requestId: 'x-request-id',
  /** Requests with the same key get the same response, so the one retry of a non-idempotent call is safe. */
  idempotencyKey: 'idempotency-key',
  /** Secret that allows reading drafts; never cached, never sent by the site's public pages. */
  previewSecret: 'x-preview-secret',
  /** Short-lived token of the desk's preview, with which the gateway reads drafts (`schemas/preview-token.ts`). */
  previewToken: 'x-preview-token',
  /** Partner's API key: `pk_…` (browser) or `sk_…` (server). */
  apiKey: 'x-api-key',
  /** Size of the caller's bucket, in objects, and what is left in it. */
  rateLimit: 'x-ratelimit-limit',
  rateLimitLeft: 'x-ratelimit-remaining',
} as const;

/** Response headers of the graph that pages of other origins may read. */
export const EXPOSED_HEADERS = [
  HEADERS.requestId,
  'retry-after',
  HEADERS.rateLimit,
  HEADERS.rateLimitLeft,
  'etag',
];
