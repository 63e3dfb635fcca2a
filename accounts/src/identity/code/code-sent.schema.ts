import { Type } from 'typebox';

import { CODE_RESEND_SECONDS, CODE_SECONDS } from './code-rules';

/** Lifetime and resend delay of a code that is being mailed. */
export const CodeSentSchema = Type.Object(
  {
    expires_in: Type.Integer({ description: `Seconds the code is good for: ${CODE_SECONDS}.` }),
    resend_in: Type.Integer({
      description: `Seconds until another one may be asked for: ${CODE_RESEND_SECONDS}.`,
    }),
  },
  { $id: 'CodeSent', description: 'A code is on its way by mail.' },
);
