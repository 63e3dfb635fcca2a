import { HEADERS } from '@sahra/schemas/headers';

import { contentVersion } from '../content/content-state';
import { ContentVersionOperation } from '../content/content-version.query.generated';
import { queryGraph } from '../graph/query-graph';
import { isPreview, startPreview } from './preview';

const desk = { postMessage: jest.fn() };
const fetched = jest.fn((_url: string, _init: RequestInit) =>
  Promise.resolve(Response.json({ data: { contentVersion: 7 } })),
);
const say = (data: unknown, source: unknown = desk): boolean =>
  window.dispatchEvent(new MessageEvent('message', { data, source: source as Window }));
const settle = () => new Promise((resolve) => setTimeout(resolve));
const sent = (call: number): RequestInit | undefined => fetched.mock.calls[call]?.[1];

beforeAll(() => {
  globalThis.fetch = fetched as unknown as typeof fetch;
});

test('a page outside a frame, or in one without the parameter, is no preview', async () => {
  window.history.replaceState(null, '', '/en/faq?preview');
  expect(isPreview()).toBe(false);
  Object.defineProperty(window, 'parent', { value: desk, configurable: true });
  expect(isPreview()).toBe(true);
  window.history.replaceState(null, '', '/en/faq');
  expect(isPreview()).toBe(false);
  await queryGraph(ContentVersionOperation, {}, 'en');
  expect(sent(0)?.headers).not.toHaveProperty(HEADERS.previewToken);
  expect(sent(0)?.cache).toBe('no-cache');
});

test('a preview waits for the token of the desk, reads drafts with it, and reads again after each save', async () => {
  startPreview();
  expect(desk.postMessage).toHaveBeenCalledWith({ type: 'sahra.preview.ready' }, '*');
  const reading = queryGraph(ContentVersionOperation, {}, 'en');
  say({ type: 'sahra.preview', token: 'of a stranger', revision: 1 }, { postMessage: jest.fn() });
  say({ type: 'something else' });
  await settle();
  expect(fetched).toHaveBeenCalledTimes(1);

  say({ type: 'sahra.preview', token: 'first', revision: 1 });
  await reading;
  expect(sent(1)).toMatchObject({ headers: { [HEADERS.previewToken]: 'first' }, cache: 'no-store' });
  expect(contentVersion.get()).toBe(-1);

  say({ type: 'sahra.preview', token: 'second', revision: 2 });
  await queryGraph(ContentVersionOperation, {}, 'en');
  expect(sent(2)).toMatchObject({ headers: { [HEADERS.previewToken]: 'second' } });
  expect(contentVersion.get()).toBe(-2);
});
