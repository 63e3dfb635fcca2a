/** An error whose message is a full sentence for the person at the terminal; shown without a stack. */
export class PlainError extends Error {
  override readonly name = 'PlainError';
}
