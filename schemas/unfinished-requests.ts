import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';

import { ipRateLimitKey } from './ip-rate-limit-key';
import { TransferError } from './transfer-error';
import { REQUEST_LIMITS } from './transfer-limits';

/** Limits on how slowly a body may arrive. */
export interface BodyTransferLimits {
  /** Maximum time until its last byte. */
  wholeMs: number;
  /** Maximum time without a byte; absent: pauses of any length are allowed. */
  idleMs?: number;
  /** Maximum number of bytes, counted on the connection; absent when the code that reads the body counts them. */
  bytes?: number;
}

/** Maximum numbers of unfinished requests at the same time. */
export interface UnfinishedLimits {
  perAddress: number;
  inAll: number;
}

interface Unfinished {
  request: IncomingMessage;
  siblings: Set<Unfinished>;
  refuse: (refusal: TransferError) => void;
}

export const DEFAULT_TRANSFER_LIMITS: BodyTransferLimits = { wholeMs: REQUEST_LIMITS.bodyMs };
const LIMITS: UnfinishedLimits = {
  perAddress: REQUEST_LIMITS.unfinishedPerAddress,
  inAll: REQUEST_LIMITS.unfinishedInAll,
};
const CHECKS_PER_PAUSE = 4;
const CHECK_MAX_MS = 1_000;
/** Allowance for the framing of a chunked body. */
const FRAMING_SHARE = 1.1;
/** Time during which data from a rejected caller is still read and discarded. */
const LINGER_MS = 1_000;

/** Checks whether the headers announce a body. */
export const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/**
 * Delays the close after a response: closing while the caller still sends would lose the response (RFC 9112 §9.6).
 * The remaining data is read only for a short time.
 */
const lingerWhenCutOff = (request: IncomingMessage): void => {
  const { socket } = request;
  // Hides the method of the class until the body is complete. A connection lives for many requests: what one of them
  // leaves on it would be called by the next.
  const reveal = (): void => {
    if (socket.destroySoon === linger) Reflect.deleteProperty(socket, 'destroySoon');
  };
  const linger = (): void => {
    if (request.complete || socket.destroyed) {
      reveal();
      socket.destroySoon();
      return;
    }
    const timer = setTimeout(() => socket.destroy(), LINGER_MS);
    socket.once('close', () => clearTimeout(timer));
    socket.end();
    request.unpipe();
    request.resume();
  };
  socket.destroySoon = linger;
  request.once('end', reveal);
};

/** Calls `late` once when no bytes arrive for too long or too many have arrived. */
const watchPace = (
  socket: Socket,
  { idleMs, bytes = Infinity }: BodyTransferLimits,
  late: (status: 408 | 413) => void,
): NodeJS.Timeout | undefined => {
  if (idleMs === undefined) return undefined;
  const begin = socket.bytesRead;
  let seen = begin;
  let changed = Date.now();
  return setInterval(
    () => {
      if (socket.bytesRead !== seen) {
        seen = socket.bytesRead;
        changed = Date.now();
      }
      if (seen - begin > bytes * FRAMING_SHARE) late(413);
      else if (Date.now() - changed >= idleMs) late(408);
    },
    Math.min(CHECK_MAX_MS, idleMs / CHECKS_PER_PAUSE),
  );
};

/**
 * Tracks the requests of a server with incomplete bodies. A body that is too slow is rejected. Beyond the limit per
 * address the oldest request is rejected, so that normal requests, which take one round trip, succeed during an
 * attack from the same address.
 */
export class UnfinishedRequests {
  readonly #limits: UnfinishedLimits;
  /** Oldest first. */
  readonly #all = new Set<Unfinished>();
  readonly #byAddress = new Map<string, Set<Unfinished>>();

  constructor(limits: UnfinishedLimits = LIMITS) {
    this.#limits = limits;
  }

  /** Tracks a request until its body is complete. `refuse` sends the error response and closes the connection. */
  follow(
    request: IncomingMessage,
    address: string,
    refuse: (refusal: TransferError) => void,
    pace: BodyTransferLimits = DEFAULT_TRANSFER_LIMITS,
  ): void {
    if (request.complete || request.destroyed) return;
    const { socket } = request;
    lingerWhenCutOff(request);
    const group = ipRateLimitKey(address);
    const siblings = this.#byAddress.get(group) ?? new Set();
    this.#byAddress.set(group, siblings);
    const entry: Unfinished = { request, siblings, refuse };
    const late = (status: 408 | 413) => this.#refuse(entry, status);
    const deadline = setTimeout(late, pace.wholeMs, 408);
    const checks = watchPace(socket, pace, late);
    const end = (): void => {
      socket.off('close', end);
      clearTimeout(deadline);
      clearInterval(checks);
      this.#forget(entry);
      if (siblings.size === 0 && this.#byAddress.get(group) === siblings) this.#byAddress.delete(group);
    };
    request.once('end', end).once('close', end);
    // A request that has its response before its body is complete does not close with its connection.
    socket.once('close', end);
    siblings.add(entry);
    this.#all.add(entry);
    if (siblings.size > this.#limits.perAddress) this.#refuseOldest(siblings, this.#limits.perAddress);
    if (this.#all.size > this.#limits.inAll) this.#refuseOldest(this.#all, this.#limits.inAll);
  }

  #refuseOldest(entries: Set<Unfinished>, most: number): void {
    for (const entry of entries) {
      if (entries.size <= most) return;
      this.#refuse(entry, 429);
    }
  }

  /** A body that is complete by now and only waits to be read is not rejected. */
  #refuse(entry: Unfinished, status: 408 | 413 | 429): void {
    if (!this.#forget(entry) || entry.request.complete) return;
    entry.refuse(new TransferError(status));
  }

  #forget(entry: Unfinished): boolean {
    entry.siblings.delete(entry);
    return this.#all.delete(entry);
  }
}
