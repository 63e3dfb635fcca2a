import type { Locale } from '@sahra/schemas/constants';

/** Who asks: what accounts needs of the caller besides the question. */
export interface CallerReading {
  locale: Locale;
  requestId: string;
  /** Addresses the call came through, and the browser: accounts limits tries by address and names devices. */
  forwardedFor: string;
  userAgent: string | undefined;
  /** Token of the `Authorization` header; null without one. */
  bearer: string | null;
  /** Key of the caller's own submit; without one the gateway makes one for its own retry. */
  idempotencyKey: string | undefined;
}
