import Fastify from 'fastify';
import type { FastifyInstance } from 'fastify';

import { startAccounts } from '../../testing/start-accounts';
import type { RunningAccounts } from '../../testing/start-accounts';
import { handleErrors } from '../http/errors/handle-errors';
import { Refusal } from '../http/errors/refusal';
import { DAY_MS } from '../time/durations';
import { respondIdempotently } from './respond-idempotently';

let accounts: RunningAccounts;
let app: FastifyInstance;
let done = 0;

beforeAll(async () => {
  accounts = await startAccounts();
  const { database, clock } = accounts;
  app = Fastify();
  handleErrors(app);
  app.post('/count', (request, reply) =>
    respondIdempotently({ database, clock: clock.now }, { request, reply, viewerId: null }, async (trx) => {
      const { fails } = request.body as { fails?: string };
      await trx
        .insertInto('changes')
        .values({ number: (done += 1), type: 'count', document: 'x', locale: null })
        .execute();
      if (fails === 'thrown') throw new Refusal(422, 'CODE_WRONG');
      if (fails === 'answered') return { refusal: new Refusal(422, 'CODE_WRONG') };
      return { status: 201, body: { count: done } };
    }),
  );
  await app.ready();
});
afterAll(async () => {
  await app.close();
  await accounts.stop();
});
beforeEach(async () => {
  await accounts.database.pool.query('delete from changes; delete from idempotency_keys');
});

const count = (key: string | undefined, body: object = {}) =>
  app.inject({
    method: 'POST',
    url: '/count',
    payload: body,
    headers: key === undefined ? {} : { 'idempotency-key': key },
  });
const written = async () =>
  (await accounts.database.queries.selectFrom('changes').select('number').execute()).length;

test('without a key every request is done', async () => {
  await count(undefined);
  await count(undefined);
  expect(await written()).toBe(2);
});

test('twenty requests with one key at once are done once and answered alike', async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, () => count('one-submit')));
  expect(await written()).toBe(1);
  expect(new Set(answers.map(({ body, statusCode }) => `${statusCode} ${body}`)).size).toBe(1);
  expect(answers[0]?.statusCode).toBe(201);
});

test('a key is worth nothing after 24 hours, also for other data, and then holds again', async () => {
  const first = await count('of-yesterday');
  accounts.clock.advance(DAY_MS - 1);
  expect((await count('of-yesterday')).body).toBe(first.body);
  accounts.clock.advance(1);
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => count('of-yesterday', { other: 'data' })),
  );
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array<number>(5).fill(201));
  expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
  expect(answers[0]?.body).not.toBe(first.body);
  expect(await written()).toBe(2);
});

test('a key that comes back with other data is refused', async () => {
  await count('used');
  const answer = await count('used', { other: 'data' });
  expect(answer.statusCode).toBe(422);
  expect(answer.json()).toMatchObject({ code: 'IDEMPOTENCY_KEY_REUSED' });
  expect(await written()).toBe(1);
});

test('a thrown refusal undoes everything, so that the same key may try again', async () => {
  expect((await count('failing', { fails: 'thrown' })).statusCode).toBe(422);
  expect(await written()).toBe(0);
  expect((await count('failing')).statusCode).toBe(201);
});

test('an answered refusal keeps its writes and is not kept itself', async () => {
  expect((await count('counted', { fails: 'answered' })).statusCode).toBe(422);
  expect((await count('counted', { fails: 'answered' })).statusCode).toBe(422);
  expect(await written()).toBe(2);
});

test('a key that is too long is refused', async () => {
  expect((await count('k'.repeat(256))).statusCode).toBe(400);
});
