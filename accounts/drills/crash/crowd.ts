import { randomBytes } from 'node:crypto';

import { createWrite, type Write } from './write';

interface Member {
  token: string;
  subscribed: boolean;
}

/** Sandbox cards, named after the behaviour of their webhooks; the last one is declined. */
const CARDS = ['succeeds', 'succeeds', 'twice', 'out_of_order', 'late', 'never', 'declined'];

/** Share of each kind of write, in percent. */
const SHARES = [
  ['register', 12],
  ['subscribe', 12],
  ['comment', 16],
  ['contact', 10],
  ['progress', 25],
  ['watchlist', 25],
] as const;

const pick = <T>(from: readonly [T, ...T[]]): T => from[Math.floor(Math.random() * from.length)] ?? from[0];

const randomKind = (): Write['kind'] => {
  let left = Math.random() * 100;
  return SHARES.find(([, share]) => (left -= share) < 0)?.[0] ?? 'watchlist';
};

const videoCode = (): string => randomBytes(5).toString('hex');
const someAddress = (): string => `drill-${randomBytes(8).toString('hex')}@viewers.example`;
const text = (): string => `A drill writes ${randomBytes(8).toString('hex')}`;

/** Signed-in viewers, and a generator of their next writes. */
export class Crowd {
  #members: Member[] = [];

  add(token: string): void {
    this.#members.push({ token, subscribed: false });
  }

  get size(): number {
    return this.#members.length;
  }

  register(): Write {
    const trace = someAddress();
    const body = { name: 'Drill Viewer', email: trace, password: 'a quiet evening', terms_accepted: true };
    return createWrite({ kind: 'register', path: '/api/register', body, token: undefined, trace });
  }

  next(): Write {
    const kind = randomKind();
    const [first, ...others] = this.#members;
    if (kind === 'register' || !first) return this.register();
    const { token } = pick([first, ...others]);
    if (kind === 'subscribe') return this.#subscribe() ?? this.register();
    if (kind === 'contact') {
      const trace = text();
      const body = { name: 'Drill Viewer', email: someAddress(), content: trace };
      return createWrite({ kind, path: '/api/contact', body, token: undefined, trace });
    }
    const trace = kind === 'comment' ? text() : videoCode();
    const bodies = {
      watchlist: { code: trace },
      progress: { code: trace, position: 60, duration: 600 },
      comment: { code: videoCode(), comment: trace },
    };
    const paths = { watchlist: '/api/watchlist', progress: '/api/progress', comment: '/api/comments' };
    return createWrite({ kind, path: paths[kind], body: bodies[kind], token, trace });
  }

  /** Creates the first order of a member without a subscription. Its trace is the payment id from the response. */
  #subscribe(): Write | undefined {
    const member = this.#members.find(({ subscribed }) => !subscribed);
    if (!member) return undefined;
    member.subscribed = true;
    const body = {
      plan_id: pick(['month-with-ads', 'month-without-ads', 'year-with-ads', 'year-without-ads']),
      payment_method: 'card',
      // Another card for each member: a card has one trial.
      payment_token: `tok_${pick(['succeeds', ...CARDS])}_${randomBytes(8).toString('hex')}`,
    };
    return createWrite({ kind: 'subscribe', path: '/api/subscribe', body, token: member.token, trace: '' });
  }
}
