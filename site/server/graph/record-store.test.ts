/** @jest-environment node */
import type { ServerResponse } from 'node:http';

import { graphAnswer, textOf } from '../testing/fake-graph';
import { fakeUpstream } from '../testing/fake-upstream';
import type { FakeUpstream, SeenRequest } from '../testing/fake-upstream';
import { GraphClient } from './graph-client';
import { RecordStore } from './record-store';

/** Every limited wait is over at once, so that a test sees what a reader gets who waits no longer. */
jest.mock('node:timers/promises', () => ({
  setTimeout: (_ms: number, value: unknown) => Promise.resolve(value),
}));

const QUERY = { operation: { name: 'Text', hash: 'text' }, variable: 'slug', fields: ['page'] };

let gateway: FakeUpstream;
let graph: GraphClient;
let title: string;
/** Responses of the gateway that the test holds back; null while it holds none. */
let held: (() => void)[] | null;
beforeEach(async () => {
  [title, held] = ['old', null];
  const answer = graphAnswer({
    Text: ({ slug }) => (slug === 'broken' ? null : textOf(String(slug), { title })),
    ContentVersion: () => null,
  });
  gateway = await fakeUpstream((request: SeenRequest, response: ServerResponse) => {
    const send = () => answer(request, response);
    if (held && request.url.includes('operationName=Text')) held.push(send);
    else send();
  });
  graph = new GraphClient(gateway.url, 4000);
});
afterEach(async () => {
  await graph.close();
  await gateway.stop();
});

const read = async (records: RecordStore, slug: string) => {
  const answer = await records.find(QUERY, slug, 'en');
  return answer.state === 'found' ? (JSON.parse(answer.record.json) as ReturnType<typeof textOf>) : answer;
};
const released = async <Value>(reading: Promise<Value>): Promise<Value> => {
  while (held?.length === 0) await new Promise(setImmediate);
  held?.forEach((send) => send());
  return reading;
};

test('readers wait for a graph that answers with an error about another record only', async () => {
  const records = new RecordStore(graph, 0);
  await read(records, 'about');
  expect(await read(records, 'broken')).toEqual({ state: 'unavailable' });
  [title, held] = ['new', []];
  expect(await released(read(records, 'about'))).toMatchObject({ page: { title: 'new' } });
});

test('readers of a graph that did not answer get the last good response at once', async () => {
  const records = new RecordStore(graph, 0);
  await read(records, 'about');
  await gateway.stop();
  await read(records, 'about');
  await gateway.start();
  [title, held] = ['new', []];
  expect(await read(records, 'about')).toMatchObject({ page: { title: 'old' } });
});
