/** Somebody outside whom we need did not answer, or cannot work at the moment: nothing is decided, and asking again later is right. */
export class Unreachable extends Error {
  constructor(who: string, options?: ErrorOptions) {
    super(`${who} cannot be reached.`, options);
    this.name = 'Unreachable';
  }
}
