import { messageOf } from '@sahra/schemas/messages';

import type { Refusal } from '../../../platform/http/errors/refusal';

/** Formats a Refusal for the terminal: each option with its error. */
export const refusalText = ({ code, details: { fields } }: Refusal): string =>
  fields === undefined
    ? messageOf(code, 'en')
    : fields.map((failure) => `--${failure.field}: ${messageOf(failure.code, 'en')}`).join('\n');
