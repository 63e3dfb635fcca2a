/** An error whose message is a full sentence for the user of the command; printed without a stack. */
export class PlainError extends Error {
  override readonly name = 'PlainError';
}
