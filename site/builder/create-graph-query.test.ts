/** @jest-environment node */
import { SiteChromeOperation } from '../src/shared/chrome/site-chrome.query.generated';
import { fakeUpstream } from '../server/testing/fake-upstream';
import type { FakeUpstream } from '../server/testing/fake-upstream';
import { createGraphQuery } from './create-graph-query';

const DATA = { contentVersion: 7 };

let answer: object;
let gateway: FakeUpstream;

beforeAll(async () => {
  gateway = await fakeUpstream((_request, response) => response.end(JSON.stringify(answer)));
});
afterAll(() => gateway.stop());

const ask = () => createGraphQuery(gateway.url)(SiteChromeOperation, {}, 'ar');

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
