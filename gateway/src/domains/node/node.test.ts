import { assertInterfaceType } from 'graphql';

import { PUBLIC_CACHE_CONTROL } from '../../graph/cache-control.plugin';
import { nodeId } from '../../graph/node-id';
import { createGraphSchema } from '../../graph/schema';
import { scheduleEntry, show } from '../../testing/catalogue';
import { startTestGateway } from '../../testing/test-gateway';
import type { TestGateway } from '../../testing/test-gateway';
import { NODE_TYPES } from './node-types';

let gateway: TestGateway;
beforeEach(async () => {
  gateway = await startTestGateway();
  gateway.cms.catalogue.schedule = [scheduleEntry('final')];
  gateway.cms.catalogue.shows[0] = show('show-1', {
    seasons: [{ number: 2, title: null, locale: null, year: null, episode_count: 6 }],
  });
});
afterEach(() => gateway.close());

const NODES = 'query ($ids: [ID!]!) { nodes(ids: $ids) { __typename id } }';
const FREE = { authorization: 'Bearer bearer-free' };
interface Owned {
  id: string;
  devices: { id: string }[];
  payments: { nodes: { id: string }[] };
  receipts: { nodes: { id: string }[] };
}
const nodes = (ids: string[], headers: Record<string, string> = {}) => gateway.ask(NODES, { ids }, headers);

describe('a node', () => {
  it.each([
    ['Channel', 'cinema'],
    ['Plan', 'free'],
    ['ScheduleEntry', 'final'],
    ['Season', 'show-1:2'],
    ['Show', 'show-1'],
    ['Sport', 'football'],
    ['Video', 'live01'],
  ] as const)('of type %s is read by its id', async (type, key) => {
    const id = nodeId(type, key);
    const { body } = await gateway.ask('query ($id: ID!) { node(id: $id) { __typename id } }', { id });
    expect(body).toMatchObject({ data: { node: { __typename: type, id } } });
  });

  it('of a page says which kind of page it is', async () => {
    const id = nodeId('Page', 'faq');
    expect((await nodes([id])).body.data).toEqual({ nodes: [{ __typename: 'FaqPage', id }] });
  });

  it('of the viewer is read with their bearer, and is null without it', async () => {
    const query = '{ viewer { id devices { id } payments { nodes { id } } receipts { nodes { id } } } }';
    const { body } = await gateway.ask(query, {}, FREE);
    const viewer = body.data?.['viewer'] as Owned;
    const ids = [viewer, ...viewer.devices, ...viewer.payments.nodes, ...viewer.receipts.nodes].map(
      (each) => each.id,
    );
    const read = await nodes(ids, FREE);
    expect(read.body.data).toMatchObject({ nodes: ids.map((id) => ({ id })) });
    expect((await nodes(ids)).body.data).toEqual({ nodes: ids.map(() => null) });
    expect((await nodes([nodeId('Viewer', 'somebody-else')], FREE)).body.data).toEqual({ nodes: [null] });
  });

  it('is every type that has an id', () => {
    const schema = createGraphSchema();
    const types = schema.getPossibleTypes(assertInterfaceType(schema.getType('Node')));
    const known = [...NODE_TYPES.keys()];
    const named = types.map((type) =>
      type.getInterfaces().some(({ name }) => name === 'Page') ? 'Page' : type.name,
    );
    expect(named.filter((name) => !known.includes(name))).toEqual([]);
    expect(known.filter((name) => !named.includes(name))).toEqual([]);
  });

  it('has the fields of its type, as by the type’s own field', async () => {
    const { body } = await gateway.ask(
      'query ($id: ID!) { node(id: $id) { ... on Video { code title show { slug } } } video(code: "ep01n1x") { id code title show { slug } } }',
      { id: nodeId('Video', 'ep01n1x') },
    );
    const { id, ...video } = body.data?.['video'] as Record<string, unknown>;
    expect(id).toBe(nodeId('Video', 'ep01n1x'));
    expect(body.data?.['node']).toEqual(video);
  });

  it.each([
    ['a key instead of an id', 'live01'],
    ['a type that is no node', Buffer.from('Query:all').toString('base64url')],
    ['a season that the show does not have', nodeId('Season', 'show-1:7')],
    ['a video that does not exist', nodeId('Video', 'gone01x')],
    ['a key that cannot be one', nodeId('Show', '../faq')],
  ])('is null by %s', async (_what, id) => {
    expect((await nodes([id])).body).toMatchObject({ data: { nodes: [null] } });
  });

  it('that everybody may read is kept by caches', async () => {
    const answer = await gateway.get({ query: `{ node(id: "${nodeId('Show', 'show-1')}") { id } }` });
    expect(answer.headers.get('cache-control')).toBe(PUBLIC_CACHE_CONTROL);
  });
});

describe('several nodes', () => {
  it('stand in the order of the ids, with one call for each type', async () => {
    const ids = [
      nodeId('Video', 'ep03n1x'),
      nodeId('Show', 'show-2'),
      nodeId('Video', 'ep01n1x'),
      nodeId('Video', 'gone01x'),
      nodeId('Show', 'show-1'),
    ];
    const { body } = await nodes(ids);
    expect((body.data?.['nodes'] as ({ id: string } | null)[]).map((node) => node?.id)).toEqual([
      ids[0],
      ids[1],
      ids[2],
      undefined,
      ids[4],
    ]);
    expect(gateway.cmsCalls().map((call) => call.split('?')[0])).toEqual(['/api/videos', '/api/shows']);
  });

  it('are refused when they are more than 50, before any is read', async () => {
    const { body } = await nodes(Array.from({ length: 51 }, (_, index) => nodeId('Show', `show-${index}`)));
    expect(body).toMatchObject({ data: { nodes: null } });
    expect(body.errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
    expect(gateway.cmsCalls()).toEqual([]);
  });

  it('cost as much as there are ids', async () => {
    const costOf = async (count: number) => {
      const ids = Array.from({ length: count }, (_, index) => nodeId('Show', `show-${index}`));
      return (await nodes(ids, { 'x-api-key': 'sk_everything' })).body.extensions?.cost;
    };
    expect([await costOf(3), await costOf(20)]).toMatchObject([{ requested: 3 }, { requested: 20 }]);
  });
});

describe('a key of a partner app', () => {
  const key = { 'x-api-key': 'sk_catalogue' };

  it('opens the nodes of its scopes only', async () => {
    const ids = [nodeId('Show', 'show-1'), nodeId('ScheduleEntry', 'final')];
    const { body } = await nodes(ids, key);
    expect(body.data).toEqual({ nodes: [{ __typename: 'Show', id: ids[0] }, null] });
    expect(body.errors).toMatchObject([
      { path: ['nodes', 1], extensions: { code: 'FORBIDDEN', scope: 'schedule:read' } },
    ]);
    expect(gateway.cmsCalls().filter((call) => call.startsWith('/api/schedule'))).toEqual([]);
  });

  it('learns no difference between a node it may not read and one that does not exist', async () => {
    const codes = await Promise.all(
      ['final', 'gone'].map(
        async (id) => (await nodes([nodeId('ScheduleEntry', id)], key)).body.errors?.[0]?.extensions.code,
      ),
    );
    expect(codes).toEqual(['FORBIDDEN', 'FORBIDDEN']);
  });
});
