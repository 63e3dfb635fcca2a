import { HEADERS } from '@sahra/schemas/headers';

import { startTestGateway } from '../testing/test-gateway';
import type { TestGateway } from '../testing/test-gateway';

const SHOWS = '{ shows(first: 5) { nodes { slug } } }';
const STRANGER = { 'x-forwarded-for': '203.0.113.7' };

interface Line {
  reqId: string;
  responseTime?: number;
}

let gateway: TestGateway;
let lines: Line[] = [];
/** Which of the requests went through the route, by their ids: only the route measures a time. */
const throughRoute = (...ids: string[]) =>
  ids.filter((id) => lines.find(({ reqId }) => reqId === id)?.responseTime !== undefined);

const get = (id: string, headers: Record<string, string> = {}, query = SHOWS) =>
  gateway.get({ query }, { [HEADERS.requestId]: id, ...headers });

beforeEach(async () => {
  lines = [];
  const onLogLine = (line: string) => void lines.push(JSON.parse(line) as Line);
  gateway = await startTestGateway({ onLogLine, addressCostPerSecond: 5 });
});
afterEach(() => gateway.close());

describe('a response from memory', () => {
  it('is sent in front of the route, with the id of its request and one line in the log', async () => {
    await (await get('first')).text();
    const { headers } = await get('second');
    expect(headers.get(HEADERS.requestId)).toBe('second');
    const [first, second] = lines.filter(({ reqId }) => ['first', 'second'].includes(reqId));
    expect(throughRoute('first', 'second')).toEqual(['first']);
    expect(first).toEqual({
      ...second,
      reqId: 'first',
      time: expect.any(Number) as number,
      responseTime: expect.any(Number) as number,
    });
  });

  it('is paid once, and refused by the route when the bucket is empty', async () => {
    const left = async (id: string) => {
      const response = await get(id, STRANGER);
      return { status: response.status, left: Number(response.headers.get(HEADERS.rateLimitLeft)) };
    };
    // The bucket fills with time.
    gateway.clock.now = Date.now();
    await left('first');
    const [second, third] = [await left('second'), await left('third')];
    const cost = second.left - third.left;
    expect(cost).toBeGreaterThan(0);
    expect(throughRoute('second', 'third')).toEqual([]);
    for (let paid = third.left; paid >= cost; paid -= cost)
      expect(await left('more')).toEqual({ status: 200, left: paid - cost });
    expect((await left('last')).status).toBe(429);
    expect(throughRoute('last')).toEqual(['last']);
  });

  it('is sent by the route where anything may differ', async () => {
    await get('first');
    await get('bearer', { authorization: 'Bearer bearer-paid' });
    await get('key', { 'x-api-key': 'sk_unknown' });
    await get('arabic', { [HEADERS.localization]: 'ar' });
    await get('another type', { accept: 'application/graphql-response+json' });
    await get('other', {}, '{ channels(first: 1) { nodes { slug } } }');
    await get('again');
    const ids = ['bearer', 'key', 'arabic', 'other'];
    expect(throughRoute(...ids, 'again')).toEqual(ids);
  });
});
