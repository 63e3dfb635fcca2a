import type { RestError } from '@sahra/schemas/error-codes';
import type { Locale } from '@sahra/schemas/constants';
import { messageOf } from '@sahra/schemas/messages';

/** Intentional error response of a route. `code` is a key of schemas/messages. */
export class Refusal extends Error {
  constructor(
    readonly status: 400 | 401 | 404 | 410 | 500 | 503,
    readonly code: string,
    readonly meta?: Record<string, unknown>,
    /** Invalid parameters. */
    readonly fields: readonly string[] = [],
  ) {
    super(code);
  }

  body(locale: Locale): RestError & { meta?: Record<string, unknown> } {
    const message = messageOf(this.code, locale);
    return {
      message,
      code: this.code,
      ...(this.meta && { meta: this.meta }),
      ...(this.fields.length > 0 && {
        errors: Object.fromEntries(this.fields.map((field) => [field, [message]])),
      }),
    };
  }
}
