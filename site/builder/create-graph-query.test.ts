/** @jest-environment node */
import { SiteChromeOperation } from '../src/shared/chrome/site-chrome.query.generated';
import { fakeUpstream } from '../server/testing/fake-upstream';
import type { FakeUpstream } from '../server/testing/fake-upstream';
import { createGraphQuery } from './create-graph-query';

const DATA = { contentVersion: 7 };

let answer: object;
/** Answers that come before it. */
const first: object[] = [];
let gateway: FakeUpstream;

beforeAll(async () => {
  gateway = await fakeUpstream((_request, response) => response.end(JSON.stringify(first.shift() ?? answer)));
});
afterAll(() => gateway.stop());

const ask = () => createGraphQuery(gateway.url, 1)(SiteChromeOperation, {}, 'ar');

it('returns the data', async () => {
  answer = { data: DATA, extensions: { locale: 'ar' } };
  expect(await ask()).toEqual(DATA);
});

it.each([
  ['with an error', { data: DATA, errors: [{ message: 'no settings' }] }, 'no settings'],
  ['without data', { data: null }, 'status 200'],
  ['from stale data', { data: DATA, extensions: { locale: 'ar', stale: true } }, 'stale'],
])('throws when the graph answers %s', async (_how, body, message) => {
  answer = body;
  await expect(ask()).rejects.toThrow(message);
});

it('asks again for what is stale for a moment', async () => {
  first.push({ data: { contentVersion: 6 }, extensions: { stale: true } });
  answer = { data: DATA };
  expect(await ask()).toEqual(DATA);
});
