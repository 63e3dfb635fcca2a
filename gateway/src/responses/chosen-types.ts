import { LRUCache } from 'lru-cache';

const ACCEPTS_MAX = 100;
const ACCEPT_LENGTH_MAX = 512;

/** Media types that Apollo Server chose, by the `Accept` header of the request. */
export class ChosenTypes {
  readonly #types = new LRUCache<string, string>({ max: ACCEPTS_MAX });

  note(accept = '', type: unknown): void {
    if (accept.length <= ACCEPT_LENGTH_MAX && typeof type === 'string') this.#types.set(accept, type);
  }

  /** Returns undefined for a header that Apollo Server has not answered yet. */
  find(accept = ''): string | undefined {
    return this.#types.get(accept);
  }
}
