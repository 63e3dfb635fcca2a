import { Refusal } from './refusal';

/** JSON object whose fields are not validated yet. */
type UncheckedBody = Readonly<Record<string, unknown>>;

const isRecord = (body: unknown): body is UncheckedBody =>
  typeof body === 'object' && body !== null && !Array.isArray(body);

/**
 * Accepts every JSON object as body and rejects anything else: schema validation stops at the first wrong
 * type, but a form needs all of its errors at once.
 */
export const uncheckedBody =
  ({ httpPart }: { httpPart?: string }) =>
  (value: unknown): { error: Refusal } | { value: unknown } =>
    httpPart === 'body' && !isRecord(value) ? { error: new Refusal(400, 'BAD_USER_INPUT') } : { value };
