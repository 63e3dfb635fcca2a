import type { RestError } from '@sahra/schemas/error-codes';
import type { Locale } from '@sahra/schemas/constants';
import { messageOf } from '@sahra/schemas/messages';

/** A refusal that a route answers on purpose. `code` is a key of schemas/messages. */
export class Refusal extends Error {
  constructor(
    readonly status: 400 | 401 | 404 | 410 | 500 | 503,
    readonly code: string,
    readonly meta?: Record<string, unknown>,
  ) {
    super(code);
  }

  body(locale: Locale): RestError & { meta?: Record<string, unknown> } {
    return { message: messageOf(this.code, locale), code: this.code, ...(this.meta && { meta: this.meta }) };
  }
}
