import type { Locale } from '@sahra/schemas/constants';

/** Caller data that accounts needs besides the request itself. */
export interface CallerContext {
  /** Undefined when the caller names none: accounts then writes mails in the viewer's own. */
  locale: Locale | undefined;
  requestId: string;
  /**
   * Addresses that the call came through, the client first: accounts limits attempts by
   * address. `userAgent` names the device.
   */
  forwardedFor: string;
  userAgent: string | undefined;
  /** What the device says is its time zone; accounts checks it. */
  timeZone?: string | undefined;
  /** Access token of the `Authorization` header; null without one. */
  bearer: string | null;
  /** Idempotency key that the client sent; without one the gateway creates its own for its retry. */
  idempotencyKey: string | undefined;
  /** Called when accounts refuses a call because of its limits. */
  onLimited: () => void;
}
