import { messageOf } from '@sahra/schemas/messages';

import type { Refusal } from '../../../platform/http/errors/refusal';

/** A refusal for the person at the terminal: each option with what is wrong about it. */
export const refusalText = ({ code, details: { fields } }: Refusal): string =>
  fields === undefined
    ? messageOf(code, 'en')
    : fields.map((failure) => `--${failure.field}: ${messageOf(failure.code, 'en')}`).join('\n');
