import { createTurns, type Turns } from './turns';

/** Lets everything that can go on go on. */
const settle = (): Promise<void> => new Promise((resolve) => void setImmediate(resolve));

let turns: Turns;
let done: string[];
beforeEach(() => {
  turns = createTurns();
  done = [];
});

interface Work {
  stop: () => void;
  end: Promise<void>;
}

/** Begins work in so many steps, which goes before others of its rank until its first step is done. */
const begin = (name: string, steps: number, rank = 1): Work => {
  const controller = new AbortController();
  let step = 0;
  const worker = { rank: () => (step === 0 ? rank - 1 : rank), signal: controller.signal };
  const work = async (): Promise<void> => {
    try {
      await turns.take(worker);
      while (step < steps) {
        done.push(`${name}${step + 1}`);
        await settle();
        step += 1;
        if (step < steps) await turns.pass(worker);
      }
    } finally {
      turns.end(worker);
    }
  };
  return { stop: () => controller.abort(new Error(`${name} stops`)), end: work() };
};

it('one works at a time; each gets its first step before others go on, then the oldest is finished', async () => {
  await Promise.all([begin('a', 3), begin('b', 2), begin('c', 1)].map(({ end }) => end));
  expect(done).toEqual(['a1', 'b1', 'c1', 'a2', 'a3', 'b2']);
});

it('who comes while another works gets the next turn, unless its rank is larger', async () => {
  const first = begin('a', 3);
  await Promise.resolve();
  const later = [begin('b', 1, 3), begin('c', 1)];
  await Promise.all([first, ...later].map(({ end }) => end));
  expect(done).toEqual(['a1', 'c1', 'a2', 'a3', 'b1']);
});

it('who came later is finished before the oldest where its rank is smaller', async () => {
  const first = begin('a', 3, 3);
  await Promise.resolve();
  const later = begin('b', 3);
  await Promise.all([first.end, later.end]);
  expect(done).toEqual(['a1', 'b1', 'b2', 'b3', 'a2', 'a3']);
});

it('who is stopped while it waits is told so, and the others go on', async () => {
  const [first, waiting, last] = [begin('a', 2), begin('b', 2), begin('c', 2)];
  waiting.stop();
  await expect(waiting.end).rejects.toThrow('b stops');
  await Promise.all([first.end, last.end]);
  expect(done).toEqual(['a1', 'c1', 'a2', 'c2']);
});

it('who is stopped while it has the turn gives it back', async () => {
  const [first, second] = [begin('a', 3), begin('b', 2)];
  first.stop();
  await expect(first.end).rejects.toThrow('a stops');
  await second.end;
  expect(done).toEqual(['a1', 'b1', 'b2']);
  // Nobody is left: the turn is free.
  await begin('d', 1).end;
  expect(done.at(-1)).toBe('d1');
});
