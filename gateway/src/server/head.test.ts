import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { startTestGateway } from '../testing/test-gateway';
import type { TestGateway } from '../testing/test-gateway';

const PAGE = '<!doctype html><title>Playground</title>';
const GRAPH = 'application/graphql-response+json';

let folder: string;
let gateway: TestGateway;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sahra-playground-'));
  await writeFile(join(folder, 'index.html'), PAGE);
  for (const file of ['playground.js', 'playground.css', 'examples.json'])
    await writeFile(join(folder, file), '{}');
  gateway = await startTestGateway({ playgroundDir: folder });
});
afterAll(async () => {
  await gateway.close();
  await rm(folder, { recursive: true, force: true });
});

type Values = Readonly<Record<string, string>>;

const send = async (method: 'GET' | 'HEAD', parameters: Values, headers: Values = {}) => {
  const search = new URLSearchParams(parameters).toString();
  const answer = await fetch(`${gateway.origin}/graphql${search && `?${search}`}`, {
    method,
    headers: { accept: GRAPH, 'accept-encoding': 'identity', ...headers },
  });
  const told = ['content-type', 'content-length', 'cache-control', 'vary', 'etag', 'allow'].map((name) => [
    name,
    answer.headers.get(name),
  ]);
  return { status: answer.status, told: Object.fromEntries(told) as Values, body: await answer.text() };
};

/** Sends both, and returns the status; the request was sent before, so that both are answered in the same way. */
const statusOfBoth = async (parameters: Values, headers: Values): Promise<number> => {
  await send('GET', parameters, headers);
  const got = await send('GET', parameters, headers);
  const head = await send('HEAD', parameters, headers);
  expect(head).toEqual({ ...got, body: '' });
  return head.status;
};

const query = '{ shows(first: 1) { nodes { slug } } }';

describe('HEAD', () => {
  it.each<[string, number, Values, Values]>([
    ['a query', 200, { query }, {}],
    ['the schema', 200, { query: '{ __schema { queryType { name } } }' }, {}],
    ['the playground', 200, {}, { accept: 'text/html' }],
    ['a document that is not GraphQL', 400, { query: '{ syntax' }, {}],
    ['no document', 400, {}, {}],
    ['a mutation', 405, { query: 'mutation { signOut(input: {}) { __typename } }' }, {}],
    ['a query with a cookie', 400, { query }, { cookie: 'a=b' }],
    ['a type that is not there', 406, { query }, { accept: 'image/png' }],
  ])('has the status and the headers of GET, and no body: %s', async (_what, status, parameters, headers) => {
    expect(await statusOfBoth(parameters, headers)).toBe(status);
  });

  it('tells that a copy is current', async () => {
    const { told } = await send('HEAD', { query });
    const again = await send('HEAD', { query }, { 'if-none-match': told['etag'] ?? '' });
    expect([again.status, again.body]).toEqual([304, '']);
  });

  it('opens no event stream', async () => {
    const subscription = 'subscription { contentChanged { contentVersion } }';
    const { status } = await send('HEAD', { query: subscription }, { accept: 'text/event-stream' });
    expect(status).toBe(406);
  });
});

describe('a GET with an empty document', () => {
  it.each<[string, Values]>([
    ['alone', { query: '' }],
    ['beside variables', { query: '', variables: '{}' }],
    ['beside the name of an operation', { query: '', operationName: 'Shows' }],
  ])('is told that there is none: %s', async (_what, parameters) => {
    for (const accept of [GRAPH, 'application/json', '*/*', 'text/html,*/*']) {
      const { status, body } = await send('GET', parameters, { accept });
      expect([accept, status]).toEqual([accept, 400]);
      expect(JSON.parse(body)).toMatchObject({ errors: [{ extensions: { code: 'DOCUMENT_MISSING' } }] });
    }
  });
});
