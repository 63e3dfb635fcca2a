/** HTTP header names that more than one service reads or writes. */
export const HEADERS = {
  /** Locale of the request (`en` or `ar`); every upstream call carries it. */
  localization: 'x-localization',
  /** One id per browser or partner request, passed on to every upstream and printed in every log line. */
  requestId: 'x-request-id',
  /** Same key, same answer: makes the one retry of a non-idempotent call safe. */
  idempotencyKey: 'idempotency-key',
  /** Secret that allows drafts to be read; never cached, never sent by the site's public pages. */
  previewSecret: 'x-preview-secret',
  /** Partner key: `pk_…` (browser) or `sk_…` (server). */
  apiKey: 'x-api-key',
} as const;
