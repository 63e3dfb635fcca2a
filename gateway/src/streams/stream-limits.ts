/** Most open streams: of the process, of one address, of one partner key. */
export interface StreamLimitNumbers {
  inAll: number;
  perAddress: number;
  perKey: number;
}

/** Counts the open streams of this process. */
export class StreamLimits {
  readonly #open = new Map<string, number>();

  constructor(private readonly limits: StreamLimitNumbers) {}

  /**
   * Takes a place for a stream of an address.
   * @returns A function that gives the place back; null when there is none.
   */
  takeForAddress(address: string): (() => void) | null {
    const giveBack = this.#take('', this.limits.inAll);
    if (!giveBack) return null;
    const giveAddressBack = this.#take(`address ${address}`, this.limits.perAddress);
    if (giveAddressBack)
      return () => {
        giveAddressBack();
        giveBack();
      };
    giveBack();
    return null;
  }

  takeForKey(id: string): (() => void) | null {
    return this.#take(`key ${id}`, this.limits.perKey);
  }

  #take(name: string, max: number): (() => void) | null {
    const open = this.#open.get(name) ?? 0;
    if (open >= max) return null;
    this.#open.set(name, open + 1);
    return () => {
      const left = (this.#open.get(name) ?? 1) - 1;
      if (left > 0) this.#open.set(name, left);
      else this.#open.delete(name);
    };
  }
}
