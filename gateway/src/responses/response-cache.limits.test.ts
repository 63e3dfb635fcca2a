import { FeedEvents } from '../content/feed-events';
import { keptResponseOf } from './kept-response';
import type { KeptResponse } from './kept-response';
import { ResponseCache } from './response-cache';

const EXTENSIONS = { locale: 'en' };
const PART = { max: 10, maxSize: 4_000 };

const response = (tags: readonly string[] = ['page:faq'], text = 'text'): KeptResponse => {
  const body = `{"data":{"text":"${text}"},"extensions":${JSON.stringify(EXTENSIONS)}}\n`;
  const kept = keptResponseOf(body, {
    locale: 'en',
    operation: 'other',
    documentHash: 'hash',
    cost: 1,
    objects: 1,
    tags,
    feeds: ['cms'],
    expiresAt: Number.POSITIVE_INFINITY,
    extensions: EXTENSIONS,
  });
  if (!kept) throw new Error('The body has another form.');
  return kept;
};

let events: FeedEvents;
let cache: ResponseCache;
beforeEach(() => {
  events = new FeedEvents();
  cache = new ResponseCache(events, () => 0, { reused: PART, probation: PART });
});
const keep = (key: string, kept = response(), since = cache.mark()): void =>
  cache.keep(key, 'document', kept, since);
const publish = (type: string, document: string): void =>
  events.publish({
    kind: 'changes',
    feed: 'cms',
    changes: [{ number: 1, type, document, locale: null, at: '2026-11-25T12:00:00.000Z' }],
  });

it('keeps what was asked for twice, however many keys somebody makes up', () => {
  keep('popular');
  expect(cache.find('popular')).toBeDefined();
  for (let number = 0; number < 1_000; number += 1) keep(`made-up-${number}`);
  expect(cache.find('popular')).toBeDefined();
  expect(cache.find('made-up-0')).toBeUndefined();
  expect(cache.size).toBeLessThanOrEqual(2 * PART.max);
});

it('never holds more bytes than it may, compressed copies and variants included', () => {
  for (let number = 0; number < 100; number += 1) {
    const key = `page-${number}`;
    keep(key, response(['page:faq'], 'x'.repeat(300)));
    cache.find(key)?.variantWith({ ...EXTENSIONS, number });
    cache.resize(key);
    expect(cache.bytes).toBeLessThanOrEqual(2 * PART.maxSize);
  }
  expect(cache.size).toBeGreaterThan(0);
});

it('does not keep what is larger than a part', () => {
  keep('large', response(['page:faq'], 'x'.repeat(5_000)));
  expect(cache.find('large')).toBeUndefined();
});

it('does not keep a response that began before a purge', () => {
  const since = cache.mark();
  publish('page', 'another');
  keep('late', response(), since);
  expect(cache.find('late')).toBeUndefined();
});

it('is empty after a gap of a feed', () => {
  keep('one');
  events.publish({ kind: 'gap', feed: 'accounts' });
  expect([cache.find('one'), cache.size, cache.bytes]).toEqual([undefined, 0, 0]);
});

it('lets requests wait for each other only where responses were public', async () => {
  cache.startFlight('first', 'document', Promise.resolve());
  expect(cache.flight('first')).toBeUndefined();
  keep('first');
  const failing = Promise.reject(new Error('The client has left.'));
  cache.startFlight('second', 'document', failing);
  await expect(cache.flight('second')).resolves.toBeUndefined();
  await expect(failing).rejects.toThrow('The client has left.');
  expect(cache.flight('second')).toBeUndefined();
  cache.startFlight('third', 'document', new Promise(() => undefined));
  publish('page', 'another');
  expect(cache.flight('third')).toBeUndefined();
});

it('refuses a body of another form', () => {
  const { facts } = response();
  expect(keptResponseOf('{"errors":[]}', { ...facts, extensions: EXTENSIONS })).toBeNull();
});
