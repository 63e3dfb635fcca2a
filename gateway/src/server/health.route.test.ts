import { startTestGateway } from '../testing/test-gateway';
import type { TestGateway } from '../testing/test-gateway';

let gateway: TestGateway;
beforeEach(async () => {
  gateway = await startTestGateway();
});
afterEach(() => gateway.close());

interface Readiness {
  status: string;
  upstreams: Record<'cms' | 'accounts', { state: string; since: string }>;
}

const ready = async () => {
  const answer = await fetch(`${gateway.origin}/ready`);
  const { status, headers } = answer;
  return { status, cache: headers.get('cache-control'), body: (await answer.json()) as Readiness };
};
const up = { state: 'up', since: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/) as string };

describe('/ready', () => {
  it('is 200 while both upstreams answer', async () => {
    expect(await ready()).toEqual({
      status: 200,
      cache: 'no-store',
      body: { status: 'ready', upstreams: { cms: up, accounts: up } },
    });
  });

  it.each(['cms', 'accounts'] as const)('is 503 and names %s when it does not answer', async (name) => {
    const other = name === 'cms' ? 'accounts' : 'cms';
    gateway[name].down = true;
    const before = Date.now();
    await gateway.feeds[name].poll();
    const { status, body } = await ready();
    expect(status).toBe(503);
    expect(body).toMatchObject({
      status: 'not ready',
      upstreams: { [name]: { state: 'down' }, [other]: up },
    });
    expect(Date.parse(body.upstreams[name].since)).toBeGreaterThanOrEqual(before);
    expect((await fetch(`${gateway.origin}/health`)).status).toBe(200);
    await gateway.feeds[name].poll();
    expect((await ready()).body).toEqual(body);
    gateway[name].down = false;
    await gateway.feeds[name].poll();
    expect(await ready()).toMatchObject({ status: 200, body: { upstreams: { [name]: up } } });
  });
});
