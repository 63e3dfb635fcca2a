import { Refusal } from './refusal';

/** A JSON object whose fields nobody has looked at yet. */
type UncheckedBody = Readonly<Record<string, unknown>>;

const isRecord = (body: unknown): body is UncheckedBody =>
  typeof body === 'object' && body !== null && !Array.isArray(body);

/**
 * Lets every JSON object through to the route and refuses any other body: a schema stops at the first kind of failure,
 * while a form is told all of its failures at once.
 */
export const uncheckedBody =
  ({ httpPart }: { httpPart?: string }) =>
  (value: unknown): { error: Refusal } | { value: unknown } =>
    httpPart === 'body' && !isRecord(value) ? { error: new Refusal(400, 'BAD_USER_INPUT') } : { value };
