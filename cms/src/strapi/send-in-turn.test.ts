import type { Client } from 'pg';

import { sendInTurn } from './send-in-turn';

type Callback = (error: Error | null, result: unknown) => void;

/** A connection that answers each query later, and refuses one that comes before the answer to the last. */
const connectionThatAnswersLater = () => {
  const sent: string[] = [];
  let isBusy = false;
  const answer = (text: string, end: Callback): void => {
    expect({ text, isBusy }).toEqual({ text, isBusy: false });
    isBusy = true;
    sent.push(text);
    setImmediate(() => {
      isBusy = false;
      if (text === 'wrong') end(new Error('syntax error'), undefined);
      else end(null, text);
    });
  };
  const query = (text: string, end?: Callback): Promise<unknown> | undefined => {
    if (end) {
      answer(text, end);
      return undefined;
    }
    return new Promise((resolve, reject) => {
      answer(text, (error, result) => {
        if (error) reject(error);
        else resolve(result);
      });
    });
  };
  const connection = { query };
  sendInTurn(connection as unknown as Pick<Client, 'query'>);
  const ask = (text: string): Promise<unknown> =>
    new Promise((resolve, reject) => {
      void connection.query(text, (error, result) => {
        if (error) reject(error);
        else resolve(result);
      });
    });
  return { connection, ask, sent };
};

test('queries that come at once are sent one after the other, in their order', async () => {
  const { ask, sent } = connectionThatAnswersLater();
  expect(await Promise.all(['one', 'two', 'three', 'four'].map(ask))).toEqual([
    'one',
    'two',
    'three',
    'four',
  ]);
  expect(sent).toEqual(['one', 'two', 'three', 'four']);
});

test('a query that fails does not stop those after it', async () => {
  const { connection, ask } = connectionThatAnswersLater();
  const answers = await Promise.allSettled([
    ask('one'),
    ask('wrong'),
    connection.query('wrong'),
    connection.query('two'),
    ask('three'),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([
    'fulfilled',
    'rejected',
    'rejected',
    'fulfilled',
    'fulfilled',
  ]);
});

test('a stream of rows is given back as it is', () => {
  const stream = { submit: () => undefined };
  const connection = { query: (given: unknown) => given };
  sendInTurn(connection as unknown as Pick<Client, 'query'>);
  expect(connection.query(stream)).toBe(stream);
});
