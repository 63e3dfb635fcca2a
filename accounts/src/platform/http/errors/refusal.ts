/** Rule that a field breaks; `code` is a key of schemas/messages. */
export interface FieldFailure {
  /** Field name of the request, in snake_case. */
  field: string;
  code: string;
}

interface RefusalDetails {
  fields?: readonly FieldFailure[];
  retryAfterSeconds?: number;
  /** Values beside the code, in snake_case; `rest-error.schema.ts` describes each. */
  meta?: Record<string, number | string>;
}

/** HTTP error: thrown anywhere below a route, sent as RestError by the error handler. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    readonly details: RefusalDetails = {},
  ) {
    super(code);
    this.name = 'Refusal';
  }
}

/** Lists the fields that break a rule, in the order of `verdicts`: a code per field, undefined where it is valid. */
export const fieldFailures = (verdicts: Readonly<Record<string, string | undefined>>): FieldFailure[] =>
  Object.entries(verdicts).flatMap(([field, code]) => (code ? [{ field, code }] : []));

/** Builds the error for invalid fields; the first failure's code is the code of the whole error. */
export const invalidFields = (fields: readonly FieldFailure[]): Refusal =>
  new Refusal(422, fields[0]?.code ?? 'BAD_USER_INPUT', { fields });
