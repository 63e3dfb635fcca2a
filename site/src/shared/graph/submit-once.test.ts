import operations from '@sahra/schemas/operations/site.json';
import { ApolloLink, execute } from '@apollo/client';
import type { ApolloClient } from '@apollo/client';
import { parse } from 'graphql';

import { fakeGraph } from '../../../testing/graph';
import type { Reply } from '../../../testing/graph';
import { apolloClient } from './apollo-client';
import { postOperation } from './post-operation';

const MUTATIONS = Object.entries(operations).flatMap(([hash, text]) => {
  const name = /^mutation (\w+)/.exec(text)?.[1];
  return name === undefined ? [] : [{ name, hash, text }];
});

type Mutation = (typeof MUTATIONS)[number];
type Send = (mutation: Mutation, input: Record<string, unknown>) => Promise<unknown>;

const byPost: Send = ({ name, hash }, variables) =>
  postOperation({ name, hash, mutation: true }, variables, 'en', null);

const byApollo: Send = ({ text, hash }, variables) => {
  const query = { ...parse(text), __meta__: { hash } };
  const client: ApolloClient = apolloClient('en');
  return new Promise((resolve, reject) => {
    execute(ApolloLink.from([client.link]), { query, variables }, { client }).subscribe({
      next: resolve,
      error: reject,
    });
  });
};

const ways = MUTATIONS.flatMap((mutation) => [
  { ...mutation, way: 'fetch', send: byPost, mutation },
  { ...mutation, way: 'Apollo', send: byApollo, mutation },
]);

/** A service that does an act once per key, and whose first answer is lost. */
const serviceOf = (name: string, first: Reply = 'unreachable') => {
  const replies: Reply[] = [first];
  const done = new Set<string | null>();
  const log = fakeGraph({
    [name]: ({ headers }) => {
      done.add(headers.get('idempotency-key'));
      return replies.shift() ?? { done: true };
    },
  });
  return { done, log };
};

test('the site changes data by mutations', () => {
  expect(MUTATIONS.length).toBeGreaterThan(25);
});

test.each(ways)('$name by $way: answer lost, pressed again, done once', async ({ name, send, mutation }) => {
  const { done, log } = serviceOf(name);
  await expect(send(mutation, { input: { of: 'the act' } })).rejects.toThrow('fetch failed');
  await send(mutation, { input: { of: 'the act' } });
  expect(log).toHaveLength(2);
  expect([...done]).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/)]);
});

const [sample = { name: '', hash: '', text: '' }] = MUTATIONS;

test('an answer ends the key: the same act afterwards is another one', async () => {
  const { done } = serviceOf(sample.name, { done: true });
  await byPost(sample, { input: 1 });
  await byPost(sample, { input: 1 });
  expect(done.size).toBe(2);
});

test.each(['UPSTREAM_UNAVAILABLE', 'INTERNAL'])(
  'what a service may have done before %s keeps its key',
  async (code) => {
    const { done } = serviceOf(sample.name, { errors: [{ extensions: { code } }] });
    await expect(byPost(sample, { input: code })).rejects.toThrow(code);
    await byPost(sample, { input: code });
    expect(done.size).toBe(1);
  },
);

test('changed input is another act, and so is the first one after it', async () => {
  const { done } = serviceOf(sample.name);
  await expect(byPost(sample, { input: 'first' })).rejects.toThrow('fetch failed');
  await byPost(sample, { input: 'second' });
  await byPost(sample, { input: 'first' });
  expect(done.size).toBe(3);
});

test('an act that undoes it in between makes it another act', async () => {
  const keys: (string | null)[] = [];
  const replies: Reply[] = ['unreachable'];
  const answer = ({ headers }: { headers: Headers }): Reply => {
    keys.push(headers.get('idempotency-key'));
    return replies.shift() ?? { done: true };
  };
  fakeGraph({ Add: answer, Remove: answer });
  const act = (name: string) => byPost({ name, hash: 'h', text: '' }, { input: { videoCode: 'v' } });
  await expect(act('Add')).rejects.toThrow('fetch failed');
  await act('Remove');
  await act('Add');
  expect(new Set(keys).size).toBe(3);
});

test('two presses at once are one act', async () => {
  const { done, log } = serviceOf(sample.name, { done: true });
  await Promise.all([byPost(sample, { input: 'at once' }), byPost(sample, { input: 'at once' })]);
  expect(log).toHaveLength(2);
  expect(done.size).toBe(1);
});
