import type { UpstreamClient } from '../upstreams/http/upstream-client';
import { FeedFollower } from './feed-follower';

let polls: number;
let isUp: boolean;
let follower: FeedFollower;
const onFailure = jest.fn();

beforeEach(() => {
  jest.useFakeTimers();
  [polls, isUp] = [0, false];
  const call = (): Promise<unknown> => {
    polls += 1;
    const response = { status: 200, body: { data: [], meta: { last: 3 } }, setCookies: [] };
    return isUp ? Promise.resolve(response) : Promise.reject(new Error('away'));
  };
  const client = { call, close: () => Promise.resolve() } as UpstreamClient;
  follower = new FeedFollower('cms', client, { onChanges: jest.fn(), onGap: jest.fn(), onFailure });
});
afterEach(() => {
  follower.stop();
  jest.useRealTimers();
});

it('finds a service that starts beside it within a tenth of a second, without a report of failure', async () => {
  await follower.follow();
  await jest.advanceTimersByTimeAsync(500);
  expect([polls, follower.reachable]).toEqual([6, false]);
  isUp = true;
  await jest.advanceTimersByTimeAsync(100);
  expect(follower.reachable).toBe(true);
  expect(onFailure).not.toHaveBeenCalled();
});

it('polls once a second as soon as the feed was read, also while it is away again', async () => {
  isUp = true;
  await follower.follow();
  isUp = false;
  await jest.advanceTimersByTimeAsync(3000);
  expect(polls).toBe(4);
  expect(onFailure).toHaveBeenCalledTimes(1);
});
