/** An external service did not respond or cannot work now: nothing is decided, and a later retry is right. */
export class Unreachable extends Error {
  constructor(who: string, options?: ErrorOptions) {
    super(`${who} cannot be reached.`, options);
    this.name = 'Unreachable';
  }
}
