/** A rule that a field breaks; `code` is a key of schemas/messages. */
export interface FieldFailure {
  /** Field of the request, in snake_case. */
  field: string;
  code: string;
}

interface RefusalDetails {
  fields?: readonly FieldFailure[];
  retryAfterSeconds?: number;
  /** What the code alone does not say, in snake_case; `rest-error.schema.ts` describes each. */
  meta?: Record<string, number | string>;
}

/** An answer other than the asked one: thrown anywhere below a route, written as RestError by the error handler. */
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

/** Refuses a form whose fields break rules; the first one's code stands for the whole. */
export const invalidFields = (fields: readonly FieldFailure[]): Refusal =>
  new Refusal(422, fields[0]?.code ?? 'BAD_USER_INPUT', { fields });
