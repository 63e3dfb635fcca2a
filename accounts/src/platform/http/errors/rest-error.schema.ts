import { Type } from 'typebox';

/** Body of every error response; see RestError of schemas/error-codes.ts. */
export const RestErrorSchema = Type.Object(
  {
    message: Type.String({ description: 'Text to show, in the language of `X-localization`.' }),
    code: Type.String({
      description: 'Stable code, a key of schemas/messages; on 422 the code of the first failing field.',
    }),
    errors: Type.Optional(
      Type.Record(Type.String(), Type.Array(Type.String()), {
        description:
          'Texts to show, by field in snake_case: on 422, and where what a field names is not there.',
      }),
    ),
    error_codes: Type.Optional(
      Type.Record(Type.String(), Type.Array(Type.String()), {
        description: 'The same failures as stable codes, by field in snake_case, in the same order.',
      }),
    ),
    meta: Type.Optional(
      Type.Record(Type.String(), Type.Union([Type.Number(), Type.String()]), {
        description:
          'What the code alone does not say. With CODE_WRONG `tries_left`: wrong tries that the code still stands. When a code was asked for too often `resend_in`: seconds until the next may be.',
      }),
    ),
  },
  { $id: 'RestError', description: 'Body of every refusal.' },
);
