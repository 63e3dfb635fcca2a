/** In milliseconds. A leader that does not answer by then is frozen, and loses the lock. */
export const REPLY_MS = 5_000;
/** In milliseconds. A tab that is hidden for longer takes no part. */
export const HIDDEN_MS = 30_000;

/** Tab that holds the streams. */
export interface Leader<Message> {
  /** What a tab that comes later gets; null when there is nothing yet. */
  present: () => Message | null;
  stop: () => void;
}

export interface Tab<Message> {
  /** Name of the lock that the leading tab holds, and of the channel between the tabs. */
  name: string;
  /** Called when this tab leads; `tell` reaches all tabs, this one included. */
  lead: (tell: (message: Message) => void) => Leader<Message>;
  hear: (message: Message) => void;
}

type Envelope<Message> =
  | { kind: 'hello' }
  | { kind: 'here'; message: Message | null }
  | { kind: 'told'; message: Message };

/** Opens the channel between the tabs. Undefined where the browser has none, or refuses it together with cookies. */
const openChannel = (name: string): BroadcastChannel | undefined => {
  try {
    return new BroadcastChannel(name);
  } catch {
    return undefined;
  }
};

/** Web Locks need a secure context; without them each tab leads itself. */
const locksOf = (): LockManager | undefined => (navigator as Partial<Navigator>).locks;

/** One visit of a tab to the others, from being visible until being hidden for long. */
interface Visit {
  /** Asks for the present state, and takes the lead from a leader that does not answer. */
  greet: () => void;
  leave: () => void;
}

const visit = <Message>(
  { name, lead, hear }: Tab<Message>,
  locks: LockManager,
  channel: BroadcastChannel,
): Visit => {
  const post = (envelope: Envelope<Message>): void => channel.postMessage(envelope);
  let leader: Leader<Message> | undefined;
  let release: (() => void) | undefined;
  let queued = new AbortController();
  let left = false;
  let reply: ReturnType<typeof setTimeout> | undefined;

  const hold = (): Promise<void> =>
    new Promise((resolve) => {
      if (left) {
        resolve();
        return;
      }
      clearTimeout(reply);
      release = resolve;
      leader = lead((message) => {
        hear(message);
        post({ kind: 'told', message });
      });
    });
  const giveUp = (): void => {
    leader?.stop();
    leader = undefined;
    release?.();
    release = undefined;
  };
  const queue = (options: LockOptions): void => {
    locks.request(name, options, hold).catch((error: unknown) => {
      giveUp();
      if (left || queued.signal.aborted) return;
      // Another tab took the lock, because this one was frozen. Anything else means that there are no locks here.
      if (error instanceof Error && error.name === 'AbortError') queue({ signal: queued.signal });
      else void hold();
    });
  };
  const takeFromFrozen = (): void => {
    queued.abort();
    queued = new AbortController();
    queue({ steal: true });
  };

  channel.onmessage = ({ data }: MessageEvent<Envelope<Message>>) => {
    if (data.kind === 'hello') {
      if (leader) post({ kind: 'here', message: leader.present() });
      return;
    }
    if (leader) return;
    clearTimeout(reply);
    if (data.message !== null) hear(data.message);
  };
  queue({ signal: queued.signal });

  return {
    greet: () => {
      if (leader) return;
      clearTimeout(reply);
      reply = setTimeout(takeFromFrozen, REPLY_MS);
      post({ kind: 'hello' });
    },
    leave: () => {
      left = true;
      clearTimeout(reply);
      queued.abort();
      giveUp();
      channel.close();
    },
  };
};

/** Without locks or a channel: this tab leads itself while it is visible. */
const leadAlone = <Message>({ lead, hear }: Tab<Message>): Visit => ({
  greet: () => undefined,
  leave: lead(hear).stop,
});

const meet = <Message>(tab: Tab<Message>): Visit => {
  const locks = locksOf();
  const channel = locks && openChannel(tab.name);
  return channel ? visit(tab, locks, channel) : leadAlone(tab);
};

/**
 * Makes one of the visible tabs of this browser the leader, which tells the others. Hidden tabs take no part: when
 * all are hidden, nobody leads. A tab that is shown again gets the present state.
 * @returns A function that leaves for good.
 */
export const joinTabs = <Message>(tab: Tab<Message>): (() => void) => {
  let current: Visit | undefined;
  let hidden: ReturnType<typeof setTimeout> | undefined;

  const goAway = (): void => {
    clearTimeout(hidden);
    current?.leave();
    current = undefined;
  };
  const follow = (): void => {
    clearTimeout(hidden);
    if (document.visibilityState === 'visible') {
      current ??= meet(tab);
      current.greet();
    } else hidden = setTimeout(goAway, HIDDEN_MS);
  };
  const listeners = new Map<string, () => void>([
    // A page with a lock or an open connection is not kept for the back button.
    ['pagehide', goAway],
    ['pageshow', follow],
  ]);
  for (const [name, listener] of listeners) window.addEventListener(name, listener);
  document.addEventListener('visibilitychange', follow);
  follow();
  return () => {
    for (const [name, listener] of listeners) window.removeEventListener(name, listener);
    document.removeEventListener('visibilitychange', follow);
    goAway();
  };
};
