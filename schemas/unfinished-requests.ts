import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';

import { addressKeyOf } from './address-key-of';
import { TransferError } from './transfer-error';
import { REQUEST_LIMITS } from './transfer-limits';

/** How fast a body has to come. */
export interface BodyPace {
  /** Longest time to its last byte. */
  wholeMs: number;
  /** Longest time without a byte; any pause is allowed when left out. */
  idleMs?: number;
  /** Most bytes, counted on the connection; left out where whoever reads the body counts them. */
  bytes?: number;
}

/** How many requests may be unfinished at the same time. */
export interface UnfinishedLimits {
  perAddress: number;
  inAll: number;
}

interface Unfinished {
  request: IncomingMessage;
  siblings: Set<Unfinished>;
  refuse: (refusal: TransferError) => void;
}

export const ORDINARY_PACE: BodyPace = { wholeMs: REQUEST_LIMITS.bodyMs };
const LIMITS: UnfinishedLimits = {
  perAddress: REQUEST_LIMITS.unfinishedPerAddress,
  inAll: REQUEST_LIMITS.unfinishedInAll,
};
const CHECKS_PER_PAUSE = 4;
const CHECK_MAX_MS = 1_000;
/** Room for the framing of a chunked body. */
const FRAMING_SHARE = 1.1;
/** How long what a refused caller still sends is read and thrown away. */
const LINGER_MS = 1_000;

/** Whether a request says that a body follows its headers. */
export const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/**
 * A close right after the response takes the response away from a caller who is still sending (RFC 9112 §9.6): the rest is
 * read for a moment, and no longer.
 */
const lingerWhenCutOff = (request: IncomingMessage): void => {
  const { socket } = request;
  const close = socket.destroySoon.bind(socket);
  socket.destroySoon = () => {
    if (request.complete || socket.destroyed) {
      close();
      return;
    }
    const timer = setTimeout(() => socket.destroy(), LINGER_MS);
    socket.once('close', () => clearTimeout(timer));
    socket.end();
    request.unpipe();
    request.resume();
  };
  request.once('end', () => {
    socket.destroySoon = close;
  });
};

/** Calls `late` once when bytes stop coming or too many came. */
const watchPace = (
  socket: Socket,
  { idleMs, bytes = Infinity }: BodyPace,
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
 * The requests of a server whose bodies have not come whole. A body that is too slow is refused; of too many of one address
 * the oldest is, so that honest ones, which are underway for one round trip, pass beside an attack from the same address.
 */
export class UnfinishedRequests {
  readonly #limits: UnfinishedLimits;
  /** Oldest first. */
  readonly #all = new Set<Unfinished>();
  readonly #byAddress = new Map<string, Set<Unfinished>>();

  constructor(limits: UnfinishedLimits = LIMITS) {
    this.#limits = limits;
  }

  /** Follows a request with a body until it has come whole. `refuse` answers the caller and closes the connection. */
  follow(
    request: IncomingMessage,
    address: string,
    refuse: (refusal: TransferError) => void,
    pace: BodyPace = ORDINARY_PACE,
  ): void {
    if (request.complete || request.destroyed) return;
    lingerWhenCutOff(request);
    const group = addressKeyOf(address);
    const siblings = this.#byAddress.get(group) ?? new Set();
    this.#byAddress.set(group, siblings);
    const entry: Unfinished = { request, siblings, refuse };
    const late = (status: 408 | 413) => this.#refuse(entry, status);
    const deadline = setTimeout(late, pace.wholeMs, 408);
    const checks = watchPace(request.socket, pace, late);
    const end = (): void => {
      clearTimeout(deadline);
      clearInterval(checks);
      this.#forget(entry);
      if (siblings.size === 0 && this.#byAddress.get(group) === siblings) this.#byAddress.delete(group);
    };
    request.once('end', end).once('close', end);
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

  /** One that has come whole in the meantime and waits to be read is only forgotten. */
  #refuse(entry: Unfinished, status: 408 | 413 | 429): void {
    if (!this.#forget(entry) || entry.request.complete) return;
    entry.refuse(new TransferError(status));
  }

  #forget(entry: Unfinished): boolean {
    entry.siblings.delete(entry);
    return this.#all.delete(entry);
  }
}
